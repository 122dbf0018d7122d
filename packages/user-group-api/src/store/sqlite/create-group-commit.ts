import { type Batch, createBatch } from '../create-batch-queue.ts'

/** What a transaction is made of. */
export interface Transaction {
  begin(): void
  commit(): void
  rollback(): void
  /** False when the database ended it by itself, as it may when the disk is full or broken (sqlite.org/lang_transaction.html). */
  isOpen(): boolean
}

/**
 * Creates a queue of writes that share commits: a commit costs a write to the disk, a statement nearly nothing. What is
 * asked for in one turn of the event loop is committed together, and its promises are fulfilled after that. A write that
 * fails fails alone.
 */
export function createGroupCommit<Result>(transaction: Transaction): Batch<() => Result, Result> {
  return createBatch(async (writes) => {
    try {
      endOpen(transaction)
      transaction.begin()
      const outcomes = writes.map((write) => run(write, transaction))
      transaction.commit()
      return outcomes.map((tell) => tell())
    } catch (error) {
      try {
        endOpen(transaction)
      } catch {
        // Its own failure would hide the one that led here. Who comes next tries it again.
      }
      throw error
    }
  })
}

/** Runs a write and gives what tells its caller, for after the commit. */
function run<Result>(write: () => Result, { isOpen }: Transaction): () => Result | Promise<Result> {
  try {
    const value = write()
    return () => value
  } catch (error) {
    // What was written before is undone, and what would come after would be written without a transaction.
    if (!isOpen()) throw error
    return () => Promise.reject(error)
  }
}

/**
 * Undoes a transaction that could not be undone when it failed, if there is one: nothing is read or written within it.
 * @throws what the database says when it still cannot
 */
export function endOpen({ isOpen, rollback }: Transaction): void {
  if (isOpen()) rollback()
}
