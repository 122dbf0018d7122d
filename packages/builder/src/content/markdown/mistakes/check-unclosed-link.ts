import type { Text } from 'mdast'
import { findExtent, type Mistake } from './mistake.ts'

/** What an address starts with, if more text follows on its line. */
const ADDRESS_START = /^(?:\.{0,2}\/[\w.]|#[\w-]|https?:\/\/|mailto:)/

/** An address without a title, up to the next space. */
const ADDRESS = /^[^\s()<>[\]{}"'`|*,;]+/

/** How much of a line is searched for the closing parenthesis. */
const MAX_LINE = 1000

/** `[text](/page`: without the parenthesis at its end, a link is text. */
export function checkUnclosedLink(node: Text, text: string): Mistake[] {
  if (!node.value.includes('](')) return []
  const extent = findExtent(node)
  if (extent === undefined) return []
  const found: Mistake[] = []
  for (let at = text.indexOf('](', extent.start); at >= 0 && at < extent.end; at = text.indexOf('](', at + 2)) {
    const opening = findOpening(text, at)
    const rest = /^[^\r\n]*/.exec(text.slice(at + 2, at + 2 + MAX_LINE))?.[0] ?? ''
    const address = ADDRESS.exec(rest)?.[0]
    if (opening === undefined || address === undefined || rest.includes(')')) continue
    if (!ADDRESS_START.test(address) && !(rest.trimEnd() === address && /[a-z]/i.test(address))) continue
    const isImage = text[opening - 1] === '!'
    found.push({
      code: 'page/literal-link',
      message: `The ${isImage ? 'image' : 'link'} is shown as text, because no parenthesis closes its address "${address}".`,
      suggestion: `Write ${address})`,
      start: isImage ? opening - 1 : opening,
      end: at + 2 + address.length,
    })
  }
  return found
}

/** The bracket that starts the text of a link, on the same line. */
function findOpening(text: string, end: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', end) + 1
  const index = text.lastIndexOf('[', end)
  const isEscaped = text[end - 1] === '\\' || text[index - 1] === '\\'
  return index < lineStart || index + 1 === end || isEscaped ? undefined : index
}
