import pg from 'pg'
import { ServiceError } from '../../core/service-error.ts'

/**
 * SQLSTATEs that say that the database is away, busy or full (PostgreSQL, appendix A): connection, resources, operator
 * intervention, a server that became a replica, and what still collides after it was sent again.
 */
const AWAY = /^(?:08|53|57|25006|40001|40P01)/

/**
 * Tells a database that is away from a bug. What PostgreSQL itself did not say, such as a broken connection or no answer in
 * time, never reached it or was never heard.
 */
export function toServiceError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && !AWAY.test(error.code ?? '')) return error
  return new ServiceError('store_unavailable', 'The store cannot be reached at the moment.', { cause: error })
}
