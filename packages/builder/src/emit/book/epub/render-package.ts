import type { Element, Properties } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toHash } from '../../../core/index.ts'
import type { Book } from '../book.ts'
import { toTitle } from '../render-book-html.ts'
import { toXmlText } from '../to-xml-text.ts'

/** A file of the book. */
export interface PackageItem {
  path: string
  type: string
  properties: readonly string[]
  /** The path of a file that is shown instead by readers that don't know the type. */
  fallback?: string
  /** Whether readers get to it by turning pages. */
  isInSpine: boolean
}

/** The format demands a time. This one says that it isn't known. */
const UNKNOWN_DATE = '2000-01-01'

/** Renders what EPUB calls the package document: metadata, the list of files, and their order. */
export function renderPackage(book: Book, items: readonly PackageItem[]): string {
  const { facts } = book
  const ids = new Map(items.map((item, index) => [item, `i${index + 1}`]))
  const byPath = new Map(items.map((item) => [item.path, item]))
  const root = toElement(
    'package',
    {
      xmlns: 'http://www.idpf.org/2007/opf',
      version: '3.0',
      'unique-identifier': 'book-id',
      'xml:lang': facts.language,
      dir: facts.direction,
    },
    renderMetadata(book, items),
    toElement(
      'manifest',
      {},
      ...items.map((item) =>
        toElement('item', {
          id: ids.get(item) ?? '',
          href: item.path,
          'media-type': item.type,
          ...(item.fallback !== undefined && { fallback: ids.get(byPath.get(item.fallback) ?? item) ?? '' }),
          ...(item.properties.length > 0 && { properties: item.properties.join(' ') }),
        }),
      ),
    ),
    toElement(
      'spine',
      { 'page-progression-direction': facts.direction },
      ...items.filter(({ isInSpine }) => isInSpine).map((item) => toElement('itemref', { idref: ids.get(item) ?? '' })),
    ),
  )
  const text = toHtml(root, { space: 'svg', closeEmptyElements: true })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXmlText(text)}\n`
}

function renderMetadata(book: Book, items: readonly PackageItem[]): Element {
  const { title, language, description, date, source, divisions } = book.facts
  const toMeta = (property: string, value: string): Element => toElement('meta', { property }, value)
  const hasMath = items.some(({ properties }) => properties.includes('mathml'))
  const hasImages = book.images.length > 0
  const features = ['structuralNavigation', 'tableOfContents', 'readingOrder', 'displayTransformability']
  return toElement(
    'metadata',
    { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    toElement('dc:identifier', { id: 'book-id' }, toUrn([title, source ?? '', language, ...divisions])),
    toElement('dc:title', {}, toTitle(book)),
    toElement('dc:language', {}, language),
    toElement('dc:publisher', {}, title),
    ...(description === undefined ? [] : [toElement('dc:description', {}, description)]),
    ...(date === undefined ? [] : [toElement('dc:date', {}, date)]),
    ...(source === undefined ? [] : [toElement('dc:source', {}, source)]),
    toMeta('dcterms:modified', `${date ?? UNKNOWN_DATE}T00:00:00Z`),
    toMeta('schema:accessMode', 'textual'),
    ...(hasImages ? [toMeta('schema:accessMode', 'visual')] : []),
    toMeta('schema:accessModeSufficient', 'textual'),
    ...[...features, ...(hasMath ? ['MathML'] : []), ...(hasImages ? ['alternativeText'] : [])].map((feature) =>
      toMeta('schema:accessibilityFeature', feature),
    ),
    toMeta('schema:accessibilityHazard', hasImages ? 'unknown' : 'none'),
  )
}

/** An identifier that stays the same as long as the site, the language and the division do (UUID version 8, RFC 9562). */
function toUrn(parts: readonly string[]): string {
  const hex = Buffer.from(toHash(...parts), 'base64url').toString('hex')
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `urn:uuid:${a}-${b}-8${c}-8${d}-${e}`
}

/** `h` would convert the names of attributes. */
function toElement(tagName: string, properties: Properties, ...children: (Element | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  }
}
