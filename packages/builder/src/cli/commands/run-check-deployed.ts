import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BuiltSite, checkDeployedSite } from '../../check/index.ts'
import { trimEndSlashes } from '../../core/index.ts'
import { createAskServer, readVersion } from '../../node/index.ts'
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
import { buildInMemory, openBuiltSite } from './open-built-site.ts'
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
    openDeployed(resolve(cwd, dir), dir, root) ??
    (await buildInMemory(
      dir,
      { base: decodeURI(trimEndSlashes(url.pathname)), siteUrl: url.origin, urls: flags.urls },
      environment,
    ))
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
  else
    stderr.write(
      formatDiagnostics(diagnostics, { readText: () => undefined, color, all: flags.all === true, allOption: '--all' }),
    )
  stderr.write(formatDeployedSummary({ root, diagnostics, ...counts }, color))
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}

/** Opens a folder that Spearmint wrote. Undefined for any other. */
function openDeployed(folder: string, written: string, root: string): BuiltSite | undefined {
  const built = openBuiltSite(folder)
  if (built === undefined) return undefined
  const path = trimEndSlashes(new URL(root).pathname)
  if (path !== encodeURI(built.base)) {
    const base = built.base === '' ? 'the root of a host' : `the path "${built.base}"`
    const message = `"${written}" was built for ${base}, but --url "${root}" has ${path === '' ? 'no path' : `the path "${path}"`}.`
    throw new UsageError('usage/site-url-path', message, [
      `Write the URL that the folder was built for, or build it with --base ${path === '' ? '/' : path}.`,
    ])
  }
  return built
}
