import type { Random } from '../../../bench/create-random.ts'

/**
 * Changes a text at random.
 * @param readOther - Reads another text of the same kind.
 */
export type Mutate = (text: string, random: Random, readOther: () => string) => string

/** Splits a text at a random range of lines: before, within and after it. */
export function splitLines(text: string, random: Random, most: number): [string[], string[], string[]] {
  const lines = text.split('\n')
  const start = random.int(0, lines.length - 1)
  const end = start + random.int(1, most)
  return [lines.slice(0, start), lines.slice(start, end), lines.slice(end)]
}
