import type { TextEdit } from '../diagnostics/fix.ts'

/** @param edits - In the order of the text, apart from each other. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let from = 0
  for (const edit of edits) {
    parts.push(text.slice(from, edit.offset), edit.text)
    from = edit.offset + edit.length
  }
  parts.push(text.slice(from))
  return parts.join('')
}
