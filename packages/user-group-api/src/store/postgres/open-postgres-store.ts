import pg from 'pg'
import { ServiceError } from '../../model/service-error.ts'
import { createStore, type SqlRow, type SqlValue } from '../create-store.ts'
import { KEY_IN_USE } from '../key-in-use.ts'
import { STATEMENTS, type StatementName } from '../statements.ts'
import type { UserGroupStore } from '../user-group-store.ts'
import { shareKey, takeKeyAlone } from './key-lock.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { retry } from './retry.ts'

export interface PostgresSettings {
  /** `postgres://…` */
  url: string
  /** Connections at once. */
  connections?: number
  /** Hears of connections that are lost while nobody uses them: the pool makes new ones. */
  onLostConnection?: (error: Error) => void
}

/**
 * Opens the store of a PostgreSQL database, or of an engine that speaks its protocol: such engines answer some statements
 * with "try again", which is done here.
 * @throws when the tables cannot be brought to this program's version
 */
export async function openPostgresStore({
  url,
  connections = 10,
  onLostConnection = () => {},
}: PostgresSettings): Promise<UserGroupStore> {
  const createPool = (onConnect?: (client: pg.ClientBase) => Promise<void>): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max: connections,
      // Connections stay: what is held is held by them, and a timer for each statement costs more than they do.
      idleTimeoutMillis: 0,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      ...(onConnect && { onConnect }),
    })
    // Without a listener, a restart of the database would end the process.
    pool.on('error', onLostConnection)
    return pool
  }
  let pool = createPool()
  let holder: pg.Client | undefined
  await migratePostgres(pool)

  return createStore({
    async run(name: StatementName, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
      try {
        const { rows } = await retry(() => pool.query({ name, text: STATEMENTS[name], values: [...values] }))
        return rows as SqlRow[]
      } catch (error) {
        throw toServiceError(error)
      }
    },
    async holdKey(check) {
      const before = pool
      pool = createPool((client) => shareKey(client, check))
      await before.end()
      await pool.query(STATEMENTS.ping)
    },
    async lockKey() {
      holder = new pg.Client({ connectionString: url })
      holder.on('error', onLostConnection)
      await holder.connect()
      if (!(await takeKeyAlone(holder))) throw new Error(KEY_IN_USE)
    },
    async close() {
      await pool.end()
      await holder?.end()
    },
  })
}

/**
 * Classes of SQLSTATE that say that the database is away, busy or full (PostgreSQL, appendix A): connection, resources,
 * operator intervention. An error that is not the database's own never reached it, or lost it on the way: codes of the
 * system, `EPIPE` for one, may look like a state.
 */
function toServiceError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && !/^(?:08|53|57P)/.test(error.code ?? '')) return error
  return new ServiceError('store_unavailable', 'The store cannot be reached at the moment.', { cause: error })
}
