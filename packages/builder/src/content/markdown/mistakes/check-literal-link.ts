import type { Text } from 'mdast'
import { findExtent, type Mistake } from './mistake.ts'

/** The address after `](`, up to the parenthesis that would close it. */
const ADDRESS = /^[ \t]*([^()<>\r\n]*?)(?:[ \t]+(?:"[^"\r\n]*"|'[^'\r\n]*'))?[ \t]*\)/

/** What an address starts with. Anything else in parentheses is probably text. */
const ADDRESS_START = /^(?:\.{0,2}\/|#|https?:|mailto:|[\w-]+\.[a-z]{2,4}\b|[^/\s]+\/)/

/** What shows that text with spaces is a path: a slash between names, or an extension at its end. */
const IN_PATH = /[^\s/]\/[^\s/]|\.[a-z][a-z\d]{1,4}(?:[?#]\S*)?\s*$/i

/** Longest address that is searched for its end. */
const MAX_ADDRESS = 500

/** `[text](/my page)`: an address ends at a space, unless it is in angle brackets (CommonMark, “link destination”). */
export function checkLiteralLink(node: Text, text: string): Mistake[] {
  if (!node.value.includes('](')) return []
  const extent = findExtent(node)
  if (extent === undefined) return []
  const found: Mistake[] = []
  let from = extent.start
  for (let at = text.indexOf('](', extent.start); at >= 0 && at < extent.end; at = text.indexOf('](', at + 2)) {
    if (text[at - 1] === '\\') continue
    const lineEnd = text.slice(at + 2, at + 2 + MAX_ADDRESS).search(/[\r\n]|$/)
    const [whole = '', address = ''] = ADDRESS.exec(text.slice(at + 2, at + 2 + lineEnd)) ?? []
    if (!/\S[ \t]+\S/.test(address) || !(ADDRESS_START.test(address) || IN_PATH.test(address))) continue
    const opening = from + Math.max(text.slice(from, at).lastIndexOf('['), 0)
    from = at
    const isImage = text[opening - 1] === '!'
    found.push({
      code: 'page/literal-link',
      message: `The ${isImage ? 'image' : 'link'} is shown as text, because its address "${address}" contains a space.`,
      suggestion: `Write ${address.trim().replace(/[ \t]/g, '%20')}`,
      start: isImage ? opening - 1 : opening,
      end: at + 2 + whole.length,
    })
  }
  return found
}
