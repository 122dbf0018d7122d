import type { Diagnostic, Fix, TextEdit } from '../diagnostics/index.ts'
import { applyEdits } from './apply-edits.ts'

export interface ApplyOptions {
  /** Whether to also apply fixes that remove something written for people (comments). Default false. */
  includeLossy?: boolean
}

/**
 * Applies the fixes of diagnostics to the text they were found in. If fixes overlap or touch, only the first is applied,
 * so parse again and repeat until the text no longer changes.
 *
 * @param text - The text that was parsed, unchanged.
 * @returns The new text; the same text if there is nothing to fix.
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Pick<Diagnostic, 'fix'>[],
  options: ApplyOptions = {},
): string {
  const fixes = diagnostics
    .flatMap(({ fix }) => (fix && (options.includeLossy || !fix.isLossy) ? [{ fix, ...toSpan(fix) }] : []))
    .toSorted((a, b) => a.start - b.start)
  const edits: TextEdit[] = []
  let last: { end: number; isDeletion: boolean } | undefined
  for (const { fix, start, end } of fixes) {
    const isDeletion = fix.edits.every((edit) => edit.text === '')
    // Two deletions may touch. With insertions at the same offset, the order would matter.
    const isFree = !last || start > last.end || (start === last.end && isDeletion && last.isDeletion)
    if (!isFree) continue
    edits.push(...fix.edits)
    last = { end, isDeletion }
  }
  return applyEdits(text, edits)
}

function toSpan({ edits }: Fix): { start: number; end: number } {
  return {
    start: Math.min(...edits.map(({ offset }) => offset)),
    end: Math.max(...edits.map(({ offset, length }) => offset + length)),
  }
}
