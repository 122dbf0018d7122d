/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True in `share` of the calls, from 0 to 1. */
  chance(share: number): boolean
}

/** Numbers of a seed, by mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    int,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('There is nothing to pick from.')
      return items[int(0, items.length - 1)] as Item
    },
    chance: (share) => next() < share,
  }
}
