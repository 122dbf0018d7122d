import { type SourceFile, type SourceFolder, toHash } from '../core/index.ts'
import { createSourceHashes, type HashFile } from '../site/index.ts'
import type { SourceStamps } from './build-manifest.ts'

/** Hashes of source files that are known from the last build as long as the file has not been touched. */
export interface StampedHashes {
  hashFile: HashFile
  /** The hashes of this build, for the next one. */
  toStamps(): SourceStamps
}

/**
 * Creates the hashes of the files in a folder as it is now. Reading a file to hash it takes several times as long as
 * listing it. A change that restores size and modification time is seen too: the time of the change itself can't be set.
 */
export function createStampedHashes(source: SourceFolder, last: SourceStamps = {}): StampedHashes {
  const hashContent = createSourceHashes(source)
  const files = new Map(source.list().map((file) => [file.path, file]))
  const known = new Map(Object.entries(last))
  const stamps = new Map<string, SourceStamps[string]>()

  function hashFile(path: string): string {
    const stamp = toStamp(files.get(path))
    const entry = stamps.get(path) ?? known.get(path)
    if (stamp !== undefined && entry?.[0] === stamp) {
      stamps.set(path, entry)
      return entry[1]
    }
    const hash = hashContent(path)
    // A file that can't be read has to be read again, so that every build reports it.
    if (stamp !== undefined && hash !== NO_CONTENT) stamps.set(path, [stamp, hash])
    return hash
  }

  return { hashFile, toStamps: () => Object.fromEntries(stamps) }
}

const NO_CONTENT = toHash('')

function toStamp(file: SourceFile | undefined): string | undefined {
  if (file?.modified === undefined || file.changed === undefined) return undefined
  return `${file.size} ${file.modified} ${file.changed}`
}
