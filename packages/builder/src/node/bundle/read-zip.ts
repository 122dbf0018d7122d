import { crc32, inflateRawSync } from 'node:zlib'
import { isSafePath } from '../is-safe-path.ts'
import { BUNDLE_LIMITS } from './create-bundle.ts'

/** The size of the fixed part of each record, and its signature (APPNOTE 6.3.10, section 4.3). */
const END = { size: 22, signature: 0x06054b50 }
const ENTRY = { size: 46, signature: 0x02014b50 }
const LOCAL = { size: 30, signature: 0x04034b50 }

/** The only flag of bundles: names are UTF-8. */
const UTF8 = 0x800
const STORED = 0
const DEFLATED = 8

/** The type of a file in the mode that Unix systems store: a symbolic link. */
const TYPE_MASK = 0xf000
const LINK = 0xa000

/** The archive is not one that `spearmint pack` writes. The message is the end of a sentence. */
class RefusedArchive extends Error {}

interface Entry {
  name: string
  method: number
  checksum: number
  packedSize: number
  size: number
  /** Position of its local header. */
  start: number
}

/**
 * Reads a zip file in memory. It accepts only what `createBundle` writes, so it refuses everything that attacks on zip files
 * are built from: names that lead out of the folder, links, entries that overlap, sizes that are wrong or too large.
 */
export function readZip(bytes: Uint8Array): { files: ReadonlyMap<string, Uint8Array> } | { refused: string } {
  try {
    return { files: readFiles(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) }
  } catch (error) {
    // A position outside of the archive is a RangeError.
    if (error instanceof RefusedArchive) return { refused: error.message }
    if (error instanceof RangeError) return { refused: 'it is cut off or damaged' }
    throw error
  }
}

function readFiles(zip: Buffer): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  const { entries, directory } = readEntries(zip)
  let total = 0
  let position = 0
  for (const entry of entries) {
    total += entry.size
    if (total > BUNDLE_LIMITS.bytes) throw new RefusedArchive('its files are larger than 2 GB')
    if (entry.start !== position) throw new RefusedArchive(`"${entry.name}" does not follow the file before it`)
    const start = findData(zip, entry)
    position = start + entry.packedSize
    if (position > directory) throw new RefusedArchive(`"${entry.name}" reaches beyond the files`)
    if (files.has(entry.name)) throw new RefusedArchive(`"${entry.name}" is in it twice`)
    files.set(entry.name, unpack(entry, zip.subarray(start, position)))
  }
  if (position !== directory) throw new RefusedArchive('it contains more than its files')
  return files
}

function readEntries(zip: Buffer): { entries: Entry[]; directory: number } {
  const end = zip.length - END.size
  if (end < 0 || zip.readUInt32LE(end) !== END.signature) throw new RefusedArchive('it is not a complete zip file')
  const count = zip.readUInt16LE(end + 10)
  const directory = zip.readUInt32LE(end + 16)
  if (count > BUNDLE_LIMITS.files) throw new RefusedArchive(`it has more than ${BUNDLE_LIMITS.files} files`)
  const entries: Entry[] = []
  let position = directory
  for (let index = 0; index < count; index++) {
    const nameLength = zip.readUInt16LE(position + 28)
    entries.push(readEntry(zip, position, nameLength))
    position += ENTRY.size + nameLength
  }
  if (position !== end) throw new RefusedArchive('its list of files is damaged')
  return { entries, directory }
}

function readEntry(zip: Buffer, at: number, nameLength: number): Entry {
  if (zip.readUInt32LE(at) !== ENTRY.signature) throw new RefusedArchive('its list of files is damaged')
  const name = toName(zip.subarray(at + ENTRY.size, at + ENTRY.size + nameLength))
  const flags = zip.readUInt16LE(at + 8)
  const method = zip.readUInt16LE(at + 10)
  const mode = zip.readUInt32LE(at + 38) >>> 16
  if (!isSafePath(name)) throw new RefusedArchive(`the path "${name}" leads out of its folder or is not portable`)
  if ((mode & TYPE_MASK) === LINK) throw new RefusedArchive(`"${name}" is a link`)
  if ((flags & ~UTF8) !== 0) throw new RefusedArchive(`"${name}" is encrypted or has an unknown format`)
  if (method !== STORED && method !== DEFLATED) throw new RefusedArchive(`"${name}" has an unknown compression`)
  if (zip.readUInt32LE(at + 30) !== 0) throw new RefusedArchive(`"${name}" has an unknown extension`)
  return {
    name,
    method,
    checksum: zip.readUInt32LE(at + 16),
    packedSize: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    start: zip.readUInt32LE(at + 42),
  }
}

/** Finds where the data of a file starts. Its local header must name the same file, or programs would unpack another. */
function findData(zip: Buffer, { name, method, checksum, packedSize, size, start }: Entry): number {
  const nameLength = zip.readUInt16LE(start + 26)
  const isSame =
    zip.readUInt32LE(start) === LOCAL.signature &&
    (zip.readUInt16LE(start + 6) & ~UTF8) === 0 &&
    zip.readUInt16LE(start + 8) === method &&
    zip.readUInt32LE(start + 14) === checksum &&
    zip.readUInt32LE(start + 18) === packedSize &&
    zip.readUInt32LE(start + 22) === size &&
    zip.readUInt16LE(start + 28) === 0 &&
    toName(zip.subarray(start + LOCAL.size, start + LOCAL.size + nameLength)) === name
  if (!isSame) throw new RefusedArchive(`"${name}" is described in two different ways`)
  return start + LOCAL.size + nameLength
}

function unpack({ name, method, checksum, size }: Entry, data: Buffer): Uint8Array {
  const bytes = method === STORED ? data : inflate(name, data, size)
  if (bytes.length !== size) throw new RefusedArchive(`"${name}" has another size than it claims to have`)
  // The list of files has no hash of itself.
  if (crc32(bytes) !== checksum) throw new RefusedArchive(`"${name}" is damaged`)
  return bytes
}

function inflate(name: string, data: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw new RefusedArchive(`"${name}" is damaged, or larger than it claims to be`)
  }
}

function toName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new RefusedArchive('the name of a file is not UTF-8')
  }
}
