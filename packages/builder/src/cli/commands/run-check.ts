import { existsSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { BuildProgress, SiteCheck } from '../../build/index.ts'
import { toAccessibilityStatement } from '../../check/index.ts'
import type { UrlStyle } from '../../core/index.ts'
import {
  checkFolder,
  type DiskSourceFolder,
  findCacheFolder,
  openSourceFolder,
  readRepository,
  readVersion,
  writeNewFiles,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toCheckReport } from '../reporters/json/to-check-report.ts'
import type { ReportFormat } from '../reporters/report-format.ts'
import { formatCheckSummary } from '../reporters/text/format-check-summary.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { createProgressLine } from '../reporters/text/progress-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toGithubAnnotations } from '../reporters/to-github-annotations.ts'
import { toSarif } from '../reporters/to-sarif.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { UsageError } from '../usage-error.ts'
import { resolveSite } from './resolve-site.ts'

/** The parsed options of `spearmint check`. */
export interface CheckFlags {
  fix?: true
  format: ReportFormat
  /** The same as the format `json`. */
  json?: true
  strict?: true
  /** Whether the text report has no limit. */
  all?: true
  urls?: UrlStyle
  configOnly?: true
  /** Codes that are not reported. */
  off?: readonly string[]
  /** Whether to send requests to links to other sites. */
  external?: true
  /** Where the site is deployed, to check it there. */
  url?: URL
  /** Whether to check what agents need instead. */
  agents?: true
  /** Prefixes of addresses that no request is sent to. */
  ignore?: readonly string[]
  /** The file of the accessibility statement. `true` writes it to stdout. */
  accessibilityReport?: string | true
}

/**
 * Checks the site in `dir`, fixes its configuration with `--fix`, and reports what is left. If no site can be built with
 * the configuration, the pages are not checked.
 *
 * @throws {UsageError} if the folder cannot be used or the file cannot be written
 */
export async function runCheck(dir: string, flags: CheckFlags, environment: CliEnvironment): Promise<ExitCode> {
  const site = resolveSite(dir, environment.cwd, 'check')
  const statement = flags.accessibilityReport
  if (typeof statement === 'string') checkFree(statement, environment.cwd)
  const source = openSourceFolder(site)
  const check = await runChecks({ site, source }, flags, environment)
  const shown = check.diagnostics.filter(({ code }) => !flags.off?.includes(code))
  const diagnostics = toSortedDiagnostics(shown, flags.strict === true)
  report({ ...check, diagnostics }, flags, { site, source, environment })
  if (statement !== undefined) writeStatement({ ...check, diagnostics }, flags, environment)
  return toExitCode({ ...check, diagnostics })
}

/** Checks the site, and shows the progress. */
async function runChecks(
  { site, source }: { site: string; source: DiskSourceFolder },
  flags: CheckFlags,
  { stderr, clock, variables }: CliEnvironment,
): Promise<SiteCheck> {
  const progress = createProgressLine(stderr, clock, variables)
  const plan = {
    site,
    source,
    options: { base: '', urls: flags.urls, repository: readRepository(site) },
    textFolder: findCacheFolder(variables),
    configOnly: flags.configOnly === true,
    fix: flags.fix === true,
    external: flags.external === true,
    ignore: flags.ignore ?? [],
    onProgress: progress.show,
    onLink: (link: BuildProgress) => progress.show({ ...link, unit: 'links' }),
  }
  return checkFolder(plan).finally(progress.clear)
}

interface CheckRun {
  site: string
  source: DiskSourceFolder
  environment: CliEnvironment
}

function report(check: SiteCheck, flags: CheckFlags, { site, source, environment }: CheckRun): void {
  const { cwd, stdout, stderr } = environment
  const { diagnostics, fixed } = check
  const color = wantsColor(environment)
  const toPlaced = (diagnostic: Diagnostic): Diagnostic => ({
    ...diagnostic,
    file: toRepositoryPath(diagnostic.file, { site, cwd }),
  })
  switch (flags.json ? 'json' : flags.format) {
    case 'text':
      stderr.write(
        formatDiagnostics(diagnostics, {
          readText: source.readText,
          color,
          all: flags.all === true,
          allOption: '--all',
        }),
      )
      break
    case 'json':
      stdout.write(toCheckReport({ diagnostics, fixed }))
      break
    case 'sarif':
      stdout.write(toSarif(diagnostics.map(toPlaced), { version: readVersion() }))
      break
    case 'github':
      stdout.write(toGithubAnnotations(diagnostics.map(toPlaced)))
      break
  }
  stderr.write(formatCheckSummary(check, color))
}

/** @throws {UsageError} if the file exists: the owner of the site may have completed it */
function checkFree(file: string, cwd: string): void {
  if (!existsSync(resolve(cwd, file))) return
  throw new UsageError('usage/command-line', `Cannot write the accessibility statement: "${file}" already exists.`, [
    'Choose another file, or move this one.',
  ])
}

/** Writes the accessibility statement, unless the pages could not be checked. */
function writeStatement({ diagnostics, pages }: SiteCheck, flags: CheckFlags, environment: CliEnvironment): void {
  if (pages === undefined) return
  const { accessibilityReport: file, off = [] } = flags
  const text = toAccessibilityStatement({ diagnostics, off, pages, version: readVersion() })
  if (typeof file !== 'string') {
    environment.stdout.write(text)
    return
  }
  const path = resolve(environment.cwd, file)
  writeNewFiles(dirname(path), [{ path: basename(path), text }])
  environment.stderr.write(`Wrote the accessibility statement to "${file}". Complete the parts in brackets.\n`)
}

function toExitCode({ isUsable, diagnostics }: Pick<SiteCheck, 'isUsable' | 'diagnostics'>): ExitCode {
  if (!isUsable) return ExitCode.unusable
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}

/**
 * The path of a file of the site relative to the working directory, with `/`, as other tools expect it. A file outside the
 * working directory has its absolute path.
 */
function toRepositoryPath(file: string, { site, cwd }: { site: string; cwd: string }): string {
  const path = join(site, file)
  const relativePath = relative(cwd, path)
  const isOutside = relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath)
  return (isOutside ? path : relativePath).replaceAll(sep, '/')
}
