import type { BenchResult } from './bench-result.ts'
import { addWeights } from './measure-weight.ts'

/** A performance limit of the project: `measured` must be at most `limit`. */
export interface Limit {
  what: string
  limit: number
  unit: string
  /** Undefined if this run did not measure it. */
  measured: number | undefined
}

/** Lists the limits with the measured figures. Memory is in MB (a million bytes), page weight in kB compressed by gzip. */
export function listLimits({ starts, builds, dev, weights, peers }: BenchResult): Limit[] {
  const find = (pages: number) => builds.find((each) => each.pages === pages)
  const [small, base, large, huge] = [find(20), find(1_000), find(5_000), find(20_000)]
  const [ours, hugo] = ['ours', 'hugo'].map((name) => peers.find((peer) => peer.name === name))
  const weight = weights.find(({ pages }) => pages === 1_000)
  const total = weight && addWeights(addWeights(weight.html, weight.css), weight.js)
  const growth = weights.map(({ html }) => html.gzip)
  return [
    {
      what: '1,000 pages relative to Hugo, CPU',
      limit: 0.7,
      unit: '×',
      measured: divide(ours?.cold.cpu, hugo?.cold.cpu),
    },
    { what: '1,000 pages, memory', limit: 300, unit: 'MB', measured: toMegabytes(base?.cold.memory) },
    { what: '1,000 pages, nothing changed, CPU', limit: 0.25, unit: 's', measured: base?.again?.cpu },
    { what: '1,000 pages, one changed, CPU', limit: 0.3, unit: 's', measured: base?.edited?.cpu },
    { what: '20 pages, CPU', limit: 0.5, unit: 's', measured: small?.cold.cpu },
    {
      what: '5,000 pages relative to 1,000, CPU',
      limit: 5,
      unit: '×',
      measured: divide(large?.cold.cpu, base?.cold.cpu),
    },
    {
      what: '5,000 pages relative to 1,000, memory',
      limit: 2.5,
      unit: '×',
      measured: divide(large?.cold.memory, base?.cold.memory),
    },
    { what: '20,000 pages, memory', limit: 1_000, unit: 'MB', measured: toMegabytes(huge?.cold.memory) },
    {
      what: "`spearmint --version` relative to `node -e ''`, CPU",
      limit: 2,
      unit: '×',
      measured: divide(starts.version.cpu, starts.node.cpu),
    },
    {
      what: '`dev` with 1,000 pages until the first page, CPU',
      limit: 1,
      unit: 's',
      measured: divide(dev?.firstPage, 1_000),
    },
    { what: '`dev`, an edit until new HTML, CPU', limit: 30, unit: 'ms', measured: dev?.edit },
    { what: 'A text page, compressed', limit: 25, unit: 'kB', measured: divide(total?.gzip, 1_000) },
    { what: 'Its scripts', limit: 10, unit: 'kB', measured: divide(weight?.js.gzip, 1_000) },
    {
      what: 'Its HTML in the largest site relative to the smallest',
      limit: 1.2,
      unit: '×',
      measured: growth.length > 1 ? divide(growth.at(-1), growth[0]) : undefined,
    },
  ]
}

function divide(value: number | undefined, by: number | undefined): number | undefined {
  return value === undefined || by === undefined ? undefined : value / by
}

function toMegabytes(mebibytes: number | undefined): number | undefined {
  return mebibytes === undefined ? undefined : mebibytes * 1.048_576
}
