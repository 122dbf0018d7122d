import { createHash } from 'node:crypto'
import { closeSync, readSync } from 'node:fs'
import { openRegularFile } from '../read-regular-file.ts'

/** Hashes the content of a file, given its absolute path, as `toHash` does. Throws the error of the system call. */
export type HashFileAt = (path: string) => string

/**
 * Creates a hasher that reads all files into one buffer. A build with nothing to do may hash a thousand files, and a buffer
 * for each took longer than reading them.
 */
export function createFileHasher(): HashFileAt {
  const buffer = Buffer.allocUnsafe(1 << 17)
  return (path) => {
    const hash = createHash('sha256')
    const file = openRegularFile(path)
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
