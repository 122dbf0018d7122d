import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { visit } from '../../../core/index.ts'
import type { Book, BookChapter, BookImage } from '../book.ts'
import { toBookCss } from '../book-css.ts'
import { toTitle } from '../render-book-html.ts'
import { renderContents } from '../render-contents.ts'
import { renderCover } from '../render-cover.ts'
import { toXmlText } from '../to-xml-text.ts'
import { renderCoverImage } from './render-cover-image.ts'
import { type PackageItem, renderPackage } from './render-package.ts'

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/**
 * Lists the files of a book in the format EPUB 3.3 (https://www.w3.org/TR/epub-33/), in the order in which the archive has
 * to contain them. Changes the chapters of the book.
 */
export function emitEpub(book: Book): Map<string, string | Uint8Array> {
  const { facts, chapters, images } = book
  const files = new Map<string, string | Uint8Array>([
    ['mimetype', 'application/epub+zip'],
    ['META-INF/container.xml', CONTAINER],
  ])
  const items: PackageItem[] = []
  function add(path: string, type: string, content: string | Uint8Array, more: Partial<PackageItem> = {}): void {
    items.push({ path, type, properties: [], isInSpine: false, ...more })
    files.set(`EPUB/${path}`, content)
  }

  const paths = toPaths(chapters)
  const toHref = (id: string): string => `${paths.get(id) ?? ''}#${id}`
  add('nav.xhtml', XHTML, renderNavigation(book, toHref), { properties: ['nav'], isInSpine: true })
  add('book.css', 'text/css', toBookCss(facts))
  add('cover.svg', 'image/svg+xml', renderCoverImage(facts), { properties: ['cover-image'] })
  const cover = h('section', { class: 'cover', 'epub:type': 'titlepage' }, renderCover(facts))
  add('cover.xhtml', XHTML, renderDocument(book, toTitle(book), [cover]), { isInSpine: true })
  for (const chapter of chapters) {
    const content = chapter.content as ElementContent[]
    for (const node of content) {
      visit(node, 'element', ({ properties: own }) => {
        if (typeof own.href === 'string' && own.href.startsWith('#')) own.href = toHref(own.href.slice(1))
      })
    }
    const section = h('section', { 'epub:type': 'chapter', role: 'doc-chapter', ariaLabelledBy: chapter.id }, content)
    const properties = (['mathml', 'svg'] as const).filter((name) =>
      contains(content, name === 'mathml' ? 'math' : name),
    )
    add(toPath(chapter), XHTML, renderDocument(book, chapter.page.title, [section]), { properties, isInSpine: true })
  }
  const isNew = ({ type }: BookImage): boolean => type === 'image/webp'
  if (images.some(isNew)) add(FALLBACK, 'image/svg+xml', FALLBACK_IMAGE)
  for (const image of images) add(image.path, image.type, image.bytes, isNew(image) ? { fallback: FALLBACK } : {})
  files.set('EPUB/package.opf', renderPackage(book, moveCoverFirst(items)))
  return files
}

const XHTML = 'application/xhtml+xml'

/** Readers of EPUB 3.2 and earlier may not know WebP. They show this instead. */
const FALLBACK = 'images/unsupported.svg'

const FALLBACK_IMAGE = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80">
<path d="M1 1h118v78H1zM1 1l118 78M119 1L1 79" fill="none" stroke="#8a919c"/>
</svg>
`

/** The cover is read before the contents. */
function moveCoverFirst(items: readonly PackageItem[]): PackageItem[] {
  const isCover = ({ path }: PackageItem): boolean => path === 'cover.xhtml'
  return [...items.filter(isCover), ...items.filter((item) => !isCover(item))]
}

function toPath({ id }: Pick<BookChapter, 'id'>): string {
  return `${id}.xhtml`
}

/** The file of each element that links lead to. Links to other elements are in the same file. */
function toPaths(chapters: readonly BookChapter[]): Map<string, string> {
  const paths = new Map<string, string>()
  for (const chapter of chapters) {
    for (const part of chapter.opens) paths.set(part.id, toPath(chapter))
    for (const node of chapter.content) {
      visit(node, 'element', ({ properties: { id } }) => {
        if (typeof id === 'string') paths.set(id, toPath(chapter))
      })
    }
  }
  return paths
}

function contains(content: readonly ElementContent[], wanted: string): boolean {
  let isFound = false
  for (const node of content) {
    visit(node, 'element', ({ tagName }) => {
      isFound ||= tagName === wanted
    })
  }
  return isFound
}

function renderNavigation(book: Book, toHref: (id: string) => string): string {
  const { words } = book.facts
  const contents = h('nav', { 'epub:type': 'toc', id: 'toc', role: 'doc-toc', ariaLabelledBy: 'contents' }, [
    h('h1', { id: 'contents' }, words.contents),
    renderContents(book, toHref),
  ])
  const first = book.chapters[0]
  const landmark = (type: string, href: string, name: string): Element =>
    h('li', h('a', { 'epub:type': type, href }, name))
  const landmarks = h('nav', { 'epub:type': 'landmarks', class: 'landmarks' }, [
    h('ol', [
      landmark('titlepage', 'cover.xhtml', words.cover),
      landmark('toc', 'nav.xhtml#toc', words.contents),
      ...(first === undefined ? [] : [landmark('bodymatter', toPath(first), first.page.title)]),
    ]),
  ])
  return renderDocument(book, words.contents, [contents, landmarks])
}

/** Renders a document as XHTML: every element is closed, and every attribute has a value. */
function renderDocument({ facts: { language, direction } }: Book, title: string, content: Element[]): string {
  const root = h('html', { lang: language, 'xml:lang': language, dir: direction }, [
    h('head', [h('title', title), h('link', { rel: 'stylesheet', type: 'text/css', href: 'book.css' })]),
    h('body', content),
  ])
  root.properties.xmlns = 'http://www.w3.org/1999/xhtml'
  root.properties['xmlns:epub'] = 'http://www.idpf.org/2007/ops'
  const text = toHtml(root, { closeSelfClosing: true, tightSelfClosing: false, omitOptionalTags: false })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n${toXmlText(text)}\n`
}
