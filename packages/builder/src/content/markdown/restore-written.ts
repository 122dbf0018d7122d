import type { Root } from 'hast'
import type { ReplacedFile, TextPoint } from '../../site/index.ts'

/** Private-use characters that stand for the braces of an unknown variable, which is text and not an expression. */
const OPEN = '\uE010'
const CLOSE = '\uE011'
const MASKED = new RegExp(`${OPEN}${OPEN}\\s*([\\w.-]+)\\s*${CLOSE}${CLOSE}`, 'g')
/** The same in the address of a link. */
const ENCODED_OPEN = encodeURIComponent(OPEN)
const ENCODED_CLOSE = encodeURIComponent(CLOSE)

/** Replaces the braces of `{{name}}`, so that a parser takes them for text. */
export function maskBraces(written: string): string {
  return written.replaceAll('{', OPEN).replaceAll('}', CLOSE)
}

/** A pair of positions of unist, or of estree, whose columns start at 0. */
interface Span {
  start: TextPoint
  end: TextPoint
}

/**
 * Converts all positions in the tree of a replaced text to those in the author's text, those of expressions included, and
 * puts masked braces back.
 *
 * @returns The names in masked braces that are shown as text, not as code.
 */
export function restoreWritten(tree: Root, replaced: ReplacedFile): Set<string> {
  const names = new Set<string>()
  const hasMasks = replaced.unknown.size > 0
  const seen = new Set<object>()
  const open: { part: Record<string, unknown>; isCode: boolean }[] = []

  function enter(value: unknown, isCode: boolean): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    open.push({ part: value as Record<string, unknown>, isCode })
  }

  enter(tree, false)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { part } = next
    const isCode = next.isCode || isCodeNode(part)
    for (const [key, value] of Object.entries(part)) {
      if (key === 'position' && isSpan(value)) part[key] = toOriginalSpan(value, replaced, 0)
      else if (key === 'loc' && isSpan(value)) part[key] = toOriginalSpan(value, replaced, 1)
      else if (typeof value !== 'string') enter(value, isCode)
      else if (hasMasks) part[key] = restoreBraces(value, isCode ? undefined : names)
    }
  }
  return names
}

function toOriginalSpan(span: Span, { toOriginal }: ReplacedFile, shift: 0 | 1): Span {
  const convert = (point: TextPoint, side: 'start' | 'end'): TextPoint => {
    const original = toOriginal({ ...point, column: point.column + shift }, side)
    return { ...original, column: original.column - shift }
  }
  return { ...span, start: convert(span.start, 'start'), end: convert(span.end, 'end') }
}

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value
}

/** Code blocks, inline code, expressions and comments. */
function isCodeNode({ type, tagName, name }: Record<string, unknown>): boolean {
  if (type === 'element') return tagName === 'code' || tagName === 'pre'
  if (type === 'component') return name === 'CodeBlock'
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression' || type === 'mdxjsEsm'
}

/** @param names - Gets the names in masked braces. */
export function restoreBraces(text: string, names?: Set<string>): string {
  if (!text.includes(OPEN) && !text.includes(ENCODED_OPEN)) return text
  for (const [, name = ''] of text.matchAll(MASKED)) names?.add(name)
  return text
    .replaceAll(OPEN, '{')
    .replaceAll(CLOSE, '}')
    .replaceAll(ENCODED_OPEN, '%7B')
    .replaceAll(ENCODED_CLOSE, '%7D')
}
