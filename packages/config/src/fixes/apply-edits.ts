import type { TextEdit } from '../diagnostics/index.ts'

/**
 * Applies edits to a text.
 *
 * @param edits - In any order, without overlaps. Edits at the same offset are applied in the order given.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let from = 0
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(from, edit.offset), edit.text)
    from = edit.offset + edit.length
  }
  parts.push(text.slice(from))
  return parts.join('')
}
