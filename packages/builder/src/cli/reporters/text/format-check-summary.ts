import type { Diagnostic } from '@spearmint/config/diagnostics'
import colors from 'picocolors'
import { formatProblemCount } from './format-problem-count.ts'
import { toCount } from './to-count.ts'
import { toOneLine } from './to-one-line.ts'

/** A finished check. */
export interface CheckSummary {
  /** The name of the configuration file, if there is one. */
  file: string | undefined
  /** The remaining problems. */
  diagnostics: readonly Diagnostic[]
  /** The problems that were fixed. */
  fixed: readonly Diagnostic[]
  isUsable: boolean
  /** The number of checked pages, if any. */
  pages?: number | undefined
}

/** Formats the last lines of a check: what was fixed, what remains, and what `--fix` could fix. */
export function formatCheckSummary(summary: CheckSummary, color: boolean): string {
  const { file, diagnostics, fixed, isUsable, pages } = summary
  const { bold, green, red, yellow } = colors.createColors(color)
  const [first] = diagnostics
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const paint = hasErrors ? red : diagnostics.length > 0 ? yellow : green
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined && !fix.isLossy).length
  return [
    ...(fixed.length > 0 ? [`${bold('Fixed')} ${toCount(fixed.length, 'problem')} in ${file}:`] : []),
    ...fixed.map(({ line, column, fix }) => `  ${line}:${column}  ${toOneLine(toPastTense(fix?.description ?? ''))}`),
    file === undefined
      ? 'Nothing was checked.'
      : `${bold('Checked')} ${file}${pages === undefined ? '' : ` and ${toCount(pages, 'page')}`}: ${paint(formatProblemCount(diagnostics))}`,
    ...(isUsable ? [] : [red('No site can be built from this folder.')]),
    ...(first === undefined ? [] : [`To learn more about a code, run: npx spearmint explain ${first.code}`]),
    ...(fixable > 0 ? [`${toCount(fixable, 'problem')} can be fixed with --fix.`] : []),
    '',
  ].join('\n')
}

/** First words of descriptions of fixes, which are imperative, as editors show them. */
const PAST_TENSE: Readonly<Record<string, string>> = {
  Add: 'Added',
  Remove: 'Removed',
  Rename: 'Renamed',
  Use: 'Used',
  Write: 'Wrote',
}

/** Describes a fix that was applied: `Removed the comma.` */
function toPastTense(description: string): string {
  return description.replace(/^\w+/, (verb) => PAST_TENSE[verb] ?? verb)
}
