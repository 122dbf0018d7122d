import { resolve } from 'node:path'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { BuildOptions, BuildResult, MarkdownParser } from '../../build/index.ts'
import type { HostName, UrlStyle } from '../../core/index.ts'
import {
  findCacheFolder,
  type OpenedBuild,
  openBuild,
  type RepositoryAddress,
  readRepository,
} from '../../node/index.ts'
import { findRelativeConflict } from '../../site/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toCacheFolder } from '../options/to-cache-folder.ts'
import { toSiteOrigin } from '../options/to-site-origin.ts'
import { toBuildReport } from '../reporters/json/to-build-report.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { formatSummary } from '../reporters/text/format-summary.ts'
import { createProgressLine } from '../reporters/text/progress-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { UsageError } from '../usage-error.ts'
import { resolveSite } from './resolve-site.ts'

/** The parsed options of `spearmint build`. */
export interface BuildFlags {
  /** The output folder as the user wrote it. */
  out: string
  /** Empty, or `/docs`. */
  base?: string
  urls?: UrlStyle
  /** Whether all addresses are relative. */
  relative?: true
  siteUrl?: URL
  strict?: true
  repository?: RepositoryAddress
  /** Origins that pages may load code from. */
  allowOrigin?: readonly string[]
  parser?: MarkdownParser
  /** The host to write configuration files for. */
  hostRules?: HostName
  /** Whether compressed files are written beside text files. */
  precompress?: true
  online?: true
  /** Whether pages show when they were last changed. */
  dates?: true
  /** The cache folder as the user wrote it; false for none. Default: a folder in the site's folder. */
  cache?: string | false
  /** Threads beside the first one. */
  workers?: number
  json?: true
}

/**
 * Builds the site in `dir` and reports the result.
 *
 * @throws {UsageError} if the folders or options cannot be used
 */
export async function runBuild(dir: string, flags: BuildFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, clock, variables } = environment
  const started = clock()
  const conflict = flags.relative && findRelativeConflict(flags)
  if (conflict) {
    throw new UsageError(
      'usage/command-line',
      `--relative makes all addresses relative, which ${conflict} contradicts.`,
      [`Remove ${conflict}, or --relative.`],
    )
  }
  const site = resolveSite(dir, cwd)
  const options = toBuildOptions(flags, site)
  const opened = await openBuild({
    site,
    out: resolve(cwd, flags.out),
    options,
    cacheFolder: toCacheFolder(flags.cache, site, cwd),
    textFolder: findCacheFolder(variables),
    workers: flags.workers,
    withDates: flags.dates === true,
    online: flags.online === true,
  })
  const result = await build(options, opened, environment)
  const found = [...result.diagnostics, ...opened.diagnostics()]
  const diagnostics = toSortedDiagnostics(found, flags.strict === true)
  report(result, diagnostics, { flags, opened, environment, durationMs: clock() - started })
  return toExitCode(result, diagnostics)
}

function toBuildOptions(
  { base = '', urls, relative, siteUrl, repository, allowOrigin, parser, hostRules, precompress }: BuildFlags,
  site: string,
): BuildOptions {
  return {
    base,
    urls,
    relative,
    siteUrl: siteUrl && toSiteOrigin(siteUrl, base),
    repository: readRepository(site, repository),
    allowedOrigins: allowOrigin,
    parser,
    hostRules,
    precompress,
  }
}

/**
 * Builds and releases what was opened, whether the build succeeds or fails. There is no handler for Ctrl+C: the system
 * ends the process at once, and the next build repairs the folder. A handler would only run after the build, which
 * rarely lets the event loop turn.
 */
async function build(
  options: BuildOptions,
  { io, close }: OpenedBuild,
  { stderr, clock, variables, loadBuildSite }: CliEnvironment,
): Promise<BuildResult> {
  let result: BuildResult | undefined
  try {
    const buildSite = await loadBuildSite()
    const progress = createProgressLine(stderr, clock, variables)
    result = await buildSite(options, { ...io, clock, onProgress: progress.show }).finally(progress.clear)
    return result
  } finally {
    await close(result)
  }
}

interface BuildRun {
  flags: BuildFlags
  opened: OpenedBuild
  environment: CliEnvironment
  durationMs: number
}

function report(
  result: BuildResult,
  diagnostics: Diagnostic[],
  { flags, opened, environment, durationMs }: BuildRun,
): void {
  const { cwd, stdout, stderr } = environment
  const color = wantsColor(environment)
  if (flags.json) {
    const out = resolve(cwd, flags.out)
    stdout.write(toBuildReport({ pages: result.pages, diagnostics, out, durationMs }))
  } else {
    stderr.write(formatDiagnostics(diagnostics, { readText: opened.source.readText, color }))
  }
  stderr.write(formatSummary({ ...result, diagnostics, out: flags.out, durationMs }, color))
}

function toExitCode(result: BuildResult, diagnostics: readonly Diagnostic[]): ExitCode {
  if (result.status === 'unusable-config') return ExitCode.unusable
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}
