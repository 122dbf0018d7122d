import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

const LOCK_FILE = 'token.lock'

/** Who uses the token key of an embedded store, and who changes it. Many may use it at once; to change it one must be alone. */
export interface KeyLock {
  /** @returns false when somebody changes the key */
  share(): boolean
  /** @returns false when somebody uses the key */
  takeAlone(): boolean
  release(): void
}

/**
 * Creates the lock of a folder: an empty SQLite file of which only the locks are used, because Node has none of its own and
 * the system gives these back when a process dies, however it dies.
 */
export function createKeyLock(folder: string): KeyLock {
  let database: Database.Database | undefined

  function take(begin: string): boolean {
    const path = join(folder, LOCK_FILE)
    const opened = new Database(path)
    chmodSync(path, 0o600)
    try {
      opened.exec(begin)
      opened.prepare('SELECT count(*) FROM sqlite_schema').all()
    } catch (error) {
      if (opened.inTransaction) opened.exec('ROLLBACK')
      opened.close()
      if (error instanceof Error && 'code' in error && /^SQLITE_BUSY/.test(String(error.code))) return false
      throw error
    }
    database = opened
    return true
  }

  return {
    share: () => take('BEGIN'),
    takeAlone: () => take('BEGIN EXCLUSIVE'),
    release() {
      // To close is not enough while a statement waits for the garbage collector.
      if (database?.inTransaction) database.exec('ROLLBACK')
      database?.close()
      database = undefined
    },
  }
}
