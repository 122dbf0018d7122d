import { isRead } from '../statements.ts'
import { NotSentError } from './errors.ts'
import { findOutageReason } from './to-service-error.ts'

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
