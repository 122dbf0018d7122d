import type pg from 'pg'
import type { ReadMeta } from '../../core/user-group-store.ts'
import { KEY_IN_CHANGE } from '../key-lock-messages.ts'
import { STATEMENTS } from '../statements.ts'
import { hasNoAdvisoryLocks } from './is-advisory-lock-unsupported.ts'

/** Names the lock among those of other programs: "ugt-key" in bytes. */
const LOCK = '33046320951027065'

/**
 * Makes a connection hold the token key for as long as it is open, and looks at the key: nothing is done by a connection
 * that does not hold it.
 * @throws Error when somebody changes the key, or what `check` throws
 */
export async function shareKey(client: pg.ClientBase, check: (readMeta: ReadMeta) => Promise<void>): Promise<void> {
  if (!(await take(client, 'pg_try_advisory_lock_shared'))) throw new Error(KEY_IN_CHANGE)
  await check(async (key) => {
    const { rows } = await client.query<{ value: string }>(STATEMENTS.readMeta, [key])
    return rows[0]?.value
  })
}

/** Makes a connection the only one that has to do with the token key; false when others hold it. */
export function takeKeyAlone(client: pg.ClientBase): Promise<boolean> {
  return take(client, 'pg_try_advisory_lock')
}

/** Engines without these locks have the mark in the store only: no service starts while a key is changed. */
async function take(client: pg.ClientBase, lock: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ isTaken: boolean }>(`SELECT ${lock}(${LOCK}) AS "isTaken"`)
    return rows[0]?.isTaken === true
  } catch (error) {
    if (hasNoAdvisoryLocks(error)) return true
    throw error
  }
}
