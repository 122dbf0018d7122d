import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BuiltSite, checkDeployedSite } from '../../check/index.ts'
import { trimEndSlashes, type UrlStyle } from '../../core/index.ts'
import {
  createAskServer,
  createMemoryOutput,
  createPageGuard,
  createTextCache,
  findCacheFolder,
  openSourceFolder,
  packageData,
  readMarker,
  readRepository,
  readVersion,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toCheckReport } from '../reporters/json/to-check-report.ts'
import { formatDeployedSummary } from '../reporters/text/format-deployed-summary.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { createProgressLine } from '../reporters/text/progress-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toGithubAnnotations } from '../reporters/to-github-annotations.ts'
import { toSarif } from '../reporters/to-sarif.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { UsageError } from '../usage-error.ts'
import { resolveSite } from './resolve-site.ts'
import type { CheckFlags } from './run-check.ts'

/**
 * Compares the site that is deployed at a URL with a built folder, or with what a build of the site in `dir` would write.
 *
 * @throws {UsageError} if there is nothing to compare with, or if it was built for another path
 */
export async function runCheckDeployed(
  dir: string,
  { url, ...flags }: CheckFlags & { url: URL },
  environment: CliEnvironment,
): Promise<ExitCode> {
  const { cwd, stdout, stderr, clock, variables } = environment
  const root = trimEndSlashes(url.href)
  const site =
    openBuiltSite(resolve(cwd, dir), dir, root) ?? (await buildInMemory(dir, { url, urls: flags.urls }, environment))
  const progress = createProgressLine(stderr, clock, variables)
  const { diagnostics: found, ...counts } = await checkDeployedSite(site, {
    root,
    ask: createAskServer((milliseconds) => setTimeout(milliseconds)),
    onProgress: ({ url, ...count }) => progress.show({ ...count, page: url, unit: 'links' }),
  }).finally(progress.clear)
  const shown = found.filter(({ code }) => !flags.off?.includes(code))
  const diagnostics = toSortedDiagnostics(shown, flags.strict === true)
  const color = wantsColor(environment)
  const format = flags.json ? 'json' : flags.format
  if (format === 'json') stdout.write(toCheckReport({ diagnostics, fixed: [] }))
  else if (format === 'sarif') stdout.write(toSarif(diagnostics, { version: readVersion() }))
  else if (format === 'github') stdout.write(toGithubAnnotations(diagnostics))
  else stderr.write(formatDiagnostics(diagnostics, { readText: () => undefined, color }))
  stderr.write(formatDeployedSummary({ root, diagnostics, ...counts }, color))
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}

/** Opens a folder that Spearmint wrote. Undefined for any other. */
function openBuiltSite(folder: string, written: string, root: string): BuiltSite | undefined {
  const marker = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readMarker(folder) : undefined
  if (marker === undefined) return undefined
  const path = trimEndSlashes(new URL(root).pathname)
  if (path !== encodeURI(marker.base)) {
    const base = marker.base === '' ? 'the root of a host' : `the path "${marker.base}"`
    const message = `"${written}" was built for ${base}, but --url "${root}" has ${path === '' ? 'no path' : `the path "${path}"`}.`
    throw new UsageError('usage/site-url-path', message, [
      `Write the URL that the folder was built for, or build it with --base ${path === '' ? '/' : path}.`,
    ])
  }
  return {
    files: marker.files,
    read(file) {
      try {
        return readFileSync(join(folder, file))
      } catch {
        return undefined
      }
    },
  }
}

/** Builds a site as `spearmint build` would for this URL. Nothing is written. */
async function buildInMemory(
  dir: string,
  { url: { origin, pathname }, urls }: { url: URL; urls: UrlStyle | undefined },
  { cwd, clock, variables, loadBuildSite }: CliEnvironment,
): Promise<BuiltSite> {
  const folder = resolveSite(dir, cwd, 'check')
  const source = openSourceFolder(folder)
  const { output, toSite } = createMemoryOutput(source)
  const buildSite = await loadBuildSite()
  const options = {
    base: decodeURI(trimEndSlashes(pathname)),
    siteUrl: origin,
    urls,
    repository: readRepository(folder),
  }
  const { status } = await buildSite(options, {
    source,
    output,
    packageData,
    clock,
    fetchText: createTextCache(findCacheFolder(variables)),
    guard: createPageGuard(),
  })
  if (status === 'unusable-config') {
    throw new UsageError(
      'usage/no-folder',
      `"${dir}" is neither a built site nor a folder that a site can be built from.`,
      ['Run: npx spearmint check'],
    )
  }
  return toSite()
}
