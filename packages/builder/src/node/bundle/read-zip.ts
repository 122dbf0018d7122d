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

/** The bytes of an archive. Reading outside of it throws a `RangeError`. */
export interface ZipBytes {
  size: number
  read(position: number, length: number): Buffer
}

/** An archive whose list of files was checked. */
export interface Zip {
  /** The uncompressed size of each file. */
  sizes: ReadonlyMap<string, number>
  /** Unpacks a file of the list. */
  unpack(name: string): Uint8Array | { refused: string }
}

/** The maximum size of the list of files. One of 65,000 files with long names has a third of it. */
const MAX_DIRECTORY = 32 * 1024 * 1024

/**
 * Opens a zip file. It accepts only what `createBundle` writes, so it refuses everything that attacks on zip files are built
 * from: names that lead out of the folder, links, entries that overlap, sizes that are wrong or too large.
 */
export function openZip(bytes: ZipBytes): Zip | { refused: string } {
  const places = refuse(() => listPlaces(bytes))
  if ('refused' in places) return places
  return {
    sizes: new Map([...places].map(([name, { entry }]) => [name, entry.size])),
    unpack(name) {
      const place = places.get(name)
      if (place === undefined) return { refused: `"${name}" is not in it` }
      return refuse(() => unpack(place.entry, bytes.read(place.data, place.entry.packedSize)))
    },
  }
}

/** Reads a zip file in memory. */
export function readZip(bytes: Uint8Array): { files: ReadonlyMap<string, Uint8Array> } | { refused: string } {
  const zip = openZip(toZipBytes(bytes))
  if ('refused' in zip) return zip
  const files = new Map<string, Uint8Array>()
  for (const name of zip.sizes.keys()) {
    const file = zip.unpack(name)
    if ('refused' in file) return file
    files.set(name, file)
  }
  return { files }
}

function toZipBytes(bytes: Uint8Array): ZipBytes {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return {
    size: all.length,
    read(position, length) {
      if (position < 0 || position + length > all.length) throw new RangeError('outside of the archive')
      return all.subarray(position, position + length)
    },
  }
}

function refuse<T>(run: () => T): T | { refused: string } {
  try {
    return run()
  } catch (error) {
    // A position outside of the archive is a RangeError.
    if (error instanceof RefusedArchive) return { refused: error.message }
    if (error instanceof RangeError) return { refused: 'it is cut off or damaged' }
    throw error
  }
}

interface Place {
  entry: Entry
  /** Position of the data. */
  data: number
}

function listPlaces(zip: ZipBytes): Map<string, Place> {
  const places = new Map<string, Place>()
  const { entries, directory } = readEntries(zip)
  let total = 0
  let position = 0
  for (const entry of entries) {
    total += entry.size
    if (total > BUNDLE_LIMITS.bytes) throw new RefusedArchive('its files are larger than 2 GB')
    if (entry.start !== position) throw new RefusedArchive(`"${entry.name}" does not follow the file before it`)
    const data = findData(zip, entry)
    position = data + entry.packedSize
    if (position > directory) throw new RefusedArchive(`"${entry.name}" reaches beyond the files`)
    if (places.has(entry.name)) throw new RefusedArchive(`"${entry.name}" is in it twice`)
    places.set(entry.name, { entry, data })
  }
  if (position !== directory) throw new RefusedArchive('it contains more than its files')
  return places
}

function readEntries({ size, read }: ZipBytes): { entries: Entry[]; directory: number } {
  const end = size - END.size
  if (end < 0) throw new RefusedArchive('it is not a complete zip file')
  const record = read(end, END.size)
  if (record.readUInt32LE(0) !== END.signature) throw new RefusedArchive('it is not a complete zip file')
  const count = record.readUInt16LE(10)
  const directory = record.readUInt32LE(16)
  if (count > BUNDLE_LIMITS.files) throw new RefusedArchive(`it has more than ${BUNDLE_LIMITS.files} files`)
  if (directory > end || end - directory > MAX_DIRECTORY) throw new RefusedArchive('its list of files is damaged')
  const list = read(directory, end - directory)
  const entries: Entry[] = []
  let position = 0
  for (let index = 0; index < count; index++) {
    const nameLength = list.readUInt16LE(position + 28)
    entries.push(readEntry(list, position, nameLength))
    position += ENTRY.size + nameLength
  }
  if (position !== list.length) throw new RefusedArchive('its list of files is damaged')
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
function findData(zip: ZipBytes, { name, method, checksum, packedSize, size, start }: Entry): number {
  const header = zip.read(start, LOCAL.size)
  const nameLength = header.readUInt16LE(26)
  const isSame =
    header.readUInt32LE(0) === LOCAL.signature &&
    (header.readUInt16LE(6) & ~UTF8) === 0 &&
    header.readUInt16LE(8) === method &&
    header.readUInt32LE(14) === checksum &&
    header.readUInt32LE(18) === packedSize &&
    header.readUInt32LE(22) === size &&
    header.readUInt16LE(28) === 0 &&
    toName(zip.read(start + LOCAL.size, nameLength)) === name
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
