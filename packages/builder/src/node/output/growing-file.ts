import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { openRegularFile } from '../read-regular-file.ts'

/** A file that is written piece by piece. */
export interface GrowingFile {
  append(bytes: Uint8Array): void
  /** Finishes the file. Returns its size in bytes. */
  close(): number
}

const CHUNK_BYTES = 1 << 18

/**
 * Opens a file to be written from the start. While the content equals that of the older file, nothing is written, so a
 * file that stays the same needs no draft. The older file is never changed.
 *
 * @param old absolute path of the older file; undefined when there is none
 * @param toDraft gives the absolute path of the new file; called at most once, at the first difference
 */
export function openGrowingFile(old: string | undefined, toDraft: () => string): GrowingFile {
  const before = old === undefined ? undefined : openRegularFile(old)
  let draft: number | undefined
  let size = 0

  function startDraft(): number {
    const descriptor = openSync(toDraft(), 'w')
    if (before !== undefined) copyStart(before, descriptor, size)
    return descriptor
  }

  return {
    append(bytes) {
      if (draft === undefined && !(before !== undefined && hasBytesAt(before, bytes, size))) draft = startDraft()
      if (draft !== undefined) writeFully(draft, bytes, size)
      size += bytes.byteLength
    },
    close() {
      if (draft === undefined && (before === undefined || fstatSync(before).size !== size)) draft = startDraft()
      if (before !== undefined) closeSync(before)
      if (draft !== undefined) closeSync(draft)
      return size
    },
  }
}

function hasBytesAt(descriptor: number, bytes: Uint8Array, position: number): boolean {
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

/** A single call may read fewer bytes than requested. */
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
