import { join } from 'node:path'
import { type ConfigCheck, checkConfig } from '../../build/index.ts'
import { type CheckedDiagnostic, createDiagnosticLog, type SourceFolder } from '../../core/index.ts'
import { type DiskSourceFolder, openSourceFolder, packageData, readVersion, replaceFile } from '../../node/index.ts'
import { CONFIG_FILE } from '../../site/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toCheckReport } from '../reporters/json/to-check-report.ts'
import type { ReportFormat } from '../reporters/report-format.ts'
import { formatCheckSummary } from '../reporters/text/format-check-summary.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toGithubAnnotations } from '../reporters/to-github-annotations.ts'
import { toRepositoryPath } from '../reporters/to-repository-path.ts'
import { toSarif } from '../reporters/to-sarif.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { type FixedConfig, fixConfig } from './fix-config.ts'
import { resolveSite } from './resolve-site.ts'
import { type ContentFlags, runContentCheck } from './run-content-check.ts'

/** The options of `spearmint check`, parsed. */
export interface CheckFlags extends ContentFlags {
  fix?: true
  format: ReportFormat
  /** Stands for the format `json`. */
  json?: true
  strict?: true
  configOnly?: true
  /** Codes that are not reported. */
  off?: readonly string[]
}

/**
 * Checks the site in `dir`, mends its configuration if asked to, and reports what is left on the streams of the
 * environment. With a configuration that no site can be built with, the pages are left alone.
 *
 * @throws {UsageError} when the folder cannot be used or the file cannot be written
 */
export async function runCheck(dir: string, flags: CheckFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr } = environment
  const site = resolveSite(dir, cwd, 'check')
  const source = openSourceFolder(site)
  const { fixed, check } = await (flags.fix ? fix(source, site) : look(source))
  const content =
    check.isUsable && !flags.configOnly ? await runContentCheck({ site, source }, flags, environment) : undefined
  // The first of two that say the same is kept: that of the configuration may bring a mend.
  const log = createDiagnosticLog()
  log.addAll([...check.diagnostics, ...(content?.diagnostics ?? [])])
  const found: CheckedDiagnostic[] = log.list().filter(({ code }) => !flags.off?.includes(code))
  const diagnostics = toSortedDiagnostics(found, flags.strict === true)

  const place = { site, cwd }
  const color = wantsColor(environment)
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
  stderr.write(formatCheckSummary({ diagnostics, fixed, isUsable: check.isUsable, pages: content?.pages }, color))
  return toExitCode(check, diagnostics)

  function toPlaced(diagnostic: CheckedDiagnostic): CheckedDiagnostic {
    return { ...diagnostic, file: toRepositoryPath(diagnostic.file, place) }
  }
}

async function look(source: DiskSourceFolder): Promise<FixedConfig> {
  return { text: source.readText(CONFIG_FILE) ?? '', fixed: [], check: await checkConfig(source, packageData) }
}

/** Mends the configuration on the disk. A file that is not UTF-8 is left alone: its bytes would not survive. */
async function fix(source: DiskSourceFolder, site: string): Promise<FixedConfig> {
  const bytes = source.readBytes(CONFIG_FILE)
  const text = source.readText(CONFIG_FILE)
  if (bytes === undefined || text === undefined || !Buffer.from(text).equals(bytes)) return look(source)
  const result = await fixConfig(text, (changed) => checkConfig(withConfig(source, changed), packageData))
  if (result.text !== text) replaceFile(join(site, CONFIG_FILE), result.text)
  return result
}

/** The same folder with another configuration in it. */
function withConfig(source: SourceFolder, text: string): SourceFolder {
  return {
    list: source.list,
    readText: (path) => (path === CONFIG_FILE ? text : source.readText(path)),
    readBytes: source.readBytes,
  }
}

function toExitCode({ isUsable }: ConfigCheck, diagnostics: readonly CheckedDiagnostic[]): ExitCode {
  if (!isUsable) return ExitCode.unusable
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}
