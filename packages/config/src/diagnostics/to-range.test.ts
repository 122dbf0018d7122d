import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLineIndex } from './create-line-index.ts'
import { START_OF_FILE } from './diagnostic.ts'
import { toRange } from './to-range.ts'

describe('toRange', () => {
  it('converts the position of a unist node', () => {
    const position = { start: { line: 1, column: 2, offset: 1 }, end: { line: 3, column: 4, offset: 20 } }
    expect(toRange(position)).toEqual({ line: 1, column: 2, endLine: 3, endColumn: 4 })
  })

  it('is the start of the file without a position', () => {
    expect(toRange(undefined)).toEqual(START_OF_FILE)
  })

  it.each([
    ['LF', 'ab\ncd', 3, 5, { line: 2, column: 1, endLine: 2, endColumn: 3 }],
    ['CRLF', 'ab\r\ncd', 1, 5, { line: 1, column: 2, endLine: 2, endColumn: 2 }],
    ['CR', 'ab\rcd', 4, 4, { line: 2, column: 2, endLine: 2, endColumn: 2 }],
    ['an empty text', '', 0, 0, START_OF_FILE],
    ['the end of the text', 'a\n', 2, 2, { line: 2, column: 1, endLine: 2, endColumn: 1 }],
  ])('converts offsets with %s', (_, text, start, end, range) => {
    expect(toRange(createLineIndex(text).toPosition(start, end))).toEqual(range)
  })

  it('agrees with splitting the text before an offset', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '🌿', '\n', '\r', '\r\n') })
    fc.assert(
      fc.property(text, fc.nat(), (source, at) => {
        const offset = at % (source.length + 1)
        // Between CR and LF, the line has not ended yet.
        fc.pre(!(source[offset - 1] === '\r' && source[offset] === '\n'))
        const lines = source.slice(0, offset).split(/\r\n|\r|\n/)
        const { line, column } = toRange(createLineIndex(source).toPosition(offset, offset))
        expect({ line, column }).toEqual({ line: lines.length, column: (lines.at(-1) ?? '').length + 1 })
      }),
    )
  })
})
