import { type CodeEntry, findNearest, toDiagnosticUrl } from '@spearmint/config/diagnostics'
import type { CliEnvironment } from '../cli-environment.ts'
import { ALL_CODES } from '../codes/all-codes.ts'
import { ExitCode } from '../exit-code.ts'
import { formatExplanation } from '../reporters/text/format-explanation.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { UsageError } from '../usage-error.ts'

/** The options of `spearmint explain`, parsed. */
export interface ExplainFlags {
  json?: true
}

/**
 * Prints the explanation of a diagnostic code, or the list of all codes.
 *
 * @throws {UsageError} when there is no such code, with suggestions of similar codes
 */
export function runExplain(
  code: string | undefined,
  { json }: ExplainFlags,
  { stdout }: Pick<CliEnvironment, 'stdout'>,
): ExitCode {
  if (json) {
    const report = code === undefined ? [...ALL_CODES].map(toReport) : toReport([code, resolveCode(code)])
    stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  } else {
    stdout.write(code === undefined ? formatList() : formatExplanation(code, resolveCode(code)))
  }
  return ExitCode.ok
}

function toReport([code, { severity, title, explanation, fix, example }]: [string, CodeEntry]) {
  return { code, severity, title, explanation, fix, example: example ?? null, url: toDiagnosticUrl(code) }
}

function resolveCode(code: string) {
  const known = ALL_CODES.get(code)
  if (known !== undefined) return known
  const suggestions = listSimilarCodes(code).map((name) => `Did you mean "${name}"?`)
  throw new UsageError('usage/unknown-code', `Unknown diagnostic code "${toOneLine(code)}".`, [
    ...suggestions,
    ...(suggestions.length > 0 ? [] : ['Run: npx spearmint explain (lists all codes)']),
  ])
}

/**
 * Codes of this name in any area (`unknown-key`, `config-unknown-key`), or those with a similar name. The area is compared
 * on its own: "page/nope" has most letters of "page/api".
 */
function listSimilarCodes(code: string): string[] {
  const names = [...ALL_CODES.keys()]
  const same = names.filter((name) => name.endsWith(`/${code}`) || name.replace('/', '-') === code)
  if (same.length > 0) return same
  const [area = '', ...rest] = code.split('/')
  const prefix = `${area}/`
  const ofArea = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  return ofArea.length > 0 ? findNearest(rest.join('/'), ofArea).map((name) => prefix + name) : findNearest(code, names)
}

function formatList(): string {
  const width = Math.max(...[...ALL_CODES.keys()].map((code) => code.length))
  return [...ALL_CODES]
    .map(([code, { severity, title }]) => `${code.padEnd(width)}  ${severity.padEnd('warning'.length)}  ${title}\n`)
    .join('')
}
