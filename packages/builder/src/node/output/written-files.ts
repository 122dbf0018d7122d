/** The files that one build has written so far, by path. */
export interface WrittenFiles {
  add(path: string, size: number): void
  drop(path: string): void
  has(path: string): boolean
  paths(): Iterable<string>
  /** The file that is the same file on disks that ignore case and Unicode composition. */
  findSameName(path: string): string | undefined
  /** A file that is one of the folders of this path, or that needs a folder with this path. */
  findClash(path: string): string | undefined
  /** The number of files and their total size. */
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
      byKey.set(toPathKey(path), path)
      for (const folder of listFolders(path)) {
        if (folders.has(folder)) break
        folders.set(folder, path)
      }
    },
    drop: (path) => void sizes.delete(path),
    has: (path) => sizes.has(path),
    paths: () => sizes.keys(),
    findSameName: (path) => byKey.get(toPathKey(path)),
    findClash: (path) => folders.get(path) ?? listFolders(path).find((folder) => sizes.has(folder)),
    count: () => ({ files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }),
  }
}

/** Two paths with the same key are one file on disks that ignore case and Unicode composition. */
export function toPathKey(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** The folders of a path, the innermost first. */
function listFolders(path: string): string[] {
  const folders: string[] = []
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) folders.push(path.slice(0, end))
  return folders
}
