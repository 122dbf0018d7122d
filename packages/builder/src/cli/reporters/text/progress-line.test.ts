import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProgressLine, formatProgress } from './progress-line.ts'

describe('formatProgress', () => {
  it.each([
    ['guides/a.mdx', 80, '3/10 pages  guides/a.mdx'],
    ['guides/a.mdx', 20, '3/10 pages  guides/'],
    ['日本語.mdx', 18, '3/10 pages  日本'],
    ['a\r\u001B[2J.mdx', 80, '3/10 pages  a\u{FFFD}\u{FFFD}[2J.mdx'],
    ['a.mdx', 1, ''],
  ])('%j in %i columns', (page, columns, expected) => {
    expect(formatProgress({ done: 3, total: 10, page }, columns)).toBe(expected)
  })

  it('never fills the last column and contains no control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 60 }), (page, columns) => {
        const text = formatProgress({ done: 1, total: 2, page }, columns)
        expect([...text].length).toBeLessThan(columns)
        expect(text).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})

describe('createProgressLine', () => {
  function show(times: number[], isTTY: boolean, variables = {}): string[] {
    const written: string[] = []
    let now = 0
    const line = createProgressLine({ isTTY, columns: 80, write: (text) => written.push(text) }, () => now, variables)
    for (const [index, time] of times.entries()) {
      now = time
      line.show({ done: index + 1, total: times.length, page: 'a' })
    }
    line.clear()
    line.clear()
    return written
  }

  it('updates one line at a limited rate and removes it once', () => {
    expect(show([0, 40, 79, 80, 100, 200], true)).toEqual([
      '\r\u001B[K1/6 pages  a',
      '\r\u001B[K4/6 pages  a',
      '\r\u001B[K6/6 pages  a',
      '\r\u001B[K',
    ])
  })

  it('writes nothing without a terminal that can erase a line, or without pages', () => {
    expect(show([0, 100], false)).toEqual([])
    expect(show([0, 100], true, { TERM: 'dumb' })).toEqual([])
    expect(show([], true)).toEqual([])
  })
})
