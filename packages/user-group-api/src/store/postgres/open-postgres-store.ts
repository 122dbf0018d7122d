import pg from 'pg'
import type { OutageReason, StoreMonitor, UserGroupStore } from '../../core/index.ts'
import { type BatchQueue, createBatchQueue } from '../create-batch-queue.ts'
import { createStore, type SqlRow } from '../create-store.ts'
import { SERVICE_RUNNING } from '../key-lock-messages.ts'
import { isRead, STATEMENTS, type StatementName } from '../statements.ts'
import { assertWritable } from './assert-writable.ts'
import { canAcknowledgeWrites } from './can-acknowledge-writes.ts'
import type { Values } from './coalesced-statements.ts'
import { createPool } from './create-pool.ts'
import { createRecovery } from './create-recovery.ts'
import { createStatementCoalescer, type Query } from './create-statement-coalescer.ts'
import { createWriteGate } from './create-write-gate.ts'
import { NotSentError } from './errors.ts'
import { acquireSharedKeyLock, tryAcquireExclusiveKeyLock } from './key-lock.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { rejectAfter } from './reject-after.ts'
import { isConflict, retry } from './retry.ts'
import { runStatement, useConnection } from './run-statement.ts'
import { canSendAgain, findOutageReason, toServiceError } from './to-service-error.ts'

export interface PostgresSettings {
  /** `postgres://…` */
  url: string
  /** Called when an idle connection is lost. The pool opens new connections by itself. */
  onLostConnection?: ((error: Error) => void) | undefined
  monitor?: StoreMonitor | undefined
  /** Called with a sentence if the migration of the tables has to wait. */
  onWait?: ((message: string) => void) | undefined
  /** Milliseconds after which a statement fails with `store_unavailable`. Default 10,000. */
  statementTimeout?: number
  /** Milliseconds that a statement waits for an unavailable database before it fails. Default 5,000. */
  maxWait?: number
}

/** In milliseconds. */
const CONNECT_TIMEOUT = 5000
/** Milliseconds within which the database must respond to be considered available. */
const PING_TIMEOUT = 2000
/** Reasons for which a write fails if its synchronous replica has just disappeared. */
const MAYBE_UNREPLICATED: ReadonlySet<OutageReason | undefined> = new Set(['timeout', 'not_replicated'])

/**
 * Opens the store of a PostgreSQL database, or of an engine with its protocol. Statements that such an engine asks to retry
 * are sent again. Lookups and inserts of one turn of the event loop share a statement.
 *
 * While the database is unavailable, for example during a failover, statements wait for it. A statement is sent again only
 * if that cannot apply it twice.
 * @throws if the tables cannot be migrated to the version of this program
 */
export async function openPostgresStore({
  url,
  onLostConnection = () => {},
  monitor,
  onWait,
  statementTimeout = 10_000,
  maxWait = 5000,
}: PostgresSettings): Promise<UserGroupStore> {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true }
  const openPool = (onConnect?: (client: pg.ClientBase) => Promise<void>) =>
    createPool({ connection, statementTimeout, onLostConnection, ...(onConnect && { onConnect }) })
  await migratePostgres(connection, { onWait })
  let pool = openPool()
  let exclusiveLockHolder: pg.Client | undefined

  /** Uses a connection once and reports to the monitor whether the database was available. */
  async function attempt<T>(action: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    try {
      const result = await useConnection(pool, action)
      monitor?.succeed()
      return result
    } catch (error) {
      const reason = findOutageReason(error)
      if (reason !== undefined && !isConflict(error)) monitor?.fail(reason)
      throw error
    }
  }
  const recovery = createRecovery(() => attempt(assertWritable))
  const writeGate = createWriteGate({
    ask: () =>
      attempt(async (client) => {
        await assertWritable(client)
        return canAcknowledgeWrites(client)
      }),
    maxWait,
    monitor,
  })

  const query: Query = async (name, text, values) => {
    const deadline = performance.now() + maxWait
    const statement = { name, text, values: [...values] }
    try {
      for (;;) {
        if (recovery.isPending()) await recovery.wait(deadline)
        if (!isRead(text)) await writeGate.pass(deadline)
        try {
          return await retry(() => attempt((client) => runStatement(client, statement)))
        } catch (error) {
          if (!isRead(text) && MAYBE_UNREPLICATED.has(findOutageReason(error))) writeGate.check().catch(() => {})
          if (performance.now() > deadline || !canSendAgain(error, text)) throw error
          await recovery.wait(deadline)
        }
      }
    } catch (error) {
      throw toServiceError(error)
    }
  }
  const runCoalesced = createStatementCoalescer(query)
  const queues: Partial<Record<StatementName, BatchQueue<Values, readonly SqlRow[]>>> = {
    find: createBatchQueue((items) => runCoalesced('find', items)),
    insert: createBatchQueue((items) => runCoalesced('insert', items)),
  }

  /** Doesn't wait for an unavailable database. A replica doesn't count as available. */
  const ping = () =>
    rejectAfter(writeGate.check(), PING_TIMEOUT, () => {
      monitor?.fail('timeout')
      return new Error('timeout while checking the database')
    })

  return createStore({
    run: (name, values) => queues[name]?.add(values) ?? query(name, STATEMENTS[name], values),
    ping: () =>
      ping().catch((error: unknown) => {
        throw toServiceError(error)
      }),
    async acquireSharedKeyLock(verifyKey) {
      const unlockedPool = pool
      pool = openPool((client) => acquireSharedKeyLock(client, verifyKey))
      await unlockedPool.close()
      await useConnection(pool, assertWritable).catch((error: unknown) => {
        throw error instanceof NotSentError ? error.cause : error
      })
    },
    async acquireExclusiveKeyLock() {
      exclusiveLockHolder = new pg.Client(connection)
      exclusiveLockHolder.on('error', onLostConnection)
      await exclusiveLockHolder.connect()
      if (!(await tryAcquireExclusiveKeyLock(exclusiveLockHolder))) throw new Error(SERVICE_RUNNING)
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.drain()))
      await pool.close()
      await exclusiveLockHolder?.end()
    },
  })
}
