import { describe, expect, it } from 'vitest'
import { toWellFormed } from './to-well-formed.ts'

describe('toWellFormed', () => {
  it.each([
    ['a\ud800', 'a\ufffd'],
    [
      ['a\ud800', ['\udc00']],
      ['a\ufffd', ['\ufffd']],
    ],
    [{ 'a\ud800': { b: ['\udc00'] } }, { 'a\ufffd': { b: ['\ufffd'] } }],
  ])('replaces half a surrogate pair in %j', (value, expected) => {
    expect(toWellFormed(value)).toEqual(expected)
  })

  it('keeps everything else', () => {
    const value = { emoji: '😀', list: [1, null, true, undefined], date: new Date(0), __proto: { a: 1 } }
    expect(toWellFormed(value)).toEqual(value)
  })

  it('copies a mapping that contains itself', () => {
    const value: Record<string, unknown> = { a: 'x' }
    value.self = [value]
    const copy = toWellFormed(value) as typeof value
    expect((copy.self as unknown[])[0]).toBe(copy)
  })
})
