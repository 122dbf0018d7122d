import { isSharedFile, type OutputFolder, type SourceFolder, type StampedFile } from '../../core/index.ts'

/** The part of an output folder that a version is written to. */
export interface VersionOutput extends OutputFolder {
  /** The paths of its files in the whole output folder, with those that it shares. */
  paths(): string[]
  /** Converts the stamps of all files: those of the version have their paths in the version. */
  toOwnStamps(files: readonly StampedFile[]): StampedFile[]
}

export interface VersionOutputOptions {
  /** Path of the version. Empty for the latest one. */
  folder: string
  /** What is copied comes from here. Undefined for the site's folder on the disk. */
  source: SourceFolder | undefined
  /** The shared files that versions have written. Their names contain hashes, so each is written once. */
  shared: Set<string>
}

/** Creates the part of an output folder for a version. */
export function createVersionOutput(
  output: OutputFolder,
  { folder, source, shared }: VersionOutputOptions,
): VersionOutput {
  const written = new Set<string>()
  const prefix = folder === '' ? '' : `${folder}/`
  const toWhole = (path: string): string => (isSharedFile(path) ? path : prefix + path)
  const isOnce = (path: string): boolean => isSharedFile(path) && shared.has(path)

  /** Notes a file. Returns its path, or undefined if another version has written it. */
  function claim(path: string): string | undefined {
    const whole = toWhole(path)
    written.add(whole)
    if (isOnce(path)) return undefined
    if (isSharedFile(path)) shared.add(path)
    return whole
  }

  function write(path: string, content: string | Uint8Array, origin?: string): void {
    // Hosts read it only at the root.
    if (folder !== '' && path === '.nojekyll') return
    const whole = claim(path)
    if (whole !== undefined) output.write(whole, content, source === undefined ? origin : undefined)
  }

  return {
    write,
    append: (path, content) => output.append(claim(path) ?? path, content),
    copy(path, from) {
      if (source === undefined) {
        output.copy(claim(path) ?? path, from)
        return
      }
      const bytes = source.readBytes(from)
      if (bytes !== undefined) write(path, bytes)
    },
    ...(output.reuse && {
      reuse(files: readonly StampedFile[]) {
        const others = files.filter(([path]) => !isOnce(path))
        if (!output.reuse?.(others.map(([path, stamp]) => [toWhole(path), stamp]))) return false
        for (const [path] of files) claim(path)
        return true
      },
    }),
    finish: () => ({ files: 0, bytes: 0 }),
    paths: () => [...written],
    toOwnStamps: (files) =>
      files.flatMap(([path, stamp]): StampedFile[] => {
        if (isSharedFile(path)) return [[path, stamp]]
        return path.startsWith(prefix) ? [[path.slice(prefix.length), stamp]] : []
      }),
  }
}
