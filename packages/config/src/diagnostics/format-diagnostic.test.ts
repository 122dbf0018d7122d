import { describe, expect, it } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatDiagnostic } from './format-diagnostic.ts'

const diagnostic: Diagnostic = {
  code: 'config/unknown-key',
  severity: 'warning',
  message: 'The configuration has no key "x"; it is ignored.',
  file: 'mint.json',
  line: 1,
  column: 2,
  endLine: 1,
  endColumn: 5,
  suggestions: ['Remove it.', 'Or keep it.'],
  url: '/reference/diagnostics#config-unknown-key',
}

describe('formatDiagnostic', () => {
  it('shows location, severity, code, message, code frame and suggestions', () => {
    expect(formatDiagnostic(diagnostic, { text: '{"x": 1}' })).toBe(
      [
        'mint.json:1:2  warning  config/unknown-key',
        'The configuration has no key "x"; it is ignored.',
        '  > 1 | {"x": 1}',
        '      |  ^^^',
        '  → Remove it.',
        '  → Or keep it.',
      ].join('\n'),
    )
  })

  it('shows no code frame without the text', () => {
    expect(formatDiagnostic({ ...diagnostic, suggestions: [] })).toBe(
      'mint.json:1:2  warning  config/unknown-key\nThe configuration has no key "x"; it is ignored.',
    )
  })

  it('uses colors only with the option, which changes nothing else', () => {
    const plain = formatDiagnostic(diagnostic, { text: '{"x": 1}' })
    const colored = formatDiagnostic(diagnostic, { text: '{"x": 1}', color: true })
    expect(plain).not.toContain('\u001B')
    expect(colored).toContain('\u001B[33mwarning\u001B[39m')
    expect(colored.replaceAll(/\p{Cc}\[\d+m/gu, '')).toBe(plain)
  })

  it('replaces control characters of the content', () => {
    const hostile = { ...diagnostic, message: '\u001B]0;title\u0007', file: '\u001B[2J', suggestions: ['\u009B31m'] }
    expect(formatDiagnostic(hostile, { text: '\u001B[2J' })).not.toMatch(/[^\P{Cc}\n]/u)
  })
})
