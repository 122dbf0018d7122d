import { z } from 'zod'

const EXPECTED = 'line numbers such as {[1, 3]} or "1,3-5"'

/** The largest line number that is used. A longer range is a mistake. */
const MAX_LINE = 100_000

/** Line numbers from 1: an array, or text such as `"[1,2]"`, `"1,3-5"` or `"{1,3-5}"`. */
export const lineNumbers = z
  .preprocess((value) => (typeof value === 'string' ? parseRanges(value) : value), z.array(z.int(EXPECTED), EXPECTED))
  .meta({ title: 'line numbers' })

/** Anything but `digits,digits-digits,…` in optional brackets stays text, so the schema rejects it. */
function parseRanges(text: string): number[] | string {
  const list = text.replace(/[\s[\]{}]/g, '')
  if (!/^(?:\d+(?:-\d+)?,?)+$/.test(list)) return text
  const lines: number[] = []
  for (const [, first, last] of list.matchAll(/(\d+)(?:-(\d+))?/g)) {
    const end = Math.min(Number(last ?? first), MAX_LINE)
    for (let line = Number(first); line <= end; line++) lines.push(line)
  }
  return lines
}
