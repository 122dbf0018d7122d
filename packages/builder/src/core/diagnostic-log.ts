import { type Diagnostic, type SourceRange, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import type { Position } from 'unist'

/** A problem without its location. Rooms with a table made by `defineCodes` use `Problem` of @spearmint/config/diagnostics. */
export interface Problem {
  code: string
  severity: Diagnostic['severity']
  message: string
  suggestions?: string[]
}

/** Collects diagnostics, each once. */
export interface DiagnosticLog {
  add(diagnostic: Diagnostic): void
  addAll(diagnostics: readonly Diagnostic[]): void
  /** Sorted by file, line and column. */
  list(): Diagnostic[]
}

/** Creates an empty log. A problem in a snippet is listed once, even if ten pages include the snippet. */
export function createDiagnosticLog(): DiagnosticLog {
  const seen = new Map<string, Diagnostic>()
  const add = (diagnostic: Diagnostic): void => {
    const { file, line, column, code, message } = diagnostic
    const key = `${file}:${line}:${column} ${code} ${message}`
    if (!seen.has(key)) seen.set(key, diagnostic)
  }
  return {
    add,
    addAll: (diagnostics) => diagnostics.forEach(add),
    list: () => [...seen.values()].sort(comparePositions),
  }
}

function comparePositions(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** Converts a problem and its location to a diagnostic. */
export function toDiagnostic(problem: Problem, file: string, range: SourceRange = START_OF_FILE): Diagnostic {
  const { code, severity, message, suggestions = [] } = problem
  return { code, severity, message, file, ...range, suggestions, url: toDiagnosticUrl(code) }
}

/** The range of a unist node; the start of the file when it has none. */
export function toSourceRange(position: Position | undefined): SourceRange {
  if (!position) return START_OF_FILE
  const { start, end } = position
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}
