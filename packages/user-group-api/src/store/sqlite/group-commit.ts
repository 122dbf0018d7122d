/** What a transaction is made of. */
export interface Transaction {
  begin(): void
  commit(): void
  rollback(): void
  /** False when the database ended it by itself, as it may when the disk is full or broken (sqlite.org/lang_transaction.html). */
  isOpen(): boolean
}

/** Runs writes in common transactions. */
export interface GroupCommit {
  /** Runs `write` in the next transaction. Fulfilled when that is committed. */
  add<T>(write: () => T): Promise<T>
  /** Waits until nothing is waiting. */
  drain(): Promise<void>
}

/** No transaction holds more writes than this, so that none waits long. */
const MOST_WRITES = 256

interface Waiting {
  write: () => unknown
  resolve: (value: never) => void
  reject: (error: unknown) => void
}

/**
 * Creates a queue of writes that share commits: a commit costs a write to the disk, a statement nearly nothing. What is
 * asked for in one turn of the event loop is committed together. A write that fails fails alone.
 */
export function createGroupCommit(transaction: Transaction): GroupCommit {
  const { begin, commit, isOpen } = transaction
  const waiting: Waiting[] = []
  let isScheduled = false
  let idle: (() => void)[] = []

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(flush)
  }

  function flush(): void {
    isScheduled = false
    const batch = waiting.splice(0, MOST_WRITES)
    try {
      endOpen(transaction)
      begin()
      const settle = batch.map((waiting) => run(waiting, isOpen))
      commit()
      for (const answer of settle) answer()
    } catch (error) {
      try {
        endOpen(transaction)
      } catch {
        // Its own failure would hide the one that led here. Who comes next tries it again.
      }
      for (const { reject } of batch) reject(error)
    }
    if (waiting.length > 0) schedule()
    else {
      for (const resolve of idle) resolve()
      idle = []
    }
  }

  return {
    add: (write) =>
      new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject })
        schedule()
      }),
    drain: () => (waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
  }
}

/** Runs a write and gives what tells its caller, for after the commit. */
function run({ write, resolve, reject }: Waiting, isOpen: () => boolean): () => void {
  try {
    const value = write() as never
    return () => resolve(value)
  } catch (error) {
    // What was written before is undone, and what would come after would be written without a transaction.
    if (!isOpen()) throw error
    return () => reject(error)
  }
}

/**
 * Undoes a transaction that could not be undone when it failed, if there is one: nothing is read or written within it.
 * @throws what the database says when it still cannot
 */
export function endOpen({ isOpen, rollback }: Transaction): void {
  if (isOpen()) rollback()
}
