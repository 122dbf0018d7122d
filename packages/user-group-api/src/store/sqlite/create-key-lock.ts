import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

const LOCK_FILE = 'token.lock'

/** The lock of the token key of an embedded store: shared by the services that use the key, exclusive for changing it. */
export interface KeyLock {
  /** @returns false if the key is being changed */
  tryAcquireShared(): boolean
  /** @returns false if a service uses the key */
  tryAcquireExclusive(): boolean
  release(): void
}

/**
 * Creates the lock of a folder. It locks an empty SQLite file, because Node has no file locks of its own and the operating
 * system releases SQLite's when a process dies, however it dies.
 */
export function createKeyLock(folder: string): KeyLock {
  let database: Database.Database | undefined

  function tryAcquire(beginStatement: string): boolean {
    const path = join(folder, LOCK_FILE)
    const opened = new Database(path)
    chmodSync(path, 0o600)
    try {
      opened.exec(beginStatement)
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
    tryAcquireShared: () => tryAcquire('BEGIN'),
    tryAcquireExclusive: () => tryAcquire('BEGIN EXCLUSIVE'),
    release() {
      // Closing alone keeps the lock while a statement has not been garbage-collected.
      if (database?.inTransaction) database.exec('ROLLBACK')
      database?.close()
      database = undefined
    },
  }
}
