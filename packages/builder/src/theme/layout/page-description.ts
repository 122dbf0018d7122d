import type { Element, ElementContent } from 'hast'
import { listClassNames, type RenderedPage, toPlainText } from '../../core/index.ts'

/**
 * The description of a page: its lead, otherwise its first paragraph. Plain text on one line, may be empty. A paragraph is
 * shortened to `maxLength` characters, a lead isn't.
 */
export function toPageDescription(
  { description, body }: Pick<RenderedPage, 'description' | 'body'>,
  maxLength: number,
): string {
  const lead = toPlainText(description)
  if (lead !== '') return lead
  const blocks = body.flatMap((node) => (isInset(node) ? node.children : [node]))
  const first = blocks.find((node) => node.type === 'element' && node.tagName === 'p' && toPlainText([node]) !== '')
  return first === undefined ? '' : shortenText(toPlainText([first]), maxLength)
}

/** Whether an element only gives the text in it the margins of the page. */
function isInset(node: ElementContent): node is Element {
  return node.type === 'element' && listClassNames(node.properties).includes('page-inset')
}

/** Shortens a text between words, to at most `maxLength` characters including the ellipsis. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength - 1)
  return `${text.slice(0, end > 0 ? end : maxLength - 1)}…`
}
