import { mkdirSync } from 'node:fs'
import type { BenchResult } from './bench-result.ts'
import { measureBuilds } from './measure-builds.ts'
import { measureDev } from './measure-dev.ts'
import { measurePeers } from './measure-peers.ts'
import { measureQuality } from './measure-quality.ts'
import { measureStart } from './measure-start.ts'
import { measureWeight } from './measure-weight.ts'
import type { PeerHarness } from './peer-harness.ts'

/** Pages of the sites of the peers, and of the one for `spearmint dev`. */
const SIZE = 1_000
/** The first size that holds the page that is weighed. */
const LEAST_WEIGHED = 100

export interface BenchOptions {
  /** Folder for our own sites. */
  home: string
  /** How many pages these have, from few to many. */
  sizes: readonly number[]
  /** How often each is built, of which the middle counts. Sites of more than 1,000 pages are built once. */
  runs: number
  /** Names of other builders. */
  peers: readonly string[]
  /** What these build: `cold`, or `cold,warm,touch`. */
  modes: string
  /** What runs them; without it they are left out. */
  harness: PeerHarness | undefined
  /** Hears what is measured next. */
  tell(text: string): void
}

/** Measures one thing after the other, and gives all that is known after each: the last ones take the longest. */
export async function* measureAll(options: BenchOptions): AsyncGenerator<BenchResult> {
  const { home, sizes, runs, peers, modes, harness, tell } = options
  mkdirSync(home, { recursive: true })
  tell('Starting the command line')
  let result: BenchResult = {
    starts: await measureStart(home, runs),
    builds: [],
    weights: [],
    peers: [],
    qualities: [],
  }
  yield result

  for (const pages of sizes) {
    tell(`Building ${pages} pages`)
    const built = await measureBuilds(home, pages, pages > SIZE ? 1 : runs, pages === SIZE)
    const weights = pages < LEAST_WEIGHED ? [] : [measureWeight(built.folder, pages)]
    result = { ...result, builds: [...result.builds, built], weights: [...result.weights, ...weights] }
    yield result
  }

  const worked = result.builds.find(({ pages }) => pages === SIZE)
  if (worked !== undefined) {
    tell(`Working on ${SIZE} pages`)
    result = { ...result, dev: await measureDev(worked.folder, SIZE) }
    yield result
  }

  if (harness === undefined || peers.length === 0) return
  const names = ['ours', ...peers]
  tell(`Building ${SIZE} pages with ${names.join(', ')}`)
  result = { ...result, peers: measurePeers(harness, names, { pages: SIZE, runs, modes }) }
  yield result
  tell(`Asking Lighthouse about ${names.join(', ')}`)
  yield { ...result, qualities: measureQuality(harness, names, SIZE) }
}
