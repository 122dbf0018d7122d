import type { Code } from 'mdast'
import { findExtent, type Mistake } from './mistake.ts'

/** A fence without an end makes the rest of the page code. In a list item or a quote, it ends with that. */
export function checkUnclosedCode(node: Code, text: string): Mistake[] {
  const extent = findExtent(node)
  if (extent === undefined) return []
  const { start, end } = extent
  const source = text.slice(start, end)
  const [opening = '', fence] = /^(`{3,}|~{3,})[^\r\n]*/.exec(source) ?? []
  if (fence === undefined || isClosed(source, opening.length, fence)) return []
  const next = /\S/g
  next.lastIndex = end
  if (next.test(text)) return []
  return [
    {
      code: 'page/unclosed-code',
      message: 'The code block is never closed, so the rest of the page is code.',
      suggestion: `Add a line ${fence} after the code.`,
      start,
      end: start + opening.trimEnd().length,
    },
  ]
}

function isClosed(source: string, from: number, fence: string): boolean {
  const last = source.slice(Math.max(from, source.trimEnd().lastIndexOf('\n'))).trim()
  return last.replace(/^[> \t]*/, '').startsWith(fence) && source.length > from
}
