import { mkdirSync } from 'node:fs'
import type { BenchResult } from './bench-result.ts'
import { measureBuilds } from './measure-builds.ts'
import { measureDev } from './measure-dev.ts'
import { measurePeers } from './measure-peers.ts'
import { measureQuality } from './measure-quality.ts'
import { measureStart } from './measure-start.ts'
import { measureWeight } from './measure-weight.ts'
import type { PeerHarness } from './peer-harness.ts'

/** Pages of the site for `spearmint dev` and for other site generators. */
const SIZE = 1_000
/** Smaller sites don't contain the page whose weight is measured. */
const MIN_WEIGHED = 100

export interface BenchOptions {
  /** Folder for the generated sites. */
  home: string
  /** Page counts of the sites, in ascending order. */
  sizes: readonly number[]
  /** How often each is built; the median counts. Sites of more than 1,000 pages are built once. */
  runs: number
  /** Names of other site generators. */
  peers: readonly string[]
  /** The builds to measure for them: `cold`, or `cold,warm,touch`. */
  modes: string
  /** Runs them. Without it, they are skipped. */
  harness: PeerHarness | undefined
  /** Called with what is measured next. */
  report(text: string): void
}

/** Runs all measurements, the longest last, and yields all results so far after each one. */
export async function* measureAll(options: BenchOptions): AsyncGenerator<BenchResult> {
  const { home, sizes, runs, peers, modes, harness, report } = options
  mkdirSync(home, { recursive: true })
  report('Starting the command line')
  let result: BenchResult = {
    starts: await measureStart(home, runs),
    builds: [],
    weights: [],
    peers: [],
    qualities: [],
  }
  yield result

  for (const pages of sizes) {
    report(`Building ${pages} pages`)
    const built = await measureBuilds(home, pages, pages > SIZE ? 1 : runs, pages === SIZE)
    const weights = pages < MIN_WEIGHED ? [] : [measureWeight(built.folder, pages)]
    result = { ...result, builds: [...result.builds, built], weights: [...result.weights, ...weights] }
    yield result
  }

  const worked = result.builds.find(({ pages }) => pages === SIZE)
  if (worked !== undefined) {
    report(`Working on ${SIZE} pages`)
    result = { ...result, dev: await measureDev(worked.folder, SIZE) }
    yield result
  }

  if (harness === undefined || peers.length === 0) return
  const names = ['ours', ...peers]
  report(`Building ${SIZE} pages with ${names.join(', ')}`)
  result = { ...result, peers: measurePeers(harness, names, { pages: SIZE, runs, modes }) }
  yield result
  report(`Running Lighthouse for ${names.join(', ')}`)
  yield { ...result, qualities: measureQuality(harness, names, SIZE) }
}
