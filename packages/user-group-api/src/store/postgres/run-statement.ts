import pg from 'pg'
import type { SqlRow } from '../create-store.ts'
import { RETRYABLE } from './retry.ts'

/**
 * SQLSTATEs that concern a statement but not its connection (PostgreSQL, appendix A): its values, a constraint, the statement
 * itself. Not included: a server that is shutting down or has become a read-only replica, and outdated prepared statements
 * (0A000, 26000, 42P05). A new connection fixes those.
 */
const STATEMENT_ERROR = /^(?:22|23|42(?!P05))/

/**
 * Runs a statement on a connection of the pool. The connection, and with it the key lock, survives an error of the statement;
 * `query` of the pool would close it after any error. After any other error the connection is closed.
 */
export async function runStatement(pool: pg.Pool, statement: pg.QueryConfig): Promise<SqlRow[]> {
  const client = await pool.connect()
  // The statement fails with the same error; without a listener, the event would end the process.
  const ignore = () => {}
  client.on('error', ignore)
  let isReusable = true
  try {
    const { rows } = await client.query<SqlRow>(statement)
    return rows
  } catch (error) {
    isReusable = isStatementError(error)
    throw error
  } finally {
    client.release(!isReusable)
    client.off('error', ignore)
  }
}

function isStatementError(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code !== undefined && (STATEMENT_ERROR.test(code) || RETRYABLE.has(code))
}
