import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Addresses } from '../../core/index.ts'
import type { BookImage } from './book.ts'
import { toDrawing } from './content/to-drawing.ts'
import { toXmlText } from './to-xml-text.ts'

/** An image in the book, or why it is not. */
type FoundImage = { path: string; isPartial?: boolean } | { problem: 'remote' | 'missing' | 'format' }

/** The images of a book. */
export interface BookImages {
  /** Adds the image at an address on a page, unless it is in the book already. */
  add(src: string): FoundImage
  /** Lists the images in the order in which they were added. */
  list(): BookImage[]
}

interface BookImagesInput {
  addresses: Pick<Addresses, 'toFilePath'>
  readBytes: (path: string) => Uint8Array | undefined
}

/** Parsing a larger drawing would take seconds. */
const MAX_DRAWING_BYTES = 4 * 1024 * 1024

const PARTS = [
  { type: 'image/png', extension: 'png', start: /^\x89PNG/ },
  { type: 'image/jpeg', extension: 'jpg', start: /^\xff\xd8\xff/ },
  { type: 'image/gif', extension: 'gif', start: /^GIF8/ },
  { type: 'image/webp', extension: 'webp', start: /^RIFF....WEBP/s },
]

/**
 * Creates the collection of a book's images. Files on other servers are not fetched. The first bytes of a file decide on
 * its format, not its name, because EPUB readers compare both. Drawings lose what runs or loads something.
 */
export function createBookImages({ addresses, readBytes }: BookImagesInput): BookImages {
  const images: BookImage[] = []
  const known = new Map<string, FoundImage>()

  function addBytes(bytes: Uint8Array, name: string): FoundImage {
    const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
    const format = PARTS.find((part) => part.start.test(start))
    if (format !== undefined) return store(bytes, format, name)
    const drawing = parseDrawing(bytes)
    if (drawing === undefined) return { problem: 'format' }
    const text = toHtml(drawing.element, { space: 'svg', closeEmptyElements: true })
    const svg = new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${toXmlText(text)}\n`)
    const stored = store(svg, { type: 'image/svg+xml', extension: 'svg' }, name)
    return drawing.isPartial ? { ...stored, isPartial: true } : stored
  }

  function store(bytes: Uint8Array, { type, extension }: { type: string; extension: string }, name: string) {
    const base = name
      .replace(/\.[^.]*$/, '')
      .replace(/[^A-Za-z0-9-]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40)
    const path = `images/${String(images.length + 1).padStart(4, '0')}${base === '' ? '' : `-${base}`}.${extension}`
    images.push({ path, type, bytes })
    return { path }
  }

  function find(src: string): FoundImage {
    const data = /^data:[^,]*;base64,(.*)$/s.exec(src.trim())?.[1]
    if (data !== undefined) return addBytes(Buffer.from(data, 'base64'), 'image')
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src)) return { problem: /^data:/i.test(src) ? 'format' : 'remote' }
    const path = addresses.toFilePath(src)
    const bytes = path === undefined ? undefined : readBytes(path)
    if (path === undefined || bytes === undefined) return { problem: 'missing' }
    return addBytes(bytes, path.slice(path.lastIndexOf('/') + 1))
  }

  return {
    add(src) {
      const found = known.get(src) ?? find(src)
      known.set(src, found)
      return found
    },
    list: () => images,
  }
}

/** Parsed as HTML, which has no entities that expand and no external ones, unlike XML. */
function parseDrawing(bytes: Uint8Array) {
  if (bytes.length > MAX_DRAWING_BYTES) return undefined
  const text = new TextDecoder().decode(bytes)
  const start = text.search(/<svg[\s>]/i)
  if (start < 0) return undefined
  const [svg] = fromHtml(text.slice(start), { fragment: true }).children
  if (svg?.type !== 'element' || svg.tagName !== 'svg') return undefined
  return toDrawing(svg as Element, {
    isFile: true,
    toId: (id) => id.replace(/[^\w.-]/g, '_').replace(/^[^A-Za-z_]/, '_'),
  })
}
