import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCodeMeta } from './parse-code-meta.ts'

interface RecordedCase {
  meta: string
  parsed: Record<string, unknown>
}

/** Where we differ from the recorded behaviour on purpose: meta → what we read, and why. */
const DIFFERENCES: Record<string, { expected: Record<string, unknown>; reason: string }> = {
  'x {1, 3 - 4} y': {
    expected: { title: 'x y', highlight: [1, 3, 4] },
    reason: 'the gap of a removed range is no title text',
  },
  'title=': { expected: { title: 'title=' }, reason: 'an unfinished setting is shown as written, not as a lone "="' },
}

function readCases(): RecordedCase[] {
  const text = readFileSync(new URL('fixtures/meta-cases.jsonl', import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedCase)
}

/** The recorded cases use `filename`, with '' for none, and omit flags that are off. */
function toExpected({ filename, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return filename === '' || filename === undefined ? rest : { title: filename, ...rest }
}

describe('parseCodeMeta', () => {
  it.each(readCases())('reads $meta as recorded', ({ meta, parsed }) => {
    expect(parseCodeMeta(meta)).toEqual(DIFFERENCES[meta]?.expected ?? toExpected(parsed))
  })

  it.each([
    ['{1,3-5}', { highlight: [1, 3, 4, 5] }],
    ['highlight={1-2,5} {7}', { highlight: [1, 2, 5, 7] }],
    ['{5-3}', { highlight: [] }],
    ['Signing (client-side)', { title: 'Signing (client-side)' }],
    ['lines=false file.ts', { title: 'file.ts', lines: false }],
    ['lines={true}', {}],
    ['[expandable] long.json', { title: 'long.json', expandable: true }],
    ['loose words title="wins"', { title: 'wins' }],
    ['GET /users/{id}/x {2} wrap', { title: 'GET /users/{id}/x', highlight: [2], wrap: true }],
    ['filename=alert.yaml', { title: 'alert.yaml' }],
  ])('reads %s', (meta, expected) => {
    expect(parseCodeMeta(meta)).toEqual(expected)
  })

  it('lists no line after the last one, and each line once', () => {
    expect(parseCodeMeta('{2-99999} {1-99999} focus={3-4,9}', 3)).toEqual({ highlight: [1, 2, 3], focus: [3] })
  })

  it('never throws or returns invalid line numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (meta) => {
        for (const line of parseCodeMeta(meta).highlight ?? []) expect(line).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
