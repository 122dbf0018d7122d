import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { ServiceError } from '../../core/service-error.ts'
import type { UserGroupStore } from '../../core/user-group-store.ts'
import { createBatch } from '../create-batch-queue.ts'
import { createStore, type SqlRow } from '../create-store.ts'
import { KEY_IN_CHANGE, KEY_IN_USE } from '../key-lock-messages.ts'
import { STATEMENTS, type StatementName } from '../statements.ts'
import { createGroupCommit, endOpen, type Transaction } from './create-group-commit.ts'
import { createKeyLock } from './key-lock.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { type Execute, prepareStatement } from './prepare-statement.ts'
import { waitWhileBusy } from './retry-while-busy.ts'

export const DATABASE_FILE = 'user-groups.db'

/** Another process that writes may hold the file for this long, in milliseconds. */
const BUSY_TIMEOUT = 5000

/**
 * Opens the embedded store in a folder, which is made if it is not there: one SQLite file that survives the loss of power
 * (write-ahead log, `synchronous = FULL`). Writes of the same moment share one commit.
 */
export function openSqliteStore(folder: string): UserGroupStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, DATABASE_FILE)
  createPrivateFile(path)
  const database = new Database(path)
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
  waitWhileBusy(() => database.exec('PRAGMA journal_mode = WAL'), BUSY_TIMEOUT)
  database.exec('PRAGMA synchronous = FULL')
  waitWhileBusy(() => migrateSqlite(database), BUSY_TIMEOUT)

  const statements = Object.fromEntries(
    Object.entries(STATEMENTS).map(([name, sql]) => [name, prepareStatement(database, sql, name.startsWith('list'))]),
  ) as Record<StatementName, Execute>
  const transaction: Transaction = {
    begin: () => database.exec('BEGIN IMMEDIATE'),
    commit: () => database.exec('COMMIT'),
    rollback: () => database.exec('ROLLBACK'),
    isOpen: () => database.inTransaction,
  }
  const commit = createGroupCommit<SqlRow[]>(transaction)

  // Together too: callers that are answered one by one wake the process once each, which costs as much as the rest of a read.
  const reads = createBatch<() => SqlRow[], SqlRow[]>(async (batch) => {
    endOpen(transaction)
    return batch.map(async (read) => read())
  })
  const keyLock = createKeyLock(folder)

  return createStore({
    async run(name, values) {
      try {
        const execute = statements[name]
        return await (isRead(name) ? reads : commit).add(() => execute(values))
      } catch (error) {
        throw toServiceError(error)
      }
    },
    async holdKey(check) {
      if (!keyLock.share()) throw new Error(KEY_IN_CHANGE)
      await check(async (key) => {
        const [row] = statements.readMeta([key])
        return row && String(row.value)
      })
    },
    async lockKey() {
      if (!keyLock.takeAlone()) throw new Error(KEY_IN_USE)
    },
    async close() {
      await Promise.all([reads.drain(), commit.drain()])
      database.close()
      keyLock.release()
    },
  })
}

/**
 * Makes the file before SQLite does, which would let others read it; the files beside it get the same rights. One that is
 * there is never opened here: to close it again would end the locks of this process (sqlite.org/howtocorrupt.html, 2.2).
 */
function createPrivateFile(path: string): void {
  if (existsSync(path)) chmodSync(path, 0o600)
  else {
    try {
      closeSync(openSync(path, 'wx', 0o600))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

function isRead(name: StatementName): boolean {
  return STATEMENTS[name].startsWith('SELECT')
}

/** A full disk, a busy or an unreadable file are no bugs: the caller may try again later. */
function toServiceError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!/^SQLITE_(?:FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY|NOMEM)/.test(code)) return error
  return new ServiceError('store_unavailable', 'The store cannot be written at the moment.', { cause: error })
}
