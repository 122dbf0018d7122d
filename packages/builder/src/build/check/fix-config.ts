import { applyFixes } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { ConfigCheck } from './check-config.ts'

/** A configuration whose problems were fixed as far as possible. */
export interface FixedConfig {
  /** The text with the fixes. Unchanged if there was nothing to fix. */
  text: string
  /** The problems that are gone, in the order in which they were fixed. Their positions are those before the fix. */
  fixed: Diagnostic[]
  /** What is left. */
  check: ConfigCheck
}

/** A fix may reveal other problems with fixes of their own. Real files need three passes at most. */
const MAX_PASSES = 10

/**
 * Applies fixes to the text of a configuration until none is left that changes it. Stops before a pass that would make
 * the text worse: valid JSON stays valid, and a usable configuration stays usable.
 *
 * @param check Returns the problems of a text.
 */
export async function fixConfig(
  text: string,
  check: (text: string) => ConfigCheck | Promise<ConfigCheck>,
): Promise<FixedConfig> {
  let current: FixedConfig = { text, fixed: [], check: await check(text) }
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const { diagnostics } = current.check
    const fixedText = applyFixes(current.text, diagnostics)
    if (fixedText === current.text) break
    const after = await check(fixedText)
    if (isWorse(current, { text: fixedText, check: after })) break
    const fixed = [...current.fixed, ...listFixed(diagnostics, after.diagnostics)]
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
 * Lists the problems with a fix that no longer exist. Problems are compared by code and message, because fixes move what
 * follows them. Of several with the same message, those without a fix and the later ones remain: of fixes that overlap,
 * the first is applied.
 */
function listFixed(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>()
  for (const diagnostic of after) left.set(toKey(diagnostic), (left.get(toKey(diagnostic)) ?? 0) + 1)
  const fixable = before.filter(({ fix }) => fix !== undefined)
  const remaining = new Set<Diagnostic>()
  for (const diagnostic of [...before.filter(({ fix }) => fix === undefined), ...fixable.toReversed()]) {
    const count = left.get(toKey(diagnostic)) ?? 0
    if (count === 0) continue
    left.set(toKey(diagnostic), count - 1)
    remaining.add(diagnostic)
  }
  return fixable.filter((diagnostic) => !remaining.has(diagnostic))
}

function toKey({ code, message }: Diagnostic): string {
  return `${code} ${message}`
}
