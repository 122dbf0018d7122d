import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'

/** A file that grows piece by piece. */
export interface GrowingFile {
  append(bytes: Uint8Array): void
  /** Cuts off what an older file held beyond the end. Returns the size in bytes. */
  close(): number
}

/**
 * Opens a file to be written from its beginning. As long as it already holds the bytes that come, nothing is written, so
 * that the times of a file which stays the same stay too.
 *
 * @param path absolute; a file there is ours
 */
export function openGrowingFile(path: string): GrowingFile {
  const descriptor = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o666)
  let size = 0
  let isSame = true

  function holds(bytes: Uint8Array): boolean {
    const there = Buffer.alloc(bytes.byteLength)
    return readFully(descriptor, there, size) === bytes.byteLength && there.equals(bytes)
  }

  return {
    append(bytes) {
      isSame = isSame && holds(bytes)
      if (!isSame) writeFully(descriptor, bytes, size)
      size += bytes.byteLength
    },
    close() {
      if (fstatSync(descriptor).size !== size) ftruncateSync(descriptor, size)
      closeSync(descriptor)
      return size
    },
  }
}

/** One call may read less than asked for. */
function readFully(descriptor: number, target: Uint8Array, position: number): number {
  let total = 0
  while (total < target.byteLength) {
    const read = readSync(descriptor, target, total, target.byteLength - total, position + total)
    if (read === 0) break
    total += read
  }
  return total
}

function writeFully(descriptor: number, bytes: Uint8Array, position: number): void {
  for (let total = 0; total < bytes.byteLength; ) {
    total += writeSync(descriptor, bytes, total, bytes.byteLength - total, position + total)
  }
}
