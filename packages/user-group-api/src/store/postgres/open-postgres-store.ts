import pg from 'pg'
import type { UserGroupStore } from '../../core/user-group-store.ts'
import { type Batch, createBatch } from '../create-batch-queue.ts'
import { createStore, type SqlRow } from '../create-store.ts'
import { KEY_IN_USE } from '../key-lock-messages.ts'
import { STATEMENTS, type StatementName } from '../statements.ts'
import type { Values } from './coalesced-statements.ts'
import { createRunTogether, type Query } from './create-statement-coalescer.ts'
import { shareKey, takeKeyAlone } from './key-lock.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { retry } from './retry.ts'
import { runStatement } from './run-statement.ts'
import { toServiceError } from './to-service-error.ts'

export interface PostgresSettings {
  /** `postgres://…` */
  url: string
  /** Hears of connections that are lost while nobody uses them: the pool makes new ones. Default nobody. */
  onLostConnection?: ((error: Error) => void) | undefined
  /** Milliseconds that a statement may take, before its caller is told that the store is away. Default 10,000. */
  statementTimeout?: number
}

/** At once. Each instance has its own. */
const CONNECTIONS = 10
/** Milliseconds until a connection stands. */
const CONNECT_TIMEOUT = 5000

/**
 * Opens the store of a PostgreSQL database, or of an engine that speaks its protocol: such engines answer some statements
 * with "try again", which is done here. What is looked for, and what is made, in one turn of the event loop shares a statement.
 * @throws when the tables cannot be brought to this program's version
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
      max: CONNECTIONS,
      // Connections stay: what is held is held by them.
      idleTimeoutMillis: 0,
      query_timeout: statementTimeout,
      // A database that hangs does not answer to the end of a connection either: the process ends without.
      allowExitOnIdle: true,
      ...(onConnect && { onConnect }),
    })
    // Without a listener, a restart of the database would end the process.
    pool.on('error', onLostConnection)
    return pool
  }
  await migratePostgres(connection)
  let pool = createPool()
  let holder: pg.Client | undefined

  const query: Query = async (name, text, values) => {
    try {
      return await retry(() => runStatement(pool, { name, text, values: [...values] }))
    } catch (error) {
      throw toServiceError(error)
    }
  }
  const runTogether = createRunTogether(query)
  const batches: Partial<Record<StatementName, Batch<Values, readonly SqlRow[]>>> = {
    find: createBatch((items) => runTogether('find', items)),
    insert: createBatch((items) => runTogether('insert', items)),
  }

  return createStore({
    run: (name, values) => batches[name]?.add(values) ?? query(name, STATEMENTS[name], values),
    async holdKey(check) {
      const before = pool
      pool = createPool((client) => shareKey(client, check))
      await before.end()
      await pool.query(STATEMENTS.ping)
    },
    async lockKey() {
      holder = new pg.Client(connection)
      holder.on('error', onLostConnection)
      await holder.connect()
      if (!(await takeKeyAlone(holder))) throw new Error(KEY_IN_USE)
    },
    async close() {
      await Promise.all(Object.values(batches).map((batch) => batch.drain()))
      await pool.end()
      await holder?.end()
    },
  })
}
