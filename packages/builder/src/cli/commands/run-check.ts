import { isAbsolute, join, relative, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { checkSite as checkSiteContent, type SiteCheck } from '../../build/index.ts'
import { checkExternalLinks, type ExternalLink, isPrivateHost } from '../../check/index.ts'
import {
  askAddress,
  createPageGuard,
  createTextCache,
  type DiskSourceFolder,
  findCacheFolder,
  openSourceFolder,
  openUserParseGuard,
  packageData,
  readRepository,
  readVersion,
  replaceFile,
} from '../../node/index.ts'
import { findConfigFile } from '../../site/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toCheckReport } from '../reporters/json/to-check-report.ts'
import type { ReportFormat } from '../reporters/report-format.ts'
import { formatCheckSummary } from '../reporters/text/format-check-summary.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { createProgressLine, type ProgressLine } from '../reporters/text/progress-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toGithubAnnotations } from '../reporters/to-github-annotations.ts'
import { toSarif } from '../reporters/to-sarif.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { resolveSite } from './resolve-site.ts'

/** The parsed options of `spearmint check`. */
export interface CheckFlags {
  fix?: true
  format: ReportFormat
  /** The same as the format `json`. */
  json?: true
  strict?: true
  configOnly?: true
  /** Codes that are not reported. */
  off?: readonly string[]
  /** Whether to send requests to links to other sites. */
  external?: true
  /** Prefixes of addresses that no request is sent to. */
  ignore?: readonly string[]
}

/**
 * Checks the site in `dir`, fixes its configuration with `--fix`, and reports what is left. If no site can be built with
 * the configuration, the pages are not checked.
 *
 * @throws {UsageError} if the folder cannot be used or the file cannot be written
 */
export async function runCheck(dir: string, flags: CheckFlags, environment: CliEnvironment): Promise<ExitCode> {
  const site = resolveSite(dir, environment.cwd, 'check')
  const source = openSourceFolder(site)
  const check = await runChecks({ site, source }, flags, environment)
  const shown = check.diagnostics.filter(({ code }) => !flags.off?.includes(code))
  const diagnostics = toSortedDiagnostics(shown, flags.strict === true)
  report({ ...check, diagnostics }, flags, { site, source, environment })
  return toExitCode({ ...check, diagnostics })
}

/** Checks the site, then, with `--external`, its links to other sites. Shows the progress. */
async function runChecks(
  { site, source }: { site: string; source: DiskSourceFolder },
  flags: CheckFlags,
  { stderr, clock, variables }: CliEnvironment,
): Promise<SiteCheck> {
  const progress = createProgressLine(stderr, clock, variables)
  const parseGuard = openUserParseGuard(findCacheFolder(variables), site)
  try {
    const file = findConfigFile(source)
    const io = {
      source,
      parseGuard,
      packageData,
      guard: createPageGuard(),
      fetchText: createTextCache(findCacheFolder(variables)),
      onProgress: progress.show,
      writeConfig:
        flags.fix && file !== undefined && isUtf8(source, file)
          ? (text: string) => replaceFile(join(site, file), text)
          : undefined,
    }
    const options = { base: '', repository: readRepository(site) }
    const check = await checkSiteContent(options, io, flags.configOnly ? 'config' : 'site')
    const dead = flags.external ? await requestLinks(check.externalLinks, flags.ignore, progress) : []
    const ofFolder = check.pages === undefined ? [] : source.diagnostics()
    return { ...check, diagnostics: [...ofFolder, ...check.diagnostics, ...dead] }
  } finally {
    parseGuard.close()
    progress.clear()
  }
}

/** Whether writing the text of a file back would keep its bytes. */
function isUtf8(source: DiskSourceFolder, file: string): boolean {
  const bytes = source.readBytes(file)
  return bytes !== undefined && Buffer.from(source.readText(file) ?? '').equals(bytes)
}

function requestLinks(
  links: readonly ExternalLink[],
  ignore: readonly string[] = [],
  progress: ProgressLine,
): Promise<Diagnostic[]> {
  return checkExternalLinks(links, {
    ask: askAddress,
    wait: (milliseconds) => setTimeout(milliseconds),
    now: Date.now,
    isOffLimits: ({ hostname }) => isPrivateHost(hostname),
    ignore,
    onProgress: ({ href, ...count }) => progress.show({ ...count, page: href, unit: 'links' }),
  })
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
      stderr.write(formatDiagnostics(diagnostics, { readText: source.readText, color }))
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
