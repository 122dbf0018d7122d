import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCodeFrame } from './to-code-frame.ts'

const text = 'one\ntwo\nthree\nfour\nfive\nsix\n'

function at(line: number, column: number, endColumn: number, endLine = line) {
  return { line, column, endLine, endColumn }
}

describe('toCodeFrame', () => {
  it('marks the line and the range', () => {
    expect(toCodeFrame(text, at(3, 2, 4))).toBe(
      ['  1 | one', '  2 | two', '> 3 | three', '    |  ^^', '  4 | four', '  5 | five'].join('\n'),
    )
  })

  it('shows as many lines as requested', () => {
    expect(toCodeFrame(text, at(3, 1, 1), { contextLines: 0 })).toBe('> 3 | three\n    | ^')
  })

  it('marks a range that spans several lines up to the end of the first line', () => {
    expect(toCodeFrame(text, at(3, 3, 2, 5), { contextLines: 0 })).toBe('> 3 | three\n    |   ^^^')
  })

  it('aligns line numbers of different lengths', () => {
    const many = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(toCodeFrame(many, at(10, 1, 5), { contextLines: 1 })).toBe(
      ['   9 | line 9', '> 10 | line 10', '     | ^^^^', '  11 | line 11'].join('\n'),
    )
  })

  it.each([
    ['tabs as two spaces', '\t\t"a": 1', at(1, 3, 6), '> 1 |     "a": 1\n    |     ^^^'],
    ['CRLF and CR as line ends', 'a\r\nb\rc', at(3, 1, 2), '  1 | a\n  2 | b\n> 3 | c\n    | ^'],
    ['characters outside the basic plane as one', '"🌿🌿": x', at(1, 9, 10), '> 1 | "🌿🌿": x\n    |       ^'],
    ['control characters as �', '\u001B[31m\u0000', at(1, 1, 2), '> 1 | �[31m�\n    | ^'],
    ['no byte order mark', '\u{FEFF}{}', at(1, 1, 2), '> 1 | {}\n    | ^'],
    ['an empty text', '', at(1, 1, 1), '> 1 |\n    | ^'],
    ['a range after the end of the text at its end', 'ab', at(9, 9, 9), '> 1 | ab\n    |   ^'],
  ])('shows %s', (_, source, range, frame) => {
    expect(toCodeFrame(source, range)).toBe(frame)
  })

  it('cuts long lines, the marked one around the range', () => {
    const long = `${'a'.repeat(50)}HERE${'b'.repeat(50)}`
    expect(toCodeFrame(`${long}\n${long}`, at(2, 51, 55), { maxWidth: 20 })).toBe(
      [`  1 | ${'a'.repeat(19)}…`, `> 2 | …${'a'.repeat(9)}HERE${'b'.repeat(5)}…`, `    | ${' '.repeat(10)}^^^^`].join(
        '\n',
      ),
    )
  })

  it('never throws and never exceeds the width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer()),
        fc.integer({ min: 1, max: 60 }),
        (source, [line, column, endLine, endColumn], maxWidth) => {
          const frame = toCodeFrame(source, { line, column, endLine, endColumn }, { maxWidth })
          for (const row of frame.split('\n')) {
            expect([...row.replace(/^[> ] *\d* \|/, '')].length).toBeLessThanOrEqual(maxWidth + 1)
          }
          expect(frame).toMatch(/\^/)
        },
      ),
    )
  })
})
