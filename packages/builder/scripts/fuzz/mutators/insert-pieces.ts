import type { Random } from '../../../bench/create-random.ts'
import type { Mutate } from './mutator.ts'

/** Creates mutators that insert pieces of a syntax: once, or nested in each other around a part of the text. */
export function createPieceMutators(pieces: readonly string[]): { insert: Mutate; nest: Mutate } {
  const pickPieces = (random: Random): string =>
    Array.from({ length: random.int(1, 3) }, () => random.pick(pieces)).join('')
  return {
    insert(text, random) {
      const at = random.chance(0.1) ? text.length : random.int(0, text.length)
      return text.slice(0, at) + pickPieces(random) + text.slice(at)
    },
    nest(text, random) {
      const depth = random.chance(0.8) ? random.int(2, 12) : random.int(50, 3_000)
      const start = random.int(0, text.length)
      const end = random.int(start, Math.min(start + 80, text.length))
      const part = pickPieces(random).repeat(depth) + text.slice(start, end) + pickPieces(random).repeat(depth)
      return text.slice(0, start) + part + text.slice(end)
    },
  }
}
