import type { Diagnostic } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import { createDiagnosticLog } from './diagnostic-log.ts'

function toProblem(code: string, line: number): Diagnostic {
  const position = { file: 'a.mdx', line, column: 1, endLine: line, endColumn: 2 }
  return { code, severity: 'info', message: 'Text', ...position, suggestions: [], url: 'https://example.org' }
}

describe('createDiagnosticLog', () => {
  it('lists a problem at one position once', () => {
    const log = createDiagnosticLog()
    log.addAll([toProblem('page/script', 2), toProblem('page/script', 1), toProblem('page/script', 2)])
    expect(log.list().map(({ line }) => line)).toEqual([1, 2])
  })

  it('lists only the first component that is shown in its first state', () => {
    const log = createDiagnosticLog()
    log.addAll([toProblem('page/first-state', 2), toProblem('page/first-state', 1)])
    expect(log.list().map(({ line }) => line)).toEqual([2])
  })
})
