import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

/** Gives the hash of a file at an absolute path, as `toHash` gives that of its bytes. Throws what the disk says. */
export type HashFileAt = (path: string) => string

/**
 * Creates a hasher that reads all files through one buffer: a build that has nothing to do reads a thousand files for their
 * hashes alone, and a buffer for each cost it more than the reading.
 */
export function createFileHasher(): HashFileAt {
  const buffer = Buffer.allocUnsafe(1 << 17)
  return (path) => {
    const hash = createHash('sha256')
    const file = openSync(path, 'r')
    try {
      for (let read = buffer.length; read === buffer.length; ) {
        read = readSync(file, buffer, 0, buffer.length, null)
        hash.update(buffer.subarray(0, read))
      }
    } finally {
      closeSync(file)
    }
    return hash.digest('base64url')
  }
}
