/** The files that one build has written so far, by path. */
export interface WrittenFiles {
  add(path: string, size: number): void
  drop(path: string): void
  has(path: string): boolean
  paths(): Iterable<string>
  /** The file that is this one on disks that ignore case and Unicode composition. */
  findSameName(path: string): string | undefined
  /** The file that would need a folder of this name, or be one. */
  findClash(path: string): string | undefined
  /** How many there are, and their bytes. */
  count(): { files: number; bytes: number }
}

export function createWrittenFiles(): WrittenFiles {
  const sizes = new Map<string, number>()
  const byKey = new Map<string, string>()
  /** Folder → the first file in it. */
  const folders = new Map<string, string>()

  return {
    add(path, size) {
      sizes.set(path, size)
      byKey.set(toKey(path), path)
      for (const folder of listFolders(path)) {
        if (folders.has(folder)) break
        folders.set(folder, path)
      }
    },
    drop: (path) => void sizes.delete(path),
    has: (path) => sizes.has(path),
    paths: () => sizes.keys(),
    findSameName: (path) => byKey.get(toKey(path)),
    findClash: (path) => folders.get(path) ?? listFolders(path).find((folder) => sizes.has(folder)),
    count: () => ({ files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }),
  }
}

/** Two paths with one key are one file on disks that ignore case and Unicode composition. */
export function toKey(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** The folders of a path, the nearest first. */
function listFolders(path: string): string[] {
  const folders: string[] = []
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) folders.push(path.slice(0, end))
  return folders
}
