import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { type OutageReason, type StoreMonitor, StoreUnavailableError, type UserGroupStore } from '../../core/index.ts'
import { createBatchQueue } from '../create-batch-queue.ts'
import { createStore, type SqlRow, type SqlValue } from '../create-store.ts'
import { REKEY_IN_PROGRESS, SERVICE_RUNNING } from '../key-lock-messages.ts'
import { isRead, STATEMENTS, type StatementName } from '../statements.ts'
import { createGroupCommit, rollBackOpenTransaction, type Transaction } from './create-group-commit.ts'
import { createKeyLock } from './create-key-lock.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { type Execute, prepareStatement } from './prepare-statement.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

export const DATABASE_FILE = 'user-groups.db'

/** How long to wait for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000

export interface SqliteOptions {
  monitor?: StoreMonitor | undefined
  /** Whether the folder has a key, which is written only once a store has tables. Then an empty database is damaged. */
  hasKey?: boolean
}

/**
 * Opens the embedded store in a folder and creates the folder if necessary. The store is one SQLite file that survives a
 * power loss (write-ahead log, `synchronous = FULL`). Writes of one turn of the event loop share a commit.
 * @throws Error if the database is empty although the folder has a key
 */
export function openSqliteStore(folder: string, { monitor, hasKey = false }: SqliteOptions = {}): UserGroupStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, DATABASE_FILE)
  const database = openDatabase(path, () => {
    if (hasKey) throw new Error(toEmptyMessage(path))
  })

  const statements = Object.fromEntries(
    Object.entries(STATEMENTS).map(([name, sql]) => [name, prepareStatement(database, sql, name.startsWith('list'))]),
  ) as Record<StatementName, Execute>
  const transaction: Transaction = {
    begin: () => database.exec('BEGIN IMMEDIATE'),
    commit: () => database.exec('COMMIT'),
    rollback: () => database.exec('ROLLBACK'),
    isOpen: () => database.inTransaction,
  }
  const writes = createGroupCommit<SqlRow[]>(transaction)

  // Reads are batched too. Clients that get responses one by one also send their next requests one by one, and waking the
  // process for each of them costs as much as the rest of a read.
  const reads = createBatchQueue<() => SqlRow[], SqlRow[]>(async (batch) => {
    rollBackOpenTransaction(transaction)
    return batch.map(async (read) => read())
  })
  const keyLock = createKeyLock(folder)

  async function run(name: StatementName, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    try {
      const execute = statements[name]
      const rows = await (isRead(STATEMENTS[name]) ? reads : writes).add(() => execute(values))
      monitor?.succeed()
      return rows
    } catch (cause) {
      const error = toServiceError(cause)
      if (error instanceof StoreUnavailableError) monitor?.fail(error.reason)
      throw error
    }
  }

  return createStore({
    run,
    async ping() {
      await run('ping', [])
      return true
    },
    async acquireSharedKeyLock(verifyKey) {
      if (!keyLock.tryAcquireShared()) throw new Error(REKEY_IN_PROGRESS)
      await verifyKey(async (key) => {
        const [row] = statements.readMeta([key])
        return row && String(row.value)
      })
    },
    async acquireExclusiveKeyLock() {
      if (!keyLock.tryAcquireExclusive()) throw new Error(SERVICE_RUNNING)
    },
    async close() {
      await Promise.all([reads.drain(), writes.drain()])
      database.close()
      keyLock.release()
    },
  })
}

/** Opens the database file and migrates its tables. Before the first table is created, calls `onNew`, which may throw. */
function openDatabase(path: string, onNew: () => void): Database.Database {
  // Before SQLite opens the file, because it deletes a write-ahead log beside an empty file.
  if (isMissingOrEmpty(path)) onNew()
  ensurePrivateFile(path)
  const database = new Database(path)
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
    retryWhileBusy(() => database.exec('PRAGMA journal_mode = WAL'), BUSY_TIMEOUT)
    database.exec('PRAGMA synchronous = FULL')
    retryWhileBusy(() => migrateSqlite(database, onNew), BUSY_TIMEOUT)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Doesn't open the file, for the reason given at {@link ensurePrivateFile}. */
export function isMissingOrEmpty(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0
}

function toEmptyMessage(path: string): string {
  return `The token key in "${dirname(path)}" belongs to a store with data, but "${DATABASE_FILE}" is empty or missing. Restore it from a backup. To start with an empty store, move the key away.`
}

/**
 * Creates the database file before SQLite does, which would make it readable to others. SQLite gives its other files the same
 * permissions. An existing file is not opened here, because closing it would release the locks that this process holds on it
 * (sqlite.org/howtocorrupt.html, section 2.2).
 */
function ensurePrivateFile(path: string): void {
  if (existsSync(path)) chmodSync(path, 0o600)
  else {
    try {
      closeSync(openSync(path, 'wx', 0o600))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

const OUTAGES: readonly [RegExp, OutageReason][] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_READONLY/, 'read_only'],
  [/^SQLITE_CANTOPEN/, 'unreachable'],
  [/^SQLITE_(?:IOERR|NOMEM)/, 'other'],
]

/** A full disk and a busy or unreadable file are not bugs: the client can retry later. */
function toServiceError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = OUTAGES.find(([pattern]) => pattern.test(code))?.[1]
  return reason === undefined ? error : new StoreUnavailableError(reason, error)
}
