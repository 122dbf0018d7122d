import { type Diagnostic, START_OF_FILE } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import { toGithubAnnotations } from './to-github-annotations.ts'

function toDiagnostic(problem: Partial<Diagnostic>): Diagnostic {
  const place = { file: 'docs/mint.json', line: 3, column: 5, endLine: 3, endColumn: 9 }
  return { code: 'config/x', severity: 'error', message: 'Wrong.', ...place, suggestions: [], url: '', ...problem }
}

describe('toGithubAnnotations', () => {
  it.each<[string, Partial<Diagnostic>, string]>([
    [
      'place, code and message',
      {},
      '::error file=docs/mint.json,line=3,endLine=3,col=5,endColumn=9,title=config/x::Wrong.',
    ],
    [
      'a warning, with suggestions on lines of their own',
      { severity: 'warning', suggestions: ['Fix it.', 'Or not.'] },
      '::warning file=docs/mint.json,line=3,endLine=3,col=5,endColumn=9,title=config/x::Wrong.%0A→ Fix it.%0A→ Or not.',
    ],
    [
      'a note as notice',
      { severity: 'info' },
      '::notice file=docs/mint.json,line=3,endLine=3,col=5,endColumn=9,title=config/x::Wrong.',
    ],
    [
      'no columns of a range over several lines',
      { endLine: 5 },
      '::error file=docs/mint.json,line=3,endLine=5,title=config/x::Wrong.',
    ],
    ['no place without a file', { ...START_OF_FILE, file: '' }, '::error title=config/x::Wrong.'],
    [
      'escapes in the message, where only % and line ends have a meaning',
      { message: '100%: a,b\r\n::error::c' },
      '::error file=docs/mint.json,line=3,endLine=3,col=5,endColumn=9,title=config/x::100%25: a,b%0D%0A::error::c',
    ],
    [
      'escapes in properties',
      { file: 'a,b:c%\n/mint.json' },
      '::error file=a%2Cb%3Ac%25%0A/mint.json,line=3,endLine=3,col=5,endColumn=9,title=config/x::Wrong.',
    ],
  ])('formats %s', (_name, problem, command) => {
    expect(toGithubAnnotations([toDiagnostic(problem)])).toBe(`${command}\n`)
  })

  it('is empty without problems', () => {
    expect(toGithubAnnotations([])).toBe('')
  })
})
