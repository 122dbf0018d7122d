import type { Diagnostic } from '@spearmint/config/diagnostics'

/** Collects diagnostics, each once. */
export interface DiagnosticLog {
  add(diagnostic: Diagnostic): void
  addAll(diagnostics: readonly Diagnostic[]): void
  /** Sorted by file, line and column. */
  list(): Diagnostic[]
}

/** Codes that are reported once for all files, where they occur first: a site has few such components or very many. */
const ONCE: ReadonlySet<string> = new Set(['page/first-state'])

/** Creates an empty log. A problem in a snippet is listed once, even if ten pages include the snippet. */
export function createDiagnosticLog(): DiagnosticLog {
  const seen = new Map<string, Diagnostic>()
  const add = (diagnostic: Diagnostic): void => {
    const { file, line, column, code, message } = diagnostic
    const key = ONCE.has(code) ? code : `${file}:${line}:${column} ${code} ${message}`
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
