import pg from 'pg'
import type { UserGroupStore } from '../../core/index.ts'
import { type BatchQueue, createBatchQueue } from '../create-batch-queue.ts'
import { createStore, type SqlRow } from '../create-store.ts'
import { SERVICE_RUNNING } from '../key-lock-messages.ts'
import { STATEMENTS, type StatementName } from '../statements.ts'
import type { Values } from './coalesced-statements.ts'
import { createStatementCoalescer, type Query } from './create-statement-coalescer.ts'
import { acquireSharedKeyLock, tryAcquireExclusiveKeyLock } from './key-lock.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { retry } from './retry.ts'
import { runStatement } from './run-statement.ts'
import { toServiceError } from './to-service-error.ts'

export interface PostgresSettings {
  /** `postgres://…` */
  url: string
  /** Called when an idle connection is lost. The pool opens new connections by itself. */
  onLostConnection?: ((error: Error) => void) | undefined
  /** Milliseconds after which a statement fails with `store_unavailable`. Default 10,000. */
  statementTimeout?: number
}

/** For each instance. */
const MAX_CONNECTIONS = 10
/** In milliseconds. */
const CONNECT_TIMEOUT = 5000

/**
 * Opens the store of a PostgreSQL database, or of an engine with its protocol. Statements that such an engine asks to retry
 * are sent again. Lookups and inserts of one turn of the event loop share a statement.
 * @throws if the tables cannot be migrated to the version of this program
 */
export async function openPostgresStore({
  url,
  onLostConnection = () => {},
  statementTimeout = 10_000,
}: PostgresSettings): Promise<UserGroupStore> {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true }
  const createPool = (onConnect?: (client: pg.ClientBase) => Promise<void>): pg.Pool => {
    const pool = new pg.Pool({
      ...connection,
      max: MAX_CONNECTIONS,
      // Idle connections stay open, because the key lock belongs to them.
      idleTimeoutMillis: 0,
      query_timeout: statementTimeout,
      // A database that hangs doesn't confirm that a connection was closed. The process exits anyway.
      allowExitOnIdle: true,
      ...(onConnect && { onConnect }),
    })
    // Without a listener, a restart of the database would end the process.
    pool.on('error', onLostConnection)
    return pool
  }
  await migratePostgres(connection)
  let pool = createPool()
  let exclusiveLockHolder: pg.Client | undefined

  const query: Query = async (name, text, values) => {
    try {
      return await retry(() => runStatement(pool, { name, text, values: [...values] }))
    } catch (error) {
      throw toServiceError(error)
    }
  }
  const runCoalesced = createStatementCoalescer(query)
  const queues: Partial<Record<StatementName, BatchQueue<Values, readonly SqlRow[]>>> = {
    find: createBatchQueue((items) => runCoalesced('find', items)),
    insert: createBatchQueue((items) => runCoalesced('insert', items)),
  }

  return createStore({
    run: (name, values) => queues[name]?.add(values) ?? query(name, STATEMENTS[name], values),
    async acquireSharedKeyLock(verifyKey) {
      const unlockedPool = pool
      pool = createPool((client) => acquireSharedKeyLock(client, verifyKey))
      await unlockedPool.end()
      await pool.query(STATEMENTS.ping)
    },
    async acquireExclusiveKeyLock() {
      exclusiveLockHolder = new pg.Client(connection)
      exclusiveLockHolder.on('error', onLostConnection)
      await exclusiveLockHolder.connect()
      if (!(await tryAcquireExclusiveKeyLock(exclusiveLockHolder))) throw new Error(SERVICE_RUNNING)
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.drain()))
      await pool.end()
      await exclusiveLockHolder?.end()
    },
  })
}
