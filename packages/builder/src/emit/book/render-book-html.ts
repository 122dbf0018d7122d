import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { extractStyles } from '../../content/index.ts'
import { toIntegrity, visit } from '../../core/index.ts'
import type { Book } from './book.ts'
import { DOCUMENT_CSS, toBookCss } from './book-css.ts'
import { renderContents } from './render-contents.ts'
import { renderCover } from './render-cover.ts'

/**
 * Renders a book as one HTML file with everything in it: styles, images. Its policy allows nothing else, so that it loads
 * nothing and runs nothing. Changes the chapters of the book.
 */
export function renderBookHtml(book: Book): string {
  const { facts, chapters, images } = book
  // The policy forbids the attributes that formulas have.
  const root = { type: 'root' as const, children: chapters.flatMap(({ content }) => content as ElementContent[]) }
  const styles = extractStyles(root, () => {}).map(({ css: rules }) => `${rules}\n`)
  const css = `${toBookCss(facts)}${DOCUMENT_CSS}\n${styles.join('')}`
  insertImages(book, new Map(images.map(({ path, type, bytes }) => [path, toDataUrl(type, bytes)])))
  const policy = `default-src 'none'; img-src data:; style-src '${toIntegrity(css)}'; base-uri 'none'; form-action 'none'`
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'generator', content: 'Spearmint' }),
    h('title', toTitle(book)),
    ...(facts.description === undefined ? [] : [h('meta', { name: 'description', content: facts.description })]),
    ...(facts.date === undefined ? [] : [h('meta', { name: 'dcterms.modified', content: facts.date })]),
  ])
  // The text of the style has to stay as it is, because the policy has its hash.
  const start = toHtml(head).replace('</head>', `<style>${css}</style></head>`)
  const contents = renderContents(book, (id) => `#${id}`)
  const parts = [
    h('header', { class: 'cover' }, renderCover(facts)),
    h(
      'nav',
      { class: 'contents', ariaLabelledBy: 'contents' },
      h('h2', { id: 'contents' }, facts.words.contents),
      contents,
    ),
  ].map((part) => toHtml(part))
  const sections = chapters.map(({ content }) =>
    toHtml(h('section', { class: 'chapter-body' }, content as ElementContent[])),
  )
  const attributes = `lang="${facts.language}" dir="${facts.direction}"`
  return `<!doctype html>\n<html ${attributes}>\n${start}\n<body>\n${parts.join('\n')}\n<main>\n${sections.join('\n')}\n</main>\n</body>\n</html>\n`
}

/** The title, with the names of the divisions that the book is limited to. */
export function toTitle({ facts: { title, divisions } }: Pick<Book, 'facts'>): string {
  return [title, ...divisions].join(' – ')
}

function insertImages({ chapters }: Book, urls: ReadonlyMap<string, string>): void {
  for (const { content } of chapters) {
    for (const node of content) {
      visit(node, 'element', ({ tagName, properties }) => {
        if (tagName === 'img') properties.src = urls.get(String(properties.src)) ?? ''
      })
    }
  }
}

function toDataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
