import type { Fix, TextEdit } from '../diagnostics/fix.ts'
import type { ConfigDiagnostic } from '../problems/config-diagnostic.ts'
import { applyEdits } from './apply-edits.ts'

export interface ApplyOptions {
  /** Whether to apply fixes that lose what was written for people (comments) too. Default false. */
  includeLossy?: boolean
}

/**
 * Applies the fixes that these diagnostics bring to the text they were found in. Of fixes that meet in one place only
 * the first is applied, so parse again and repeat until the text stays as it is.
 *
 * @param text - The text that was parsed, unchanged.
 * @returns The new text; the same when there is nothing to fix.
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Pick<ConfigDiagnostic, 'fix'>[],
  options: ApplyOptions = {},
): string {
  const fixes = diagnostics
    .flatMap(({ fix }) => (fix && (options.includeLossy || !fix.isLossy) ? [{ fix, ...toSpan(fix) }] : []))
    .toSorted((a, b) => a.start - b.start)
  const edits: TextEdit[] = []
  let last: { end: number; isDeletion: boolean } | undefined
  for (const { fix, start, end } of fixes) {
    const isDeletion = fix.edits.every((edit) => edit.text === '')
    // Two deletions may touch; where text is put in, the order at one place would matter.
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
