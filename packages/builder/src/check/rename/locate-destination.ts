import type { Definition, Image, Link } from 'mdast'

/**
 * Locates the address of a Markdown link, image or definition. If that is ambiguous, as for `<https://…>` or a label with
 * a bracket in code, returns the position of the whole node.
 */
export function locateDestination(node: Link | Image | Definition, text: string): { start: number; end: number } {
  const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
  const whole = { start: from, end: to }
  const opening = text.indexOf('[', from)
  if (opening < 0 || opening > from + 1) return whole
  const inner = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? opening + 1) : opening + 1
  const mark = node.type === 'definition' ? ':' : '('
  const closing = findClosing(text, inner, to)
  if (closing === undefined || text[closing + 1] !== mark) return whole
  const start = closing + 2 + (/^[\s>]*/.exec(text.slice(closing + 2, to))?.[0].length ?? 0)
  return measureDestination(text, start, to)
}

/** Finds the bracket that closes a label. Skips nested brackets. */
function findClosing(text: string, from: number, to: number): number | undefined {
  let depth = 0
  for (let at = from; at < to; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '[') depth++
    else if (text[at] === ']' && depth-- === 0) return at
  }
  return undefined
}

/** A destination ends at white space or at the bracket that closes the link (CommonMark, 6.3). */
function measureDestination(text: string, start: number, to: number): { start: number; end: number } {
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
  return { start: from, end: Math.min(end, to) }
}
