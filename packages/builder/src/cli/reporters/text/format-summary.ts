import colors from 'picocolors'
import type { BuildResult } from '../../../build/index.ts'
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

/** Formats the last lines of a build: files, problems, duration. */
export function formatSummary(summary: BuildSummary, color: boolean): string {
  const { bold, green, red, yellow } = colors.createColors(color)
  const problems = formatProblemCount(summary.diagnostics)
  if (summary.status === 'unusable-config') {
    return `${red('Nothing was built:')} ${problems}\n`
  }
  const { pages, out, files, bytes, durationMs, slowest, withheld = [], versions = [] } = summary
  const ofVersions = versions.length === 0 ? '' : ` of ${toCount(versions.length, 'version')}`
  const hasErrors = summary.diagnostics.some(({ severity }) => severity === 'error')
  const paint = hasErrors ? red : summary.diagnostics.length > 0 ? yellow : green
  const slowestPage = slowest && `, slowest page ${toOneLine(slowest.file)} (${formatDuration(slowest.milliseconds)})`
  return [
    `${bold('Built')} ${toCount(pages, 'page')}${ofVersions} into ${bold(out)}: ${toCount(files, 'file')}, ${formatBytes(bytes)}`,
    `${paint(problems)} Took ${formatDuration(durationMs)}${slowestPage ?? ''}.`,
    ...(withheld.length === 0 ? [] : [formatWithheld(withheld)]),
    '',
  ].join('\n')
}

/** How many files are named: a site may have many feeds. */
const MAX_NAMED = 5

function formatWithheld(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED)
  const more = paths.length > MAX_NAMED ? ` and ${toCount(paths.length - MAX_NAMED, 'more file')}` : ''
  const subject = paths.length === 1 ? 'It requires' : 'They require'
  return `Not written: ${toOneLine(named.join(', '))}${more}. ${subject} the URL of the site: --site-url https://docs.example.com`
}

/** Formats a size in steps of 1000: `12 B`, `3.4 kB`, `56.7 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const step = bytes < 999_950 ? 1 : bytes < 999_950_000 ? 2 : 3
  return `${(bytes / 1000 ** step).toFixed(1)} ${['B', 'kB', 'MB', 'GB'][step]}`
}
