import type { ImageType } from './find-image-type.ts'

/** A picture is decoded at its own size. This one takes about half a second. */
const MAX_PIXELS = 4096 * 4096

/** In bytes. Drawings of icons have a few thousand. */
const MAX_DRAWING_LENGTH = 500_000

const MAX_ELEMENTS = 5000
const MAX_DEPTH = 100

/** In paths, mostly. Outlining a path with this many takes about a second, and the time grows faster than the number. */
const MAX_NUMBERS = 20_000

/** How many elements or numbers the renderer draws at most when references repeat each other. */
const MAX_DRAWN = 100_000

/** Filters whose work per pixel the author sets, or that load files. Blurs and shadows are not among them. */
const EXPENSIVE =
  /^fe(?:Turbulence|ConvolveMatrix|DiffuseLighting|SpecularLighting|Morphology|DisplacementMap|Image|Tile)$/i

/** A tag ends before the next one in any case, so that no text is scanned twice. */
const TAG = /<(\/?)([a-z][\w:.-]*)((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>/gi

/** Describes why drawing a picture would take too long. Undefined if the work is bounded. */
export function findDrawingExcess({ mediaType }: ImageType, bytes: Uint8Array): string | undefined {
  if (mediaType === 'image/svg+xml') return findSvgExcess(bytes)
  const { width, height } = readSize(mediaType, bytes)
  return width * height > MAX_PIXELS ? `It has ${width} by ${height} pixels.` : undefined
}

function findSvgExcess(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_DRAWING_LENGTH) return `It is longer than ${MAX_DRAWING_LENGTH.toLocaleString('en-US')} bytes.`
  const svg = new TextDecoder().decode(bytes)
  if (/<!ENTITY/i.test(svg)) return 'It defines entities.'
  const style = svg.search(/<style/i)
  if (style >= 0 && /url\(/i.test(svg.slice(style))) return 'Its styles refer to other elements.'
  // How many there are depends on the length of the path and on transformations.
  if (/dasharray/i.test(svg)) return 'It has dashes.'
  const numbers = svg.match(/\d+(?:\.\d+)?|\.\d+/g)?.length ?? 0
  if (numbers > MAX_NUMBERS) return `It contains more than ${MAX_NUMBERS.toLocaleString('en-US')} numbers.`
  let elements = 0
  let depth = 0
  for (const [, end, name = '', attributes = ''] of svg.matchAll(TAG)) {
    if (end === '/') depth -= 1
    else {
      elements += 1
      if (EXPENSIVE.test(name)) return `It has a filter, <${name}>, that takes too long to draw.`
      if (/^image$/i.test(name)) return 'It contains another picture.'
      if (!attributes.endsWith('/')) depth += 1
    }
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) return 'It has too many elements.'
  }
  return countDrawn(svg, Math.max(elements, numbers)) > MAX_DRAWN
    ? 'Its elements refer to each other too often.'
    : undefined
}

/** `n` references repeat each other at most 3^(n/3) times: three in each element of a chain. Gradients draw nothing. */
function countDrawn(svg: string, count: number): number {
  const gradients = new Set(
    Array.from(svg.matchAll(/<(?:linear|radial)Gradient\b[^<>]*?\bid=["']([^"'<]*)/gi), ([, id]) => id),
  )
  const references = [...svg.matchAll(/(?:url\(\s*["']?|href\s*=\s*["']\s*)#([^"')\s]*)/gi)]
  const drawing = references.filter(([, id]) => !gradients.has(id))
  return count * 3 ** (drawing.length / 3)
}

interface Size {
  width: number
  height: number
}

/** Reads the size in pixels from the header. Zero if the file is damaged, so that it can't be decoded either. */
function readSize(mediaType: ImageType['mediaType'], bytes: Uint8Array): Size {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (mediaType === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (mediaType === 'image/gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    return mediaType === 'image/webp' ? readWebpSize(view) : readJpegSize(view)
  } catch {
    return { width: 0, height: 0 }
  }
}

/** The simple, lossless and extended formats (RFC 9649, section 2). */
function readWebpSize(view: DataView): Size {
  const format = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (format === 'VP8X')
    return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }
  if (format === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Skips segments to the frame header (ITU T.81, B.2.2). */
function readJpegSize(view: DataView): Size {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
}
