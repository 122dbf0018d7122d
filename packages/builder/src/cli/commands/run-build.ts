import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '@spearmint/config'
import type { BuildIo, BuildOptions, BuildResult, MarkdownParser } from '../../build/index.ts'
import type { SourceFolder } from '../../core/index.ts'
import {
  CACHE_FOLDER,
  createTextCache,
  createWorkerPool,
  DiskOutputFolder,
  fetchJson,
  findCacheFolder,
  openBuildCache,
  openSourceFolder,
  PACKAGE_FILES,
  packageData,
  type RecordWorkerData,
  type RepositoryAddress,
  readChangeDates,
  readRepository,
  readVersion,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toSiteOrigin } from '../options/to-site-origin.ts'
import { toBuildReport } from '../reporters/json/to-build-report.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { formatSummary } from '../reporters/text/format-summary.ts'
import { createProgressLine } from '../reporters/text/progress-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { resolveSite } from './resolve-site.ts'

/** The options of `spearmint build`, parsed. */
export interface BuildFlags {
  /** Folder to write, as the user wrote it. */
  out: string
  /** Empty, or `/docs`. */
  base?: string
  siteUrl?: URL
  strict?: true
  /** The repository that the user named. */
  repository?: RepositoryAddress
  /** Origins that pages may load code from. */
  allowOrigin?: readonly string[]
  /** The parser of Markdown. */
  parser?: MarkdownParser
  online?: true
  /** Whether pages say when they were last changed. */
  dates?: true
  /** Folder of the memory, as the user wrote it; false for none. Default: in the site's folder. */
  cache?: string | false
  /** Threads beside the first one. Default: {@link chooseWorkers}. */
  workers?: number
  json?: true
}

/**
 * Builds the site in `dir` and says on the streams of the environment how it went.
 *
 * @throws {UsageError} when the folders or options cannot be used
 */
export async function runBuild(dir: string, flags: BuildFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, clock, stdout, stderr, variables } = environment
  const started = clock()
  const out = resolve(cwd, flags.out)
  const base = flags.base ?? ''
  const siteUrl = flags.siteUrl && toSiteOrigin(flags.siteUrl, base)
  const strict = flags.strict === true
  const site = resolveSite(dir, cwd)
  const repository = readRepository(site, flags.repository)
  const options: BuildOptions = {
    base,
    ...(siteUrl && { siteUrl }),
    ...(repository && { repository }),
    ...(flags.allowOrigin && { allowedOrigins: flags.allowOrigin }),
    ...(flags.parser && { parser: flags.parser }),
  }
  const source = openSourceFolder(site, out)
  const output = new DiskOutputFolder(out, { from: site, version: readVersion(), base })
  const changes = flags.dates && (await readChangeDates(site, listPageFiles(source)))
  const textFolder = findCacheFolder(variables)
  const fetchText = createTextCache(textFolder)
  const folder = typeof flags.cache === 'string' ? resolve(cwd, flags.cache) : join(site, CACHE_FOLDER)
  const cache = flags.cache === false ? undefined : openBuildCache({ folder, site, out })
  const workers = flags.workers ?? chooseWorkers(listPageFiles(source).length, availableParallelism())
  const pool = createWorkerPool(WORKER, workers, {
    ...{ site, out, textFolder, options },
    ...(cache && { cacheFolder: folder }),
  } satisfies RecordWorkerData)
  const io = {
    source,
    output,
    packageData,
    fetchText,
    ...(workers > 0 && { threads: { record: pool.run, ahead: workers * TASKS_AHEAD } }),
    ...(cache && {
      memory: cache.cache,
      parseGuard: cache.parseGuard,
      ...(cache.manifest && { log: cache.manifest }),
    }),
    ...(flags.online && { fetchJson }),
    ...(changes && { changeDates: changes.dates }),
  }
  const result = await buildOrDiscard(options, io, environment, output)
    .finally(pool.close)
    .catch((error: unknown) => {
      cache?.close(undefined)
      throw error
    })
  // What is wrong with places in the output is told by each build that meets it: such a build counts only step by step.
  cache?.close(output.diagnostics().length === 0 ? result.log : result.log && { steps: result.log.steps })
  const found = [
    ...result.diagnostics,
    ...(changes?.diagnostics ?? []),
    ...source.diagnostics(),
    ...output.diagnostics(),
  ]
  const diagnostics = toSortedDiagnostics(found, strict)

  const durationMs = clock() - started
  const color = wantsColor(environment)
  if (flags.json) {
    stdout.write(toBuildReport({ pages: result.pages, diagnostics, out, durationMs }))
  } else {
    stderr.write(formatDiagnostics(diagnostics, { readText: source.readText, color }))
  }
  stderr.write(formatSummary({ ...result, diagnostics, out: flags.out, durationMs }, color))
  return toExitCode(result, diagnostics)
}

/** The built file of {@link RecordWorkerData}'s thread, beside this one. */
const WORKER = new URL('record-worker.js', PACKAGE_FILES.bundle)

/** Pages that each thread has before it while it works on one. */
const TASKS_AHEAD = 4

/**
 * Threads beside the first one. Each must read the site and warm up for itself, so they pay on large sites and where
 * there are cores for them only (decision 023).
 */
function chooseWorkers(pages: number, cores: number): number {
  return pages > 2000 && cores >= 4 ? Math.min(4, cores - 1) : 0
}

/** A build that fails leaves no half of itself behind. */
async function buildOrDiscard(
  options: BuildOptions,
  io: Omit<BuildIo, 'clock' | 'onProgress'>,
  environment: CliEnvironment,
  output: DiskOutputFolder,
): Promise<BuildResult> {
  try {
    return await build(options, io, environment)
  } catch (error) {
    output.discard()
    throw error
  }
}

// Ctrl+C is left to the system: it ends a build at once, in the middle of a page, and the next build mends the folder.
// A listener of ours would be heard only after the build, which seldom lets the event loop run.
async function build(
  options: BuildOptions,
  io: Omit<BuildIo, 'clock' | 'onProgress'>,
  { stderr, clock, variables, loadBuildSite }: CliEnvironment,
): Promise<BuildResult> {
  const buildSite = await loadBuildSite()
  const progress = createProgressLine(stderr, clock, variables)
  try {
    return await buildSite(options, { ...io, clock, onProgress: progress.show })
  } finally {
    progress.clear()
  }
}

/** The files that have a date to show. */
function listPageFiles(source: SourceFolder): string[] {
  return source
    .list()
    .map(({ path }) => path)
    .filter((path) => /\.mdx?$/.test(path))
}

function toExitCode(result: BuildResult, diagnostics: readonly Diagnostic[]): ExitCode {
  if (result.status === 'unusable-config') return ExitCode.unusable
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}
