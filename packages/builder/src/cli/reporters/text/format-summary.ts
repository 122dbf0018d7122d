import colors from 'picocolors'
import type { BuildResult } from '../../../build/index.ts'
import { formatBytes } from '../format-bytes.ts'
import { formatDuration } from './format-duration.ts'
import { formatProblemCount } from './format-problem-count.ts'
import { toCount } from './to-count.ts'
import { toOneLine } from './to-one-line.ts'

/** A finished build. */
export interface BuildSummary extends BuildResult {
  /** The output folder as the user wrote it. */
  out: string
  durationMs: number
}

/** Formats the last lines of a build: what was written, how many problems, how long it took. */
export function formatSummary(summary: BuildSummary, color: boolean): string {
  const { bold, green, red, yellow } = colors.createColors(color)
  const problems = formatProblemCount(summary.diagnostics)
  if (summary.status === 'unusable-config') {
    return `${red('Nothing was built:')} mint.json cannot be used. ${problems}\n`
  }
  const { pages, out, files, bytes, durationMs, slowest, withheld = [] } = summary
  const hasErrors = summary.diagnostics.some(({ severity }) => severity === 'error')
  const paint = hasErrors ? red : summary.diagnostics.length > 0 ? yellow : green
  const slowestPage = slowest && `, slowest page ${toOneLine(slowest.file)} (${formatDuration(slowest.milliseconds)})`
  return [
    `${bold('Built')} ${toCount(pages, 'page')} into ${bold(out)}: ${toCount(files, 'file')}, ${formatBytes(bytes)}`,
    `${paint(problems)} Took ${formatDuration(durationMs)}${slowestPage ?? ''}.`,
    ...(withheld.length === 0 ? [] : [formatWithheld(withheld)]),
    '',
  ].join('\n')
}

/** Names the first file only: a site may have many feeds. */
function formatWithheld([first = '', ...others]: readonly string[]): string {
  const files = others.length === 0 ? first : `${first} and ${toCount(others.length, 'more file')}`
  const need = others.length === 0 ? 'It needs' : 'They need'
  return `Not written: ${toOneLine(files)}. ${need} the address of the site: --site-url https://docs.example.com`
}
