import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { CrashGuard } from '../content/index.ts'
import type {
  Cache,
  FetchJson,
  FetchText,
  History,
  HostFacts,
  HostName,
  OutputFolder,
  Repository,
  SourceFolder,
  UrlStyle,
  VersionState,
} from '../core/index.ts'
import type { BuildManifest } from './build-manifest.ts'
import type { PackageData } from './package-data.ts'
import type { PageGuard } from './pages/page-guard.ts'

export interface BuildOptions {
  /** URL path that the site is served below: empty, or `/docs`. */
  base: string
  /** Origin that the site will be served from: `https://docs.example.com`. */
  siteUrl?: string | undefined
  /** What the URLs of pages look like. Default: as the configuration says, otherwise `html`. */
  urls?: UrlStyle | undefined
  /**
   * Whether all addresses are relative, so that the folder can be opened anywhere, without a server. Implies the style
   * `html`. Default: as the configuration says, otherwise not.
   */
  relative?: boolean | undefined
  /** The host to write configuration files for. Default: none. */
  hostRules?: HostName | undefined
  /** Whether there is a gzip and a Brotli file beside each larger text file. */
  precompress?: boolean | undefined
  /** Repository of the site's files. Without it, pages have no link to edit them. */
  repository?: Repository | undefined
  /**
   * Origins such as `https://cdn.example.com` that pages may load scripts, styles and fonts from and send requests to.
   * Default: none.
   */
  allowedOrigins?: readonly string[] | undefined
  /**
   * The Markdown parser. `native` falls back to the reference parser for pages it cannot parse and where it is not
   * installed; the site is the same. Default: `native`.
   */
  parser?: MarkdownParser | undefined
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
  /** `unusable-config`: nothing was written, and the output folder is unchanged. */
  status: 'built' | 'unusable-config'
  pages: number
  diagnostics: Diagnostic[]
  /** Number of files of the site, whether written now or before. */
  files: number
  /** Size of these files. */
  bytes: number
  /** The page that took longest to render. Undefined if all pages are from the cache. */
  slowest?: { file: string; milliseconds: number } | undefined
  /** Lets the next build into the same folder skip what has not changed. Undefined if nothing was written. */
  manifest?: BuildManifest | undefined
  /** What a host of the files has to know. Undefined if nothing was written. */
  hostFacts?: HostFacts | undefined
  /** The versions of a site with versions from Git, in the order of the menu. */
  versions?: readonly BuiltVersion[] | undefined
  /** Paths of files that were not written because they need `siteUrl`. */
  withheld?: readonly string[] | undefined
}

/** A version that was built. */
interface BuiltVersion {
  /** Path below the base: empty for the latest version. */
  folder: string
  state: VersionState
  /** Its tag or branch. Undefined for the files on the disk. */
  revision?: string | undefined
  pages: number
}

/** Renders the page at a permalink in another thread. Resolves to a `KeyedRecord`. */
export type RenderElsewhere = (permalink: string) => Promise<unknown>

/** How a build reads and writes, and what it may use of the outside world. */
export interface BuildResources {
  source: SourceFolder
  output: OutputFolder
  /** Milliseconds since some fixed moment. */
  clock: () => number
  /** The last change of each file, as an ISO 8601 date and time, by path. Pages show it if it is known. */
  changeDates?: ReadonlyMap<string, string> | undefined
  /** Fetches JSON from other servers. Without it, nothing is fetched. */
  fetchJson?: FetchJson | undefined
  /** Fetches OpenAPI files that the configuration names by URL. Without it, they are not loaded. */
  fetchText?: FetchText | undefined
  /** Results of earlier builds. Default: none. */
  cache?: Cache | undefined
  /** Prevents a text that crashed the native parser from being parsed by it again. Default: none. */
  parseGuard?: CrashGuard | undefined
  /** Stops the rendering of pages that take too long. Default: they are never stopped. */
  guard?: PageGuard | undefined
  /** The manifest of the last build into the same folder. Default: none. */
  manifest?: BuildManifest | undefined
  /** The tags and branches of the repository, for sites with versions from Git. Default: none. */
  history?: History | undefined
  /** Other threads, and how many pages to render ahead in them. Default: everything runs in this thread. */
  threads?: { render: RenderElsewhere; ahead: number } | undefined
  onProgress?: ((progress: BuildProgress) => void) | undefined
}

/** Everything that a build reads from. */
export interface BuildIo extends BuildResources {
  /** Files of installed packages. */
  packageData: PackageData
}
