/** Reproducible random choices. */
export interface Random {
  /** A whole number from `min` to `max`, inclusive. */
  int(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean
}

/** Creates random choices from a seed, using mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('Cannot pick from an empty list.')
      return items[int(0, items.length - 1)] as Item
    },
    chance: (probability) => next() < probability,
  }
}
