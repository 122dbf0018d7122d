import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

/** Not defined on Windows, which has no named pipes in folders. */
const { O_RDONLY, O_NONBLOCK = 0 } = constants

/**
 * Opens a file for reading. Anything else at the path is refused: opening a named pipe would wait until somebody writes to
 * it, and a device never ends.
 *
 * @throws the error of the system call, with the code `EINVAL` for anything but a file
 */
export function openRegularFile(path: string): number {
  const descriptor = openSync(path, O_RDONLY | O_NONBLOCK)
  if (fstatSync(descriptor).isFile()) return descriptor
  closeSync(descriptor)
  throw Object.assign(new Error(`EINVAL: not a file, open '${path}'`), { code: 'EINVAL' })
}

/** Reads a whole file that {@link openRegularFile} opens. */
export function readRegularFile(path: string): Buffer {
  const descriptor = openRegularFile(path)
  try {
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Reads the start of a file that {@link openRegularFile} opens, at most `length` bytes. */
export function readStartOfFile(path: string, length: number): Buffer {
  const descriptor = openRegularFile(path)
  try {
    const bytes = Buffer.allocUnsafe(Math.min(length, fstatSync(descriptor).size))
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(descriptor)
  }
}
