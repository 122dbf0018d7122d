import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { ElementContent } from 'hast'
import { createPageStyle } from '../../content/index.ts'
import { type Page, toHash } from '../../core/index.ts'
import { blankFrontmatter } from '../../site/index.ts'
import type { RenderedApiPage } from './page-record.ts'

/** Text wraps, because it was not written as code. */
const STYLE = createPageStyle('.plain-page{white-space:pre-wrap;overflow-wrap:anywhere}')

const NOTE = 'This page could not be rendered.'

/**
 * Creates what is shown of a page that could not be rendered: its text as written, or for a page generated from a spec
 * method, path and description of its operation. Uses nothing of the page but its text, so that it cannot fail for the same reason.
 */
export function createPlainPage(page: Page, text: string, diagnostics: readonly Diagnostic[]): RenderedApiPage {
  const written = blankFrontmatter(text).trim()
  const head = page.operation?.head
  const subject = head === undefined ? undefined : `${head.method} ${head.path}`
  const description = head?.description ?? ''
  const body: ElementContent[] = [
    ...(subject === undefined ? [] : [toElement('p', toElement('code', { type: 'text', value: subject }))]),
    ...(subject === undefined && written !== '' ? [] : [toElement('p', { type: 'text', value: NOTE })]),
    ...[description, written].filter((text) => text !== '').map(toPlainText),
  ]
  const markdown = [`# ${page.title}`, subject === undefined ? '' : `\`${subject}\`\n\n${NOTE}`, description, written]
  return {
    page,
    description: [],
    body,
    aside: [],
    toc: [],
    styles: [STYLE],
    references: [],
    text: `${markdown.filter((part) => part !== '').join('\n\n')}\n`,
    source: toHash(text),
    diagnostics,
    imports: {},
    images: {},
    playgroundModel: undefined,
  }
}

function toPlainText(value: string): ElementContent {
  return {
    type: 'element',
    tagName: 'pre',
    properties: { className: ['plain-page'] },
    children: [{ type: 'text', value }],
  }
}

function toElement(tagName: string, child: ElementContent): ElementContent {
  return { type: 'element', tagName, properties: {}, children: [child] }
}
