import { z } from 'zod'

const EXPECTED = 'line numbers such as {[1, 3]} or "1,3-5"'

/** `1,3-5`, without spaces and brackets. Each character can match in one way only, so that nothing backtracks. */
const RANGES = /^\d+(?:-\d+)?(?:,+\d+(?:-\d+)?)*,*$/

/** The first and the last of consecutive lines, from 1. A range stays a range, because `1-99999` is cheap to write. */
export type LineRange = readonly [first: number, last: number]

const range = z
  .union([z.int(EXPECTED), z.tuple([z.int(EXPECTED), z.int(EXPECTED)])], EXPECTED)
  .transform((lines): LineRange => (typeof lines === 'number' ? [lines, lines] : lines))

/** Line numbers from 1: an array, or text such as `"[1,2]"`, `"1,3-5"` or `"{1,3-5}"`. The result is ranges. */
export const lineNumbers = z
  .preprocess((value) => (typeof value === 'string' ? parseRanges(value) : value), z.array(range, EXPECTED))
  .meta({ title: 'line numbers' })

/** Anything but `digits,digits-digits,…` in optional brackets stays text, so the schema rejects it. */
function parseRanges(text: string): LineRange[] | string {
  const list = text.replace(/[\s[\]{}]/g, '')
  if (!RANGES.test(list)) return text
  return [...list.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, first, last]) => [toLine(first), toLine(last ?? first)])
}

/** Digits beyond the largest safe integer are no integer for the schema. */
function toLine(digits: string | undefined): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}

/** Lists the lines of ranges in code of `count` lines. The work grows with the code, however many the ranges overlap. */
export function listLines(ranges: readonly LineRange[], count: number): ReadonlySet<number> {
  const lines = new Set<number>()
  let next = 1
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    for (next = Math.max(next, first); next <= Math.min(last, count); next++) lines.add(next)
  }
  return lines
}
