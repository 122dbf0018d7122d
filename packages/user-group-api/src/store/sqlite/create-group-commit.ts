import { type BatchQueue, createBatchQueue } from '../create-batch-queue.ts'

/** The transaction of a database connection. */
export interface Transaction {
  begin(): void
  commit(): void
  rollback(): void
  /** False if the database ended it by itself, for example because the disk is full (sqlite.org/lang_transaction.html). */
  isOpen(): boolean
}

/**
 * Creates a queue of writes that share commits, because a commit waits for the disk and a statement hardly costs anything.
 * The writes of one turn of the event loop are committed together, and their promises are fulfilled after that. A write
 * that fails does not affect the others.
 */
export function createGroupCommit<Result>(transaction: Transaction): BatchQueue<() => Result, Result> {
  return createBatchQueue(async (writes) => {
    try {
      rollBackOpenTransaction(transaction)
      transaction.begin()
      const outcomes = writes.map((write) => run(write, transaction))
      transaction.commit()
      return outcomes.map((toResult) => toResult())
    } catch (error) {
      try {
        rollBackOpenTransaction(transaction)
      } catch {
        // A failed rollback would hide the original error. The next operation tries it again.
      }
      throw error
    }
  })
}

/** Runs a write and returns its outcome as a function, to be called after the commit. */
function run<Result>(write: () => Result, { isOpen }: Transaction): () => Result | Promise<Result> {
  try {
    const value = write()
    return () => value
  } catch (error) {
    // Earlier writes have been rolled back, and later ones would run outside a transaction.
    if (!isOpen()) throw error
    return () => Promise.reject(error)
  }
}

/**
 * Rolls back a transaction whose rollback failed earlier, if there is one, so that nothing is read or written within it.
 * @throws the error of the database if it fails again
 */
export function rollBackOpenTransaction({ isOpen, rollback }: Transaction): void {
  if (isOpen()) rollback()
}
