import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJsonText } from './to-json-text.ts'

describe('toJsonText', () => {
  it('preserves a negative zero at any depth', () => {
    expect(toJsonText({ a: -0, b: [0, -0, { c: -0 }], d: undefined, e: null })).toBe(
      '{"a":-0,"b":[0,-0,{"c":-0}],"e":null}',
    )
  })

  it('returns the same value for any JSON', () => {
    const json = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(toJsonText(value))).toEqual(value)
      }),
    )
  })
})
