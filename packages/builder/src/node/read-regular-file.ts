import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

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
