import { setImmediate as nextTurn } from 'node:timers/promises'

/** Collects items that are added one by one and runs them in batches. */
export interface BatchQueue<Item, Result> {
  add(item: Item): Promise<Result>
  /** Waits until nothing is queued or running. */
  drain(): Promise<void>
}

/** Keeps turns of the event loop short, and the first caller from waiting for all others. */
const MAX_BATCH_SIZE = 256

/**
 * Creates a queue that runs all items added during one turn of the event loop together, at the end of that turn. More than
 * {@link MAX_BATCH_SIZE} items are spread over several turns.
 * @param runAll returns the results in the order of the items. A result can be a promise, so that one item can fail alone;
 * if `runAll` itself fails, all items fail
 */
export function createBatchQueue<Item, Result>(
  runAll: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
): BatchQueue<Item, Result> {
  interface QueuedItem {
    item: Item
    resolve: (result: Result | Promise<Result>) => void
    reject: (error: unknown) => void
  }
  const queued: QueuedItem[] = []
  const running = new Set<Promise<void>>()

  async function run(batch: readonly QueuedItem[]): Promise<void> {
    try {
      const results = await runAll(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result | Promise<Result>)
      await Promise.allSettled(results)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  function flush(): void {
    const batch = queued.splice(0, MAX_BATCH_SIZE)
    if (queued.length > 0) setImmediate(flush)
    const finished = run(batch).finally(() => running.delete(finished))
    running.add(finished)
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (queued.length === 0) setImmediate(flush)
        queued.push({ item, resolve, reject })
      }),
    async drain() {
      while (queued.length > 0 || running.size > 0) {
        if (queued.length > 0) await nextTurn()
        await Promise.all(running)
      }
    },
  }
}
