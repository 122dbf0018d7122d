import type { Text } from 'mdast'
import { findExtent, type Mistake } from './mistake.ts'

/** Two pairs of asterisks on one line, with the characters around them. */
const STARS = /(?<![\\*])\*\*(?!\*)([^*\r\n]*[^*\r\n\\])\*\*(?!\*)/g

/** `**bold **` is text: a space may neither follow the opening asterisks nor precede the closing ones. */
export function checkLiteralEmphasis(node: Text, text: string): Mistake[] {
  if (!node.value.includes('**')) return []
  const extent = findExtent(node)
  if (extent === undefined) return []
  const source = text.slice(extent.start, extent.end)
  return [...source.matchAll(STARS)].flatMap(({ 0: whole, 1: inner = '', index }) => {
    const found = explain(inner, source[index - 1] ?? '', source[index + whole.length] ?? '')
    if (found === undefined) return []
    const { reason, suggestion } = found
    const start = extent.start + index
    const message = `The asterisks are shown as text, because ${reason}.`
    return [{ code: 'page/literal-emphasis', message, suggestion, start, end: start + whole.length }]
  })
}

/** More of it is not examined. */
const MAX_PUNCTUATION = 10

/** Undefined for asterisks that may be operators or part of a path. */
function explain(inner: string, before: string, after: string): { reason: string; suggestion: string } | undefined {
  const text = inner.trim()
  if (!/\p{L}{2}/u.test(text)) return undefined
  const [leads, trails] = [/^\s/.test(inner), /\s$/.test(inner)]
  const suggestion = `Write **${text}**`
  if (leads && trails) {
    return before === '' ? { reason: 'there are spaces between them and the text', suggestion } : undefined
  }
  if (trails && !/[\p{L}\p{N}]/u.test(before)) {
    return { reason: 'there is a space before the closing ones', suggestion }
  }
  if (leads && !/[\p{L}\p{N}]/u.test(after)) {
    return { reason: 'there is a space after the opening ones', suggestion }
  }
  const punctuation = /[\p{P}\p{S}]+$/u.exec(inner.slice(-MAX_PUNCTUATION))?.[0]
  if (leads || trails || punctuation === undefined || !/[\p{L}\p{N}]/u.test(after)) return undefined
  return {
    reason: `"${punctuation}" is before the closing ones and a letter after them`,
    suggestion: `Put a space after the closing asterisks, or move "${punctuation}" behind them.`,
  }
}
