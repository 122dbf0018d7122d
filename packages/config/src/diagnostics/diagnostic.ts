/** How bad a problem is: an `error` makes a build exit with 1, a `warning` does so only under `--strict`. */
export type Severity = 'error' | 'warning' | 'info'

/** A stretch of a text file. Lines and columns count from 1; the end is exclusive. */
export interface SourceRange {
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** One problem in one place, as data. Only the command line prints it. */
export interface Diagnostic extends SourceRange {
  /** Stable name of the kind of problem, `area/problem`, for example `config/unknown-key`. */
  code: string
  severity: Severity
  /** What is wrong (quoting the value) and what was expected, in one or two sentences. */
  message: string
  /** Path of the file, relative to the site's folder, with `/`. */
  file: string
  /** Ways to mend it, best first, each a short imperative sentence. Empty when there is none to offer. */
  suggestions: string[]
  /** Where the code is explained: a path in Spearmint's own documentation. */
  url: string
}

/** The place of a problem that concerns a whole file. */
export const START_OF_FILE: SourceRange = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** Path of the page that explains a diagnostic code, in Spearmint's own documentation. */
export function toDiagnosticUrl(code: string): string {
  return `/reference/diagnostics#${code.replaceAll('/', '-')}`
}
