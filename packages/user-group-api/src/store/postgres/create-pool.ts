import pg from 'pg'
import { assertWritable } from './assert-writable.ts'
import type { Connections } from './run-statement.ts'

export interface PoolOptions {
  connection: pg.PoolConfig
  /** In milliseconds. */
  statementTimeout: number
  /** Runs on each new connection before anything else, apart from the check that it is writable. */
  onConnect?: (client: pg.ClientBase) => Promise<void>
  onLostConnection: (error: Error) => void
}

/** The connections of a store. */
export interface ConnectionPool extends Connections {
  close(): Promise<void>
}

/** For each instance. */
const MAX_CONNECTIONS = 10

/**
 * Creates the pool of connections to a database. Connections to a replica are refused. If one connection turns out to be
 * unusable, those that were opened before are replaced when they are needed next, because after a failover each of them may
 * lead to a server that doesn't respond.
 */
export function createPool({ connection, statementTimeout, onConnect, onLostConnection }: PoolOptions): ConnectionPool {
  let generation = 0
  const generations = new WeakMap<pg.ClientBase, number>()
  const pool = new pg.Pool({
    ...connection,
    max: MAX_CONNECTIONS,
    // Idle connections stay open, because the key lock belongs to them.
    idleTimeoutMillis: 0,
    query_timeout: statementTimeout,
    // A database that hangs doesn't confirm that a connection was closed. The process exits anyway.
    allowExitOnIdle: true,
    async onConnect(client) {
      generations.set(client, generation)
      await assertWritable(client)
      await onConnect?.(client)
    },
  })
  // Without a listener, a restart of the database would end the process.
  pool.on('error', onLostConnection)

  return {
    async acquire() {
      for (;;) {
        const client = await pool.connect()
        if (generations.get(client) === generation) return client
        client.release(true)
      }
    },
    distrust() {
      generation++
    },
    close: () => pool.end(),
  }
}
