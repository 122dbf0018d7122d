import type pg from 'pg'
import { ReadOnlyError } from './errors.ts'

/** Feature not supported, syntax error, undefined object (PostgreSQL, appendix A): the engine has no such parameter. */
const UNSUPPORTED: ReadonlySet<unknown> = new Set(['0A000', '42601', '42704'])

/**
 * Asserts that a connection leads to a primary, as libpq does for `target_session_attrs=read-write`. Also true on engines
 * that don't support the parameter.
 * @throws ReadOnlyError
 */
export async function assertWritable(client: pg.ClientBase): Promise<void> {
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyError()
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNSUPPORTED.has(error.code)) return
    throw error
  }
}
