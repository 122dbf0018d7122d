import pg from 'pg'
import type { SqlRow } from '../create-store.ts'
import { TRY_AGAIN } from './retry.ts'

/**
 * SQLSTATEs that tell of a statement and nothing of its connection (PostgreSQL, appendix A): its values, a constraint, the
 * statement itself. Not among them: a server that ends, or that only reads since another took its place; and prepared
 * statements that are not those of this connection any more (0A000, 26000, 42P05). A new connection mends these.
 */
const REFUSED = /^(?:22|23|42(?!P05))/

/**
 * Runs a statement by a connection of the pool. The connection stays, and what it holds, when the statement is refused: the
 * pool's own `query` gives it up for any error. After any other failure it is given up.
 */
export async function runStatement(pool: pg.Pool, statement: pg.QueryConfig): Promise<SqlRow[]> {
  const client = await pool.connect()
  // The statement hears of it too; without a listener it would end the process.
  const ignore = () => {}
  client.on('error', ignore)
  let isFit = true
  try {
    const { rows } = await client.query<SqlRow>(statement)
    return rows
  } catch (error) {
    isFit = isRefusal(error)
    throw error
  } finally {
    client.release(!isFit)
    client.off('error', ignore)
  }
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code !== undefined && (REFUSED.test(code) || TRY_AGAIN.has(code))
}
