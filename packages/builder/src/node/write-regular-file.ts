import { closeSync, constants, openSync, writeFileSync } from 'node:fs'

/** Not defined on Windows, which has no named pipes in folders. */
const { O_WRONLY, O_CREAT, O_APPEND, O_TRUNC, O_NONBLOCK = 0 } = constants

/** Opens a file for writing, empty. Throws for a named pipe: opening that would wait until somebody reads it. */
export function openToWrite(path: string): number {
  return openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK)
}

/** Writes a whole file that {@link openToWrite} opens. */
export function writeRegularFile(path: string, content: string | Uint8Array): void {
  writeAndClose(openToWrite(path), content)
}

/** Adds to the end of a file. Throws for a named pipe. */
export function appendRegularFile(path: string, content: string): void {
  writeAndClose(openSync(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK), content)
}

function writeAndClose(descriptor: number, content: string | Uint8Array): void {
  try {
    writeFileSync(descriptor, content)
  } finally {
    closeSync(descriptor)
  }
}
