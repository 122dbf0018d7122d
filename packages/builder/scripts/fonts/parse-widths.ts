import { brotliDecompressSync } from 'node:zlib'

/** What is read of a font: which characters it has, and how wide they are in thousandths of the font size. */
export type CharacterWidths = ReadonlyMap<string, number>

/** The tables that are read, by their number in a WOFF2 directory (WOFF2, section 4.1). */
const TAGS = new Map([
  [0, 'cmap'],
  [1, 'head'],
  [2, 'hhea'],
  [3, 'hmtx'],
])

/** `glyf` and `loca`, which are transformed unless their version is 3. Other tables are if it isn't 0. */
const OUTLINES = new Set([10, 11])

/** Reads the default instance of a font file in the WOFF2 format. */
export function parseWidths(font: Buffer): CharacterWidths {
  const tables = readTables(font)
  const [cmap, head, hhea, hmtx] = ['cmap', 'head', 'hhea', 'hmtx'].map((tag) => tables.get(tag))
  if (!cmap || !head || !hhea || !hmtx) throw new Error('The font lacks a table.')
  const unitsPerEm = head.readUInt16BE(18)
  const lastMetric = hhea.readUInt16BE(34) - 1
  const toWidth = (glyph: number) =>
    Math.round((hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)) * 1000) / unitsPerEm)
  return new Map([...listGlyphs(cmap)].map(([code, glyph]) => [String.fromCodePoint(code), toWidth(glyph)]))
}

function readTables(font: Buffer): ReadonlyMap<string, Buffer> {
  let at = 48
  function readLength(): number {
    for (let value = 0; ; ) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++)
    const number = flags & 63
    if (number === 63) at += 4
    const length = readLength()
    const isTransformed = OUTLINES.has(number) ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { tag: TAGS.get(number), length: isTransformed ? readLength() : length }
  })
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const tables = new Map<string, Buffer>()
  let start = 0
  for (const { tag, length } of entries) {
    if (tag !== undefined) tables.set(tag, data.subarray(start, start + length))
    start += length
  }
  return tables
}

/** Reads the subtable with segments (OpenType, `cmap` format 4). */
function* listGlyphs(cmap: Buffer): Generator<[code: number, glyph: number]> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const offset = offsets.find((start) => cmap.readUInt16BE(start) === 4)
  if (offset === undefined) throw new Error('The font has no characters in the expected format.')
  const size = cmap.readUInt16BE(offset + 6)
  for (let index = 0; index < size; index += 2) {
    const end = cmap.readUInt16BE(offset + 14 + index)
    const start = cmap.readUInt16BE(offset + 16 + size + index)
    const delta = cmap.readUInt16BE(offset + 16 + 2 * size + index)
    const rangeAt = offset + 16 + 3 * size + index
    const range = cmap.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start))
      const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) yield [code, glyph]
    }
  }
}
