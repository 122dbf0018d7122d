import type { Heading, Paragraph, TableCell } from 'mdast'
import { visit } from '../../../core/index.ts'
import { findExtent, type Mistake } from './mistake.ts'

const STARS = /(?<!\\)\*{2,}/g

/** Asterisks before a word, and the rest of the line. In a path, none are before a word. */
const OPENING = /^\*\*(?=["'“‘(]?\p{L})([^\r\n]*)/u

/** A parameter of Python or an operator. */
const CODE = /^(?:\w*kwargs|\w*args|[a-z]\w*(?:[_(=[]|\.\w)|opt(?:ion)?s\b|param(?:eter)?s\b)/

/** Asterisks that no others in the paragraph, heading or cell belong to: `**bold`. */
export function checkUnclosedEmphasis(block: Paragraph | Heading | TableCell, text: string): Mistake[] {
  const found: { start: number; length: number }[] = []
  visit(block, (node) => {
    const extent = node.type === 'text' && node.value.includes('**') ? findExtent(node) : undefined
    if (extent === undefined) return
    const source = text.slice(extent.start, extent.end)
    for (const { 0: stars, index } of source.matchAll(STARS)) {
      found.push({ start: extent.start + index, length: stars.length })
    }
  })
  const [only] = found
  if (only === undefined || found.length > 1 || only.length !== 2) return []
  const { start } = only
  const [whole, words = ''] = OPENING.exec(text.slice(start, findExtent(block)?.end)) ?? []
  if (whole === undefined || CODE.test(words) || !/^$|[\s>(|]/.test(text[start - 1] ?? '')) return []
  return [
    {
      code: 'page/literal-emphasis',
      message: 'The asterisks are shown as text, because no others close them.',
      suggestion: 'Write ** also at the end of the bold text, or \\*\\* to show asterisks.',
      start,
      end: start + 2,
    },
  ]
}
