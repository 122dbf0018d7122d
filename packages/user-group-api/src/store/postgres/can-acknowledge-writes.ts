import type pg from 'pg'

/** Errors of engines without these settings and this view: not supported, syntax, undefined objects, missing rights. */
const UNSUPPORTED = /^(?:0A|42)/

/**
 * Whether a commit waits for a synchronous replica that isn't there. The details of a replica are visible only to the roles
 * of `pg_monitor`: for any other, one that is connected counts as synchronous.
 */
const IS_BLOCKED = `SELECT current_setting('synchronous_commit') NOT IN ('off', 'local') AND NOT EXISTS (
  SELECT FROM pg_stat_replication WHERE sync_state IS NULL OR sync_state IN ('sync', 'quorum')
) AS is_blocked`

/**
 * Finds out, without writing, whether PostgreSQL could acknowledge a write: with synchronous replication, it waits for a
 * replica. True on engines that don't support it.
 */
export async function canAcknowledgeWrites(client: pg.ClientBase): Promise<boolean> {
  try {
    const names = await client.query<{ synchronous_standby_names: string }>('SHOW synchronous_standby_names')
    if ((names.rows[0]?.synchronous_standby_names ?? '') === '') return true
    const { rows } = await client.query<{ is_blocked: boolean }>(IS_BLOCKED)
    return rows[0]?.is_blocked !== true
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNSUPPORTED.test(String(error.code))) return true
    throw error
  }
}
