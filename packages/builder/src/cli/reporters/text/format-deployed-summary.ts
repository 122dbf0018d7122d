import type { Diagnostic } from '@spearmint/config/diagnostics'
import colors from 'picocolors'
import { formatProblemCount } from './format-problem-count.ts'
import { toCount } from './to-count.ts'

/** A finished check of a deployed site. */
export interface DeployedSummary {
  /** The URL of the site. */
  root: string
  diagnostics: readonly Diagnostic[]
  pages: number
  redirects: number
  assets: number
}

/** Formats the last line of a check of a deployed site. */
export function formatDeployedSummary({ root, diagnostics, ...counts }: DeployedSummary, color: boolean): string {
  const { bold, green, red, yellow } = colors.createColors(color)
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const paint = hasErrors ? red : diagnostics.length > 0 ? yellow : green
  const { pages, redirects, assets } = counts
  const checked = `${toCount(pages, 'page')}, ${toCount(redirects, 'redirect')} and ${toCount(assets, 'file')}`
  return `${bold('Checked')} ${root} with ${checked}: ${paint(formatProblemCount(diagnostics))}\n`
}
