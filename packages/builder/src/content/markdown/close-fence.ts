import type { SyntaxFix } from './syntax-fix.ts'

const FENCE = /^[ \t]*(`{3,}|~{3,})([^`\n]*)$/gm

/**
 * Closes a code block that extends to the end of the text. It contains the closing tag that is missing, or both are
 * missing.
 *
 * @param start - Offset of the opening tag.
 */
export function closeFence(text: string, start: number, closing: string): SyntaxFix | undefined {
  let open: { fence: string; at: number; end: number } | undefined
  for (const { 0: line, 1: fence = '', 2: info = '', index } of text.matchAll(FENCE)) {
    if (open === undefined) open = { fence, at: index + line.indexOf(fence), end: index + line.length }
    else if (fence.startsWith(open.fence) && info.trim() === '') open = undefined
  }
  if (open === undefined || open.at < start) return undefined
  const found = text.indexOf(closing, open.end)
  const lineStart = text.lastIndexOf('\n', found) + 1
  if (found < 0) {
    return {
      offset: text.length,
      remove: 0,
      insert: `\n${open.fence}\n`,
      culprit: open.at,
      reason: 'the code block is never closed',
      advice: `Add a line ${open.fence} after the code.`,
    }
  }
  if (text.slice(lineStart, found).trim() !== '') return undefined
  return {
    offset: lineStart,
    remove: 0,
    insert: `${open.fence}\n`,
    culprit: open.at,
    reason: `the code block is never closed, so it contains \`${closing}\``,
    advice: `Put ${open.fence} on its own line before ${closing}.`,
  }
}
