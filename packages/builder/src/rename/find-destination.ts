import type { Definition, Image, Link } from 'mdast'
import type { FoundAddress } from './find-addresses.ts'

/** Finds the address of a link, picture or definition of Markdown in the text; undefined for `<https://…>` and the like. */
export function findDestination(node: Link | Image | Definition, text: string): FoundAddress | undefined {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  if (from === undefined || to === undefined) return undefined
  const opening = text.indexOf('[', from)
  if (opening < 0 || opening > from + 1) return undefined
  const inner = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? opening + 1) : opening + 1
  const mark = node.type === 'definition' ? ':' : '('
  const closing = findClosing(text, inner, to)
  if (closing === undefined || text[closing + 1] !== mark) return undefined
  const start = closing + 2 + (/^[\s>]*/.exec(text.slice(closing + 2, to))?.[0].length ?? 0)
  return readDestination(text, start, to, node.url)
}

/** The bracket that closes a label, others inside of it skipped. */
function findClosing(text: string, from: number, to: number): number | undefined {
  let depth = 0
  for (let at = from; at < to; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '[') depth++
    else if (text[at] === ']' && depth-- === 0) return at
  }
  return undefined
}

/** A destination ends at a blank or at the bracket that closes the link (CommonMark, 6.3). */
function readDestination(text: string, start: number, to: number, url: string): FoundAddress | undefined {
  const isQuoted = text[start] === '<'
  const from = isQuoted ? start + 1 : start
  let depth = 0
  let end = from
  for (; end < to; end++) {
    const character = text[end] ?? ''
    if (character === '\\') end++
    else if (isQuoted ? character === '>' : /\s/.test(character)) break
    else if (!isQuoted && character === '(') depth++
    else if (!isQuoted && character === ')' && depth-- === 0) break
  }
  const value = text.slice(from, Math.min(end, to))
  // With escapes or character references it is not written as it reads: better left alone.
  return value === url ? { kind: 'link', value, start: from, end: from + value.length } : undefined
}
