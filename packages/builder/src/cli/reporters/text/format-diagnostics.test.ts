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

  it('prints the 50 most severe ones in order, and the codes of the others', () => {
    const diagnostics = [
      toDiagnostic('a', 1, 'info'),
      ...Array.from({ length: 51 }, (_, index) => toDiagnostic('a', index + 2)),
      toDiagnostic('b', 1, 'error'),
    ]
    const text = formatDiagnostics(diagnostics, { readText: () => undefined, color: false })
    const messages = readMessages(text)
    expect(messages).toHaveLength(50)
    expect([messages[0], messages[48], messages[49]]).toEqual(['In a 2.', 'In a 50.', 'In b 1.'])
    expect(text).toMatch(/\n… and 3 more problems\. --json lists them all\.\n {2}3 page\/x\n\n$/)
  })

  it('prints all of them on request', () => {
    const diagnostics = Array.from({ length: 51 }, (_, index) => toDiagnostic('a', index + 1))
    const text = formatDiagnostics(diagnostics, { readText: () => undefined, color: false, all: true })
    expect(readMessages(text)).toHaveLength(51)
    expect(text).not.toContain('more problem')
  })
})
