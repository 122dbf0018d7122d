import type { ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { PageView } from './page-view.ts'

/** Search engines show about this many characters of a description. */
const LONGEST = 160

/** What search results say about a page: its lead, else the beginning of its text. On one line; may be empty. */
export function toPageDescription({ description, body }: PageView): string {
  const lead = toLine(description)
  if (lead !== '') return lead
  const first = body.find((node) => node.type === 'element' && node.tagName === 'p' && toLine([node]) !== '')
  return first === undefined ? '' : shorten(toLine([first]))
}

function toLine(nodes: readonly ElementContent[]): string {
  return toText({ type: 'root', children: [...nodes] })
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cuts between words. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST - 1)
  return `${text.slice(0, end > 0 ? end : LONGEST - 1)}…`
}
