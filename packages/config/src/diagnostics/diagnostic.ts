import type { Fix } from './fix.ts'

/** How serious a problem is. An `error` makes a build exit with 1, a `warning` does so only with `--strict`. */
export type Severity = 'error' | 'warning' | 'info'

/** A range of a text file. Lines and columns start at 1, columns count UTF-16 units, and the end is exclusive. */
export interface SourceRange {
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** A problem at a position in a file, as data. Only the command line prints it. */
export interface Diagnostic<Code extends string = string> extends SourceRange {
  /** Stable name of the kind of problem, `area/problem`, for example `config/unknown-key`. */
  code: Code
  severity: Severity
  /** What is wrong (quoting the value) and what was expected, in one or two sentences. */
  message: string
  /** Path of the file, relative to the site's folder, with `/`. Empty for a problem that is not about a file. */
  file: string
  /** Ways to fix the problem, best first, each a short imperative sentence. May be empty. */
  suggestions: string[]
  /** The page that explains the code: a path in Spearmint's own documentation. */
  url: string
  /** Present when a program can fix the problem. `applyFixes` applies it. */
  fix?: Fix
  /** The stack trace of a bug that caused the problem. Reports show it to developers only. */
  stack?: string
}

/** The range of a problem that concerns a whole file. */
export const START_OF_FILE: SourceRange = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** Path of the page that explains a diagnostic code, in Spearmint's own documentation. */
export function toDiagnosticUrl(code: string): string {
  return `/reference/diagnostics#${code.replaceAll('/', '-')}`
}
