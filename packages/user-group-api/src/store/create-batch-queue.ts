import { setImmediate as nextTurn } from 'node:timers/promises'

/** Runs together what is asked for one by one. */
export interface Batch<Item, Result> {
  add(item: Item): Promise<Result>
  /** Waits until nothing is waiting or under way. */
  drain(): Promise<void>
}

/** No more run together: a turn of the event loop stays short, and the first need not wait for all. */
const MOST_ITEMS = 256

/**
 * Creates a queue of which everything that is asked for in one turn of the event loop runs together, when all of that turn
 * was heard; more than {@link MOST_ITEMS} in several turns.
 * @param runAll gives the results in the order of the items, as promises where they are still to come or one failed; when it
 * fails itself, all of them fail
 */
export function createBatch<Item, Result>(
  runAll: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
): Batch<Item, Result> {
  interface Waiting {
    item: Item
    resolve: (result: Result | Promise<Result>) => void
    reject: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  const running = new Set<Promise<void>>()

  async function run(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await runAll(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result | Promise<Result>)
      await Promise.allSettled(results)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  function flush(): void {
    const batch = waiting.splice(0, MOST_ITEMS)
    if (waiting.length > 0) setImmediate(flush)
    const ended = run(batch).finally(() => running.delete(ended))
    running.add(ended)
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({ item, resolve, reject })
      }),
    async drain() {
      while (waiting.length > 0 || running.size > 0) {
        if (waiting.length > 0) await nextTurn()
        await Promise.all(running)
      }
    },
  }
}
