import type { Root } from 'hast'
import type { ReplacedFile } from '../../site/index.ts'
import { convertPositions } from './convert-positions.ts'

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

/**
 * Converts all positions in the tree of a replaced text to those in the author's text, and puts masked braces
 * back.
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

  convertPositions(tree, replaced.toOriginal)
  enter(tree, false)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { part } = next
    const isCode = next.isCode || isCodeNode(part)
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') enter(value, isCode)
      else if (hasMasks) part[key] = restoreBraces(value, isCode ? undefined : names)
    }
  }
  return names
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
