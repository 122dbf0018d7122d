import { type Diagnostic, START_OF_FILE } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import { formatDiagnostics } from './format-diagnostics.ts'

function toDiagnostic(file: string, line: number, severity: Diagnostic['severity'] = 'warning'): Diagnostic {
  const place = { ...START_OF_FILE, line, endLine: line }
  return { code: 'page/x', severity, message: `In ${file} ${line}.`, file, ...place, suggestions: [], url: '' }
}

function readMessages(text: string): string[] {
  return text.match(/In .*\./g) ?? []
}

describe('formatDiagnostics', () => {
  it('returns an empty text without diagnostics', () => {
    expect(formatDiagnostics([], { readText: () => '', color: false })).toBe('')
  })

  it('reads each file once', () => {
    const asked: string[] = []
    const readText = (file: string) => {
      asked.push(file)
      return undefined
    }
    const text = formatDiagnostics([toDiagnostic('a', 1), toDiagnostic('a', 2), toDiagnostic('b', 1)], {
      readText,
      color: false,
    })
    expect(readMessages(text)).toEqual(['In a 1.', 'In a 2.', 'In b 1.'])
    expect(asked).toEqual(['a', 'b'])
  })

  it('prints the most severe ones in order if there are too many, and the number of the others', () => {
    const diagnostics = [
      toDiagnostic('a', 1, 'info'),
      toDiagnostic('a', 2),
      toDiagnostic('b', 1),
      toDiagnostic('b', 2, 'error'),
    ]
    const text = formatDiagnostics(diagnostics, { readText: () => undefined, color: false, limit: 2 })
    expect(readMessages(text)).toEqual(['In a 2.', 'In b 2.'])
    expect(text).toMatch(/\n… and 2 more problems\. --json lists them all\.\n\n$/)
  })

  it('prints at most 50 by default', () => {
    const diagnostics = Array.from({ length: 51 }, (_, index) => toDiagnostic('a', index + 1))
    const text = formatDiagnostics(diagnostics, { readText: () => undefined, color: false })
    expect(readMessages(text)).toHaveLength(50)
    expect(text).toContain('… and 1 more problem.')
  })
})
