import { closeSync, readSync, statSync } from 'node:fs'
import { openRegularFile, readRegularFile } from '../read-regular-file.ts'

const CHUNK_BYTES = 1 << 18

/** Whether a file exists and has exactly this content. */
export function hasBytes(file: string, bytes: Uint8Array): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size === bytes.byteLength && readRegularFile(file).equals(bytes)
}

/** Whether both files exist and have the same content. Reads in chunks, because copied files can be videos. */
export function hasSameBytes(file: string, other: string): boolean {
  const [stats, otherStats] = [file, other].map((path) => statSync(path, { throwIfNoEntry: false }))
  if (stats?.isFile() !== true || otherStats?.isFile() !== true || stats.size !== otherStats.size) return false
  const [left, right] = [openRegularFile(file), openRegularFile(other)]
  try {
    return haveSameChunks(left, right, stats.size)
  } finally {
    closeSync(left)
    closeSync(right)
  }
}

function haveSameChunks(left: number, right: number, size: number): boolean {
  const length = Math.min(CHUNK_BYTES, size)
  const [leftChunk, rightChunk] = [Buffer.alloc(length), Buffer.alloc(length)]
  for (let at = 0, read = 0; at < size; at += read) {
    read = readSync(left, leftChunk, 0, length, at)
    if (read === 0 || read !== readSync(right, rightChunk, 0, length, at)) return false
    if (!leftChunk.subarray(0, read).equals(rightChunk.subarray(0, read))) return false
  }
  return true
}
