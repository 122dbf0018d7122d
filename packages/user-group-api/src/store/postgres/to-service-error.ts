import pg from 'pg'
import { type OutageReason, StoreUnavailableError } from '../../core/index.ts'
import { isRead } from '../statements.ts'
import { MissingReplicaError, NotReplicatedError, NotSentError, ReadOnlyError } from './errors.ts'

/** SQLSTATEs of a database that is unavailable, busy, full or read-only (PostgreSQL, appendix A). The first match counts. */
const SQLSTATES: readonly [RegExp, OutageReason][] = [
  [/^08|^40003$/, 'connection_lost'],
  [/^53100$/, 'full'],
  // Conflicts that remain after retries.
  [/^53|^40001$|^40P01$/, 'busy'],
  // Canceled, for example by a timeout that the database enforces.
  [/^57014$/, 'timeout'],
  [/^57/, 'restarting'],
  // The server became a replica, or is one.
  [/^25006$/, 'read_only'],
]

/** Codes of the operating system, and messages of the driver, which have no code. */
const SYSTEM_ERRORS: readonly [RegExp, OutageReason][] = [
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN|ENOENT)$/, 'unreachable'],
  [/^ETIMEDOUT$|timeout/, 'timeout'],
  [/^(?:ECONNRESET|ECONNABORTED|EPIPE)$|^Connection terminated|^Client has encountered/, 'connection_lost'],
]

/**
 * Returns why the database could not be used. An error that PostgreSQL itself did not send, such as a broken connection or a
 * timeout, means that it was unreachable; those that are not known are `other`.
 * @returns undefined if the database rejected the statement, which is a bug
 */
export function findOutageReason(error: unknown): OutageReason | undefined {
  if (error instanceof NotSentError) {
    const reason = findOutageReason(error.cause) ?? 'other'
    // PostgreSQL itself would give a reason. A proxy without a primary accepts a connection and then closes it.
    return reason === 'connection_lost' ? 'no_primary' : reason
  }
  if (error instanceof ReadOnlyError) return 'read_only'
  if (error instanceof NotReplicatedError || error instanceof MissingReplicaError) return 'not_replicated'
  if (error instanceof pg.DatabaseError) return SQLSTATES.find(([pattern]) => pattern.test(error.code ?? ''))?.[1]
  const { code, message = '' } = error as { code?: unknown; message?: string }
  const text = typeof code === 'string' ? code : message
  return SYSTEM_ERRORS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other'
}

/** Distinguishes an unavailable database from a bug, whose error is returned unchanged. */
export function toServiceError(error: unknown): unknown {
  const reason = findOutageReason(error)
  if (reason === undefined) return error
  return new StoreUnavailableError(reason, error instanceof NotSentError ? error.cause : error)
}

/**
 * Whether a statement that failed can be sent again once the database is available, without the risk of applying it twice:
 * it was never sent, was refused, or only reads. A write whose connection broke may have been committed.
 */
export function canSendAgain(error: unknown, text: string): boolean {
  const reason = findOutageReason(error)
  // `other` includes a key that was changed: waiting doesn't help.
  if (error instanceof NotSentError) return reason !== 'other'
  return reason === 'read_only' || (isRead(text) && (reason === 'connection_lost' || reason === 'restarting'))
}
