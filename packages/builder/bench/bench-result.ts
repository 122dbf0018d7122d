import type { Builds } from './measure-builds.ts'
import type { DevMeasured } from './measure-dev.ts'
import type { PeerBuilds } from './measure-peers.ts'
import type { Quality } from './measure-quality.ts'
import type { Starts } from './measure-start.ts'
import type { PageWeight } from './measure-weight.ts'

/** All results of one run of the benchmark. */
export interface BenchResult {
  starts: Starts
  /** In ascending order of pages. */
  builds: readonly Builds[]
  dev?: DevMeasured
  /** Of the same sites, except those too small to contain the measured page. */
  weights: readonly PageWeight[]
  /** Ours and the others, in the given order. Empty without `--peers`. */
  peers: readonly PeerBuilds[]
  qualities: readonly Quality[]
}
