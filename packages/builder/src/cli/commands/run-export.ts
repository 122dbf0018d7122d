import { resolve } from 'node:path'
import { toDiagnostic } from '@spearmint/config/diagnostics'
import { type BookResult, createBook } from '../../build/index.ts'
import { BOOK_CODES, type Book, emitEpub, renderBookHtml } from '../../emit/index.ts'
import {
  createPageGuard,
  createTextCache,
  createZip,
  findCacheFolder,
  findChromium,
  openSourceFolder,
  packageData,
  printToPdf,
  readChangeDates,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toJsonDiagnostic } from '../reporters/json/to-json-diagnostic.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { formatExportSummary } from '../reporters/text/format-export-summary.ts'
import { createProgressLine } from '../reporters/text/progress-line.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { UsageError } from '../usage-error.ts'
import { BOOK_FORMATS, type BookFormat } from './book-formats.ts'
import { checkOutputFile, writeOutputFile } from './output-file.ts'
import { resolveSite } from './resolve-site.ts'

/** The parsed options of `spearmint export`. */
export interface ExportFlags {
  /** The file as the user wrote it. Default: `book.` and the format. */
  out?: string
  /** Names of divisions, from the outside in. */
  division: readonly string[]
  siteUrl?: URL
  strict?: true
  json?: true
}

/**
 * Writes the site in `dir` as one document.
 *
 * @throws {UsageError} if the folder, the file or the division cannot be used, or there is no browser for a PDF
 */
export async function runExport(
  format: BookFormat,
  dir: string,
  flags: ExportFlags,
  environment: CliEnvironment,
): Promise<ExitCode> {
  const { cwd, stdout, stderr, variables, clock } = environment
  const started = clock()
  const folder = resolveSite(dir, cwd, `export ${format}`)
  const written = flags.out ?? `book.${format}`
  const out = resolve(cwd, written)
  checkOutputFile({ path: out, written, code: 'usage/export-file', ...BOOK_FORMATS[format] })
  const browser = format === 'pdf' ? resolveBrowser(variables) : undefined
  const source = openSourceFolder(folder, out)
  const files = source.list().flatMap(({ path }) => (/\.mdx?$/.test(path) ? path : []))
  const progress = createProgressLine(stderr, clock, variables)
  const options = {
    base: flags.siteUrl?.pathname.replace(/\/+$/, '') ?? '',
    siteUrl: flags.siteUrl?.origin,
    divisions: flags.division,
  }
  const result = await createBook(options, {
    source,
    packageData,
    fetchText: createTextCache(findCacheFolder(variables)),
    guard: createPageGuard(),
    // Without a history, the book has no date. That is no problem to report.
    changeDates: (await readChangeDates(folder, files)).dates,
    onProgress: progress.show,
  }).finally(progress.clear)
  if (result.status === 'unknown-division') throw toDivisionError(result)
  const diagnostics = toSortedDiagnostics([...result.diagnostics, ...source.diagnostics()], flags.strict === true)
  let exported: { chapters: number; bytes: number } | undefined
  if (result.status === 'created') {
    if (browser !== undefined) stderr.write(`Printing with "${browser}". Large books take minutes.\n`)
    const { content, isTagged = true } = await renderBook(result.book, format, browser)
    if (!isTagged) diagnostics.push(toDiagnostic(BOOK_CODES, { code: 'book/untagged-pdf', message: UNTAGGED }))
    writeOutputFile(out, written, content)
    exported = { chapters: result.book.chapters.length, bytes: Buffer.byteLength(content) }
  }
  const color = wantsColor(environment)
  if (flags.json) {
    const report = { diagnostics: diagnostics.map(toJsonDiagnostic), out, ...exported }
    stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  } else stderr.write(formatDiagnostics(diagnostics, { readText: source.readText, color }))
  stderr.write(formatExportSummary({ out: written, diagnostics, exported, durationMs: clock() - started }, color))
  if (exported === undefined) return ExitCode.unusable
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}

const UNTAGGED =
  'The browser did not add tags to the PDF in time. It has no outline, and screen readers cannot tell its headings and tables.'

async function renderBook(
  book: Book,
  format: BookFormat,
  browser: string | undefined,
): Promise<{ content: string | Uint8Array; isTagged?: boolean }> {
  if (format !== 'epub') {
    const html = renderBookHtml(book)
    if (browser === undefined) return { content: html }
    const { bytes, isTagged } = await printToPdf(browser, html)
    return { content: bytes, isTagged }
  }
  const encoder = new TextEncoder()
  const files = [...emitEpub(book)].map(([path, content]): [string, Uint8Array] => {
    return [path, typeof content === 'string' ? encoder.encode(content) : content]
  })
  return { content: createZip(files, new Set(['mimetype'])) }
}

/** Finds the browser before anything is built. */
function resolveBrowser(variables: CliEnvironment['variables']): string {
  const found = findChromium({ variables })
  if (found !== undefined) return found
  const { CHROME_PATH: named } = variables
  const problem = named ? `CHROME_PATH names "${named}", but there is no such file` : 'none is installed'
  throw new UsageError('usage/no-browser', `A PDF is printed by Chromium, Chrome or Edge, and ${problem}.`, [
    'Install one of them, or name its program with the variable CHROME_PATH.',
    'Export the book as HTML and print it in your browser: npx spearmint export html',
  ])
}

function toDivisionError({ name, names, nearest }: Extract<BookResult, { status: 'unknown-division' }>): UsageError {
  const list = names.map((known) => `"${known}"`).join(', ')
  return new UsageError('usage/division', `The navigation has no division "${name}" there.`, [
    ...nearest.map((near) => `Did you mean "${near}"?`),
    names.length === 0 ? 'Leave out --division: it has no divisions.' : `Use one of its divisions: ${list}.`,
  ])
}
