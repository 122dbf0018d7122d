import pg from 'pg'
import { ServiceError } from '../../core/index.ts'

/**
 * SQLSTATEs of an unavailable, busy or full database (PostgreSQL, appendix A): connection, resources, operator intervention,
 * a server that became a replica, and conflicts that remain after retries.
 */
const UNAVAILABLE = /^(?:08|53|57|25006|40001|40P01)/

/**
 * Distinguishes an unavailable database from a bug. An error that PostgreSQL itself did not send, such as a broken
 * connection or a timeout, means that it was unreachable.
 */
export function toServiceError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? '')) return error
  return new ServiceError('store_unavailable', 'The store is currently unavailable.', { cause: error })
}
