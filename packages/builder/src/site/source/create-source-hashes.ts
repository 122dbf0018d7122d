import { type SourceFolder, toHash } from '../../core/index.ts'

/** Hashes the content of a file. A missing file has the hash of an empty one. Each file is read once. */
export type HashFile = (path: string) => string

/** Creates the hashes of the files in a folder as it is now. */
export function createSourceHashes(source: Pick<SourceFolder, 'readBytes' | 'hash'>): HashFile {
  const known = new Map<string, string>()
  return (path) => {
    const hash = known.get(path) ?? source.hash?.(path) ?? toHash(source.readBytes(path) ?? '')
    known.set(path, hash)
    return hash
  }
}
