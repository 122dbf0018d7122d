import type { Builds } from './measure-builds.ts'
import type { DevMeasured } from './measure-dev.ts'
import type { PeerBuilds } from './measure-peers.ts'
import type { Quality } from './measure-quality.ts'
import type { Starts } from './measure-start.ts'
import type { PageWeight } from './measure-weight.ts'

/** All that one run of the benchmark has measured. */
export interface BenchResult {
  starts: Starts
  /** By growing number of pages. */
  builds: readonly Builds[]
  dev?: DevMeasured
  /** Of the same sites, but for those too small to hold the page that is weighed. */
  weights: readonly PageWeight[]
  /** Ours and the others, in the order they were named; empty when not asked for. */
  peers: readonly PeerBuilds[]
  qualities: readonly Quality[]
}
