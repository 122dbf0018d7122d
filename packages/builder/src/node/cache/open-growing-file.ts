import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'

/** A file that grows piece by piece. */
export interface GrowingFile {
  append(bytes: Uint8Array): void
  /** Ends the file. Returns its size in bytes. */
  close(): number
}

const CHUNK_BYTES = 1 << 18

/**
 * Opens a file to be written from its beginning. As long as the older file holds the bytes that come, nothing is written:
 * one that stays the same needs no draft. The older file is never changed.
 *
 * @param old absolute path of the older file; undefined when there is none
 * @param toDraft tells where to write the new one, an absolute path; called at most once, when there is a difference
 */
export function openGrowingFile(old: string | undefined, toDraft: () => string): GrowingFile {
  const before = old === undefined ? undefined : openSync(old, 'r')
  let draft: number | undefined
  let size = 0

  function beginDraft(): number {
    const descriptor = openSync(toDraft(), 'w')
    if (before !== undefined) copyStart(before, descriptor, size)
    return descriptor
  }

  return {
    append(bytes) {
      if (draft === undefined && !(before !== undefined && holdsAt(before, bytes, size))) draft = beginDraft()
      if (draft !== undefined) writeFully(draft, bytes, size)
      size += bytes.byteLength
    },
    close() {
      if (draft === undefined && (before === undefined || fstatSync(before).size !== size)) draft = beginDraft()
      if (before !== undefined) closeSync(before)
      if (draft !== undefined) closeSync(draft)
      return size
    },
  }
}

function holdsAt(descriptor: number, bytes: Uint8Array, position: number): boolean {
  const there = Buffer.alloc(bytes.byteLength)
  return readFully(descriptor, there, position) === bytes.byteLength && there.equals(bytes)
}

function copyStart(from: number, to: number, size: number): void {
  const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size))
  for (let at = 0; at < size; ) {
    const read = readFully(from, chunk.subarray(0, Math.min(chunk.byteLength, size - at)), at)
    if (read === 0) break
    writeFully(to, chunk.subarray(0, read), at)
    at += read
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
