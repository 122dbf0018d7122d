import pg from 'pg'
import type { SqlRow } from '../create-store.ts'
import { NotReplicatedError, NotSentError } from './errors.ts'
import { RETRYABLE } from './retry.ts'

/**
 * SQLSTATEs that concern a statement but not its connection (PostgreSQL, appendix A): its values, a constraint, the statement
 * itself. Not included: a server that is shutting down or has become a read-only replica, and outdated prepared statements
 * (0A000, 26000, 42P05). A new connection fixes those.
 */
const STATEMENT_ERROR = /^(?:22|23|42(?!P05))/

/** The function of PostgreSQL that warns about a commit that was not replicated. The text of the warning is translated. */
const SYNCHRONOUS_REPLICATION = 'SyncRepWaitForLSN'

/** Hands out connections of a pool. */
export interface Connections {
  /** @throws if no connection can be opened */
  acquire(): Promise<pg.PoolClient>
  /** Called when a connection turned out to be unusable. Others may be, too. */
  distrust(): void
}

/**
 * Runs statements on a connection of the pool. The connection, and with it the key lock, survives an error of the statement;
 * `query` of the pool would close it after any error. After any other error the connection is closed.
 * @throws NotSentError if there is no connection
 */
export async function useConnection<T>(
  { acquire, distrust }: Connections,
  action: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await acquire().catch((error: unknown) => {
    throw new NotSentError(error)
  })
  // The statement fails with the same error; without a listener, the event would end the process.
  const ignore = () => {}
  client.on('error', ignore)
  let isReusable = true
  try {
    return await action(client)
  } catch (error) {
    isReusable = isStatementError(error)
    if (!isReusable) distrust()
    throw error
  } finally {
    client.release(!isReusable)
    client.off('error', ignore)
  }
}

/**
 * Runs a statement.
 * @throws NotReplicatedError if the statement succeeded, but a failover can undo it
 */
export async function runStatement(client: pg.ClientBase, statement: pg.QueryConfig): Promise<SqlRow[]> {
  let isReplicated = true
  const onNotice = ({ routine }: { routine?: string | undefined }): void => {
    if (routine === SYNCHRONOUS_REPLICATION) isReplicated = false
  }
  client.on('notice', onNotice)
  try {
    const { rows } = await client.query<SqlRow>(statement)
    if (!isReplicated) throw new NotReplicatedError()
    return rows
  } finally {
    client.off('notice', onNotice)
  }
}

function isStatementError(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code !== undefined && (STATEMENT_ERROR.test(code) || RETRYABLE.has(code))
}
