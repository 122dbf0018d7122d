import { applyFixes } from '@spearmint/config'
import type { ConfigCheck } from '../../build/index.ts'
import type { CheckedDiagnostic } from '../../core/index.ts'

/** What became of a configuration whose problems were fixed. */
export interface FixedConfig {
  /** The text with the fixes; as it was when there was nothing to fix. */
  text: string
  /** The problems that are gone, in the order in which they were fixed. Their places are those before the fix. */
  fixed: CheckedDiagnostic[]
  /** What is left. */
  check: ConfigCheck
}

/** A fix may bring to light what it covered, which may have fixes of its own. Real files need three passes at most. */
const MOST_PASSES = 10

/**
 * Applies fixes to the text of a configuration until none is left that changes it. A pass that would make the text
 * worse is not taken: what can be read as JSON or built with stays so.
 *
 * @param check tells the problems of a text
 */
export async function fixConfig(
  text: string,
  check: (text: string) => ConfigCheck | Promise<ConfigCheck>,
): Promise<FixedConfig> {
  let current: FixedConfig = { text, fixed: [], check: await check(text) }
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const { diagnostics } = current.check
    const fixedText = applyFixes(current.text, diagnostics)
    if (fixedText === current.text) break
    const after = await check(fixedText)
    if (isWorse(current, { text: fixedText, check: after })) break
    const fixed = [...current.fixed, ...findGone(diagnostics, after.diagnostics)]
    current = { text: fixedText, fixed, check: after }
  }
  return current
}

function isWorse(before: Pick<FixedConfig, 'text' | 'check'>, after: Pick<FixedConfig, 'text' | 'check'>): boolean {
  return (before.check.isUsable && !after.check.isUsable) || (isJson(before.text) && !isJson(after.text))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * The problems with a fix that are there no more. They are told by their words, because fixes move what follows. Of equal
 * words, those without a fix have stayed, and the later ones: of fixes that meet in one place the first is made.
 */
function findGone(before: readonly CheckedDiagnostic[], after: readonly CheckedDiagnostic[]): CheckedDiagnostic[] {
  const left = new Map<string, number>()
  for (const diagnostic of after) left.set(toKey(diagnostic), (left.get(toKey(diagnostic)) ?? 0) + 1)
  const fixable = before.filter(({ fix }) => fix !== undefined)
  const stayed = new Set<CheckedDiagnostic>()
  for (const diagnostic of [...before.filter(({ fix }) => fix === undefined), ...fixable.toReversed()]) {
    const count = left.get(toKey(diagnostic)) ?? 0
    if (count === 0) continue
    left.set(toKey(diagnostic), count - 1)
    stayed.add(diagnostic)
  }
  return fixable.filter((diagnostic) => !stayed.has(diagnostic))
}

function toKey({ code, message }: CheckedDiagnostic): string {
  return `${code} ${message}`
}
