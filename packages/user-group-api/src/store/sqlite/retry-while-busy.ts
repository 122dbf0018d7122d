/** Milliseconds between two tries. */
const PAUSE = 20

/**
 * Does something again while other processes hold the file. SQLite waits by itself for most locks, but not for those of the
 * change to a write-ahead log (sqlite.org/wal.html, "SQLITE_BUSY"), which processes that start together all want. Blocks:
 * for the start of a program only.
 * @param longest milliseconds after which the error is thrown on
 */
export function waitWhileBusy<T>(act: () => T, longest: number): T {
  const end = Date.now() + longest
  for (;;) {
    try {
      return act()
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && /^SQLITE_(?:BUSY|LOCKED)/.test(String(error.code))
      if (!isBusy || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    }
  }
}
