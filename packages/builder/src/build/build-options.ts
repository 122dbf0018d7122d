import type { Diagnostic } from '@spearmint/config'
import type { SiteInspector } from '../check/index.ts'
import type { CrashGuard } from '../content/index.ts'
import type { FetchJson, FetchText, Memory, OutputFolder, Repository, SourceFolder } from '../core/index.ts'
import type { BuildLog } from './build-manifest.ts'
import type { PackageData } from './package-data.ts'

export interface BuildOptions {
  /** URL path below which the site is served: empty, or `/docs`. */
  base: string
  /** Where the site will stand, without a path: `https://docs.example.com`. */
  siteUrl?: string
  /** Where the site's files are kept. Without it pages have no links to edit them. */
  repository?: Repository
  /**
   * Origins such as `https://cdn.example.com` that pages may load scripts, styles and fonts from and send requests to.
   * Default none.
   */
  allowedOrigins?: readonly string[]
  /**
   * The parser of Markdown. `native` leaves to the reference parser what it can't read, and everything where it is not
   * installed: the site is the same. Default `native`.
   */
  parser?: MarkdownParser
}

export type MarkdownParser = 'native' | 'reference'

export interface BuildProgress {
  /** Pages rendered so far. */
  done: number
  total: number
  /** File of the page that was rendered last. */
  page: string
}

export interface BuildResult {
  /** `unusable-config`: nothing was written, and an output folder of an earlier build stays as it was. */
  status: 'built' | 'unusable-config'
  pages: number
  diagnostics: Diagnostic[]
  /** Files written or kept. */
  files: number
  /** Size of these files. */
  bytes: number
  /** The page that took longest; undefined when there are no pages. */
  slowest?: { file: string; milliseconds: number }
  /** What the next build into the same folder may go by; absent when nothing was written. */
  log?: BuildLog
  /** Paths of files that were not written because they need the address of the site, which nobody has said. */
  withheld?: readonly string[]
}

/**
 * Renders a page of the site in another thread. Gives all that its files are made of, and the key by which that thread knows
 * it: another one where the thread has seen the folder in another state.
 */
export type RecordElsewhere = (permalink: string) => Promise<unknown>

/** All that a build reads, writes and asks of the outside world. */
export interface BuildIo {
  source: SourceFolder
  output: OutputFolder
  /** What ships inside installed packages. */
  packageData: PackageData
  /** Milliseconds since some fixed moment. */
  clock: () => number
  /** When each file was last changed, as an ISO 8601 date and time, by its path. Pages show it where it is known. */
  changeDates?: ReadonlyMap<string, string>
  /** The way to other servers. Without it nothing is asked of any. */
  fetchJson?: FetchJson
  /** The way to OpenAPI files on other servers that the configuration names. Without it they are not loaded. */
  fetchText?: FetchText
  /** What earlier builds made, so that it is not made again. Default none. */
  memory?: Memory
  /** Keeps a text that ended the process from doing so again. Default none. */
  parseGuard?: CrashGuard
  /** What is known of the last build into the same folder. Its steps need not be done again. Default nothing. */
  log?: BuildLog
  /** The way to other threads, and how many pages they should have under way. Default: all is done in this one. */
  threads?: { record: RecordElsewhere; ahead: number }
  /** Looks at every page. What it finds is among the diagnostics of the build, which then writes no files of pages. */
  inspector?: SiteInspector
  onProgress?: (progress: BuildProgress) => void
}
