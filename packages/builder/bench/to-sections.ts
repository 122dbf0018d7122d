import type { BenchResult } from './bench-result.ts'
import { formatKilobytes, formatNumber, formatRatio, toCells } from './format-measured.ts'
import { listLimits } from './list-limits.ts'
import { addWeights } from './measure-weight.ts'
import type { Measured } from './measured.ts'
import type { Sections } from './replace-sections.ts'
import { toTable } from './to-table.ts'

const TIMES = ['CPU, s', 'Wall, s', 'Memory, MiB']

/** Converts results to tables by name, without tables that would be empty. */
export function toSections(result: BenchResult): Sections {
  const { dev, weights, peers, qualities } = result
  return new Map([
    ['limits', toLimitTable(result)],
    ['builds', toBuildTable(result)],
    ...(dev ? [['dev', toDevTable(dev)] as const] : []),
    ...(weights.length > 0 ? [['weight', toWeightTable(weights)] as const] : []),
    ...(peers.length > 0 ? [['peers', toPeerTable(peers)] as const] : []),
    ...(qualities.length > 0 ? [['quality', toQualityTable(qualities)] as const] : []),
  ])
}

function toLimitTable(result: BenchResult): string {
  const rows = listLimits(result).map(({ what, limit, unit, measured }) => {
    const met = measured === undefined ? 'not measured' : measured <= limit ? 'yes' : '**no**'
    return [
      what,
      `${limit.toLocaleString('en')} ${unit}`,
      measured === undefined ? '–' : `${formatNumber(measured)} ${unit}`,
      met,
    ]
  })
  return toTable(['What', 'Limit', 'Measured', 'Met'], rows)
}

function toBuildTable({ builds, starts }: BenchResult): string {
  const base = builds.find(({ pages }) => pages === 1_000)?.cold
  const row = (name: string, measured: Measured, pages?: number): string[] => [
    name,
    ...toCells(measured),
    pages === undefined ? '–' : formatNumber((measured.cpu / pages) * 1_000),
    formatRatio(measured.cpu, base?.cpu),
    formatRatio(measured.memory, base?.memory),
  ]
  const rows = builds.flatMap(({ pages, cold, again, edited }) => [
    row(`${toCount(pages)}, cold`, cold, pages),
    ...(again ? [row(`${toCount(pages)}, nothing changed`, again)] : []),
    ...(edited ? [row(`${toCount(pages)}, one changed`, edited)] : []),
  ])
  const ends = [row('`spearmint --version`', starts.version), row("`node -e ''`", starts.node)]
  const head = ['Build', ...TIMES, 'CPU, ms per page', 'CPU relative to 1,000', 'Memory relative to 1,000']
  return toTable(head, [...rows, ...ends])
}

function toDevTable({
  pages,
  firstPage,
  firstPageWall,
  vite,
  edit,
  editWall,
}: NonNullable<BenchResult['dev']>): string {
  return toTable(
    [`\`spearmint dev\`, ${toCount(pages)}`, 'CPU, ms', 'Wall, ms'],
    [
      ['Start until the first page', firstPage.toFixed(0), firstPageWall.toFixed(0)],
      ['Start of Vite, on the first request for it', vite.toFixed(0), '–'],
      ['Each edit, until the server is idle again', edit.toFixed(1), editWall.toFixed(0)],
    ],
  )
}

function toWeightTable(weights: BenchResult['weights']): string {
  const rows = weights.map(({ pages, html, css, js }) => {
    const kinds = [html, css, js, addWeights(addWeights(html, css), js)]
    return [toCount(pages), ...kinds.map(({ gzip, brotli }) => `${formatKilobytes(gzip)} / ${formatKilobytes(brotli)}`)]
  })
  return toTable(['Site, kB with gzip / Brotli', 'HTML', 'CSS', 'Scripts', 'Total'], rows)
}

function toPeerTable(peers: BenchResult['peers']): string {
  const hugo = peers.find(({ name }) => name === 'hugo')
  const rows = peers.map(({ name, versions, runs, cold, again, edited, output }) => [
    toLabel(name),
    ...toCells(cold),
    formatNumber(again?.cpu),
    formatNumber(edited?.cpu),
    ...(hugo ? [formatRatio(cold.cpu, hugo.cold.cpu)] : []),
    formatKilobytes(output.pageBytes),
    output.files.toLocaleString('en'),
    String(runs),
    versions,
  ])
  const times = [...TIMES, 'Nothing changed, CPU, s', 'One changed, CPU, s']
  const head = [
    'Generator',
    ...times,
    ...(hugo ? ['Relative to Hugo'] : []),
    'HTML per page, kB gzip',
    'Files',
    'Runs',
    'Versions',
  ]
  return toTable(head, rows)
}

function toQualityTable(qualities: BenchResult['qualities']): string {
  const rows = qualities.map((quality) => [
    toLabel(quality.name),
    ...[quality.performance, quality.accessibility, quality['best-practices'], quality.seo].map(String),
    ...[quality.FCP, quality.LCP, quality.TBT].map((time) => time.toFixed(0)),
    ...[quality.totalKB, quality.jsKB].map(String),
  ])
  const scores = ['Performance', 'Accessibility', 'Best practices', 'SEO']
  return toTable(['Generator', ...scores, 'FCP, ms', 'LCP, ms', 'TBT, ms', 'Total, KiB', 'Scripts, KiB'], rows)
}

function toLabel(name: string): string {
  return name === 'ours' ? '**Spearmint**' : name
}

function toCount(pages: number): string {
  return `${pages.toLocaleString('en')} pages`
}
