import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonError } from './find-json-error.ts'

describe('findJsonError', () => {
  it.each<[string, number]>([
    ['', 0],
    ['{"a": }', 6],
    ['{"a": 1,}', 8],
    ['[1 2]', 3],
    ['{a: 1}', 1],
    ["['a']", 1],
    ['{"a": 1', 7],
    ['{"a": "b', 6],
    ['[TRUE]', 1],
    ['01', 1],
    ['{} {}', 3],
    ['["\n"]', 1],
  ])('finds the error in %j at offset %i', (text, offset) => {
    expect(findJsonError(text)).toBe(offset)
  })

  it('finds nothing in valid JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        expect(findJsonError(JSON.stringify(value, null, indent))).toBeUndefined()
      }),
    )
  })

  it('agrees with JSON.parse on any text', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '.5',
      'e3',
      'null',
      ' ',
      '\n',
      '\\',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        let isJson = true
        try {
          JSON.parse(text)
        } catch {
          isJson = false
        }
        expect(findJsonError(text) === undefined).toBe(isJson)
      }),
      { numRuns: 2000 },
    )
  })
})
