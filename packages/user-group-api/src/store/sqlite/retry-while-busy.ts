/** Milliseconds between two attempts. */
const DELAY = 20

/**
 * Repeats an action while other processes lock the database file. SQLite waits for most locks by itself, but not for the one
 * that switches to a write-ahead log (sqlite.org/wal.html, "SQLITE_BUSY"), which processes that start together all need.
 * Blocks the process, so use it only at startup.
 * @param timeout milliseconds after which the error is thrown
 */
export function retryWhileBusy<T>(action: () => T, timeout: number): T {
  const deadline = Date.now() + timeout
  for (;;) {
    try {
      return action()
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && /^SQLITE_(?:BUSY|LOCKED)/.test(String(error.code))
      if (!isBusy || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY)
    }
  }
}
