import { type SourceFolder, toHash } from '../../core/index.ts'

/** Hash of a file's content by its path; of a file that is not there it is that of none. Each file is read once. */
export type HashFile = (path: string) => string

/** Creates the hashes of a folder as it is now. */
export function createSourceHashes(source: Pick<SourceFolder, 'readBytes' | 'hash'>): HashFile {
  const known = new Map<string, string>()
  return (path) => {
    const hash = known.get(path) ?? source.hash?.(path) ?? toHash(source.readBytes(path) ?? '')
    known.set(path, hash)
    return hash
  }
}
