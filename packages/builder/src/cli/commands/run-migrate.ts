import { isUtf8 } from 'node:buffer'
import { migrateConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { loadMigrationPages } from '../../build/index.ts'
import { type DiskSourceFolder, listTaken, openSourceFolder, writeNewFiles } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toJsonDiagnostic } from '../reporters/json/to-json-diagnostic.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { UsageError } from '../usage-error.ts'
import { quoteFolder, resolveSite, suggestSites } from './resolve-site.ts'

/** The options of `spearmint migrate`, parsed. */
export interface MigrateFlags {
  dryRun?: true
  strict?: true
  json?: true
}

const OLD_FILE = 'mint.json'
const NEW_FILE = 'docs.json'

/**
 * Writes `docs.json` from the `mint.json` of a site, and reports what differs.
 *
 * @throws {UsageError} when there is no `mint.json` that can be read, or `docs.json` exists. Nothing is written then.
 */
export async function runMigrate(dir: string, flags: MigrateFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr } = environment
  const site = resolveSite(dir, cwd, 'migrate')
  const source = openSourceFolder(site)
  if (listTaken(site, [NEW_FILE]).length > 0) {
    throw new UsageError(
      'usage/migrate',
      `There already is a ${NEW_FILE} in "${toOneLine(dir)}". It is not replaced.`,
      [`Move it, or delete ${OLD_FILE} if you no longer need that one.`],
    )
  }
  const text = readOldFile(source, dir, cwd)
  const pages = await loadMigrationPages(source)
  const { text: migrated, diagnostics } = migrateConfig(text, {
    ...(pages !== undefined && { pages }),
    ...(source.name && { fallbackName: source.name }),
  })
  if (migrated === undefined) throw toSyntaxError(diagnostics)

  const isDone = flags.dryRun !== true
  if (isDone) writeNewFiles(site, [{ path: NEW_FILE, text: migrated }])
  if (flags.json) {
    const report = { done: isDone, file: NEW_FILE, text: migrated, diagnostics: diagnostics.map(toJsonDiagnostic) }
    stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  } else {
    if (!isDone) stdout.write(migrated)
    const color = wantsColor(environment)
    stderr.write(formatDiagnostics(diagnostics, { readText: source.readText, color, all: true }))
    stderr.write(formatOutcome(dir, isDone))
  }
  const failing = flags.strict ? ['error', 'warning'] : ['error']
  return diagnostics.some(({ severity }) => failing.includes(severity)) ? ExitCode.problems : ExitCode.ok
}

function readOldFile(source: DiskSourceFolder, dir: string, cwd: string): string {
  const text = source.readText(OLD_FILE)
  if (text === undefined) {
    throw new UsageError(
      'usage/migrate',
      `There is no ${OLD_FILE} in "${toOneLine(dir)}".`,
      suggestSites('migrate', cwd),
    )
  }
  const bytes = source.readBytes(OLD_FILE)
  if (bytes !== undefined && isUtf8(bytes)) return text
  throw new UsageError('usage/migrate', `Cannot convert ${OLD_FILE} because it is not encoded as UTF-8.`, [
    'Save it as UTF-8.',
  ])
}

/** After a mistake in the syntax, parts of the file might be missing. */
function toSyntaxError([first]: readonly Diagnostic[]): UsageError {
  const location = first === undefined ? '' : ` ${first.message} (line ${first.line}, column ${first.column})`
  return new UsageError('usage/migrate', `Cannot convert ${OLD_FILE} because it is not valid JSON.${location}`, [
    'Fix the syntax first. To find all mistakes, run: npx spearmint check --config-only',
  ])
}

function formatOutcome(dir: string, isDone: boolean): string {
  if (!isDone) return 'Nothing was written.\n'
  return [
    `Created ${NEW_FILE} in "${toOneLine(dir)}". Check it with: npx spearmint check${dir === '.' ? '' : ` ${quoteFolder(dir)}`}`,
    `${OLD_FILE} is unchanged and no longer used. You can delete it.`,
    '',
  ].join('\n')
}
