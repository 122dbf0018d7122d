import type { TreeComparison } from './compare-trees.ts'

/** What a comparison of one site found. */
export interface SiteComparison extends TreeComparison {
  name: string
  /** Differences of the reports, as `compareReports` returns them. */
  reports: string[]
  /** Excerpts of the first files that differ. */
  excerpts: string[]
  /** Why a build gave nothing to compare. */
  failure?: string
}

const COLUMNS = ['files', 'identical', 'different', 'missing', 'added', 'reports'] as const
const MAX_LISTED = 5

/** Formats the heading of the table of sites. */
export function formatHeading(nameWidth: number): string {
  return formatCells('site', COLUMNS, nameWidth)
}

/** Formats the line of one site. */
export function formatLine(site: SiteComparison, nameWidth: number): string {
  if (site.failure !== undefined) return `${site.name.padEnd(nameWidth)}  failed`
  const { files, identical, different, missing, added, reports } = site
  const counts = [files, identical, different.length, missing.length, added.length, reports.length]
  return formatCells(site.name, counts.map(String), nameWidth)
}

function formatCells(name: string, cells: readonly string[], nameWidth: number): string {
  const padded = cells.map((cell, index) => cell.padStart(COLUMNS[index]?.length ?? 0))
  return [name.padEnd(nameWidth), ...padded].join('  ')
}

/** Formats the first differences of a site; empty when there are none. */
export function formatDifferences({
  name,
  failure,
  missing,
  added,
  reports,
  excerpts,
  different,
}: SiteComparison): string {
  const sections = [
    ...(failure === undefined ? [] : [failure]),
    ...formatList('Only in the base:', missing),
    ...formatList('Only in the working tree:', added),
    ...formatList('Reports:', reports),
    ...excerpts,
    ...(different.length > excerpts.length ? [`${different.length - excerpts.length} more files differ.`] : []),
  ]
  return sections.length === 0 ? '' : `${name}\n\n${sections.join('\n\n')}\n`
}

function formatList(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length > MAX_LISTED ? [`… ${lines.length - MAX_LISTED} more`] : []
  return [[title, ...[...lines.slice(0, MAX_LISTED), ...more].map((line) => `  ${line}`)].join('\n')]
}
