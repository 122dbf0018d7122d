import type pg from 'pg'
import type { ReadMeta } from '../../core/index.ts'
import { REKEY_IN_PROGRESS } from '../key-lock-messages.ts'
import { STATEMENTS } from '../statements.ts'
import { isAdvisoryLockUnsupported } from './is-advisory-lock-unsupported.ts'

/** Distinguishes the lock from those of other programs: the bytes of "ugt-key". */
const LOCK_ID = '33046320951027065'

/**
 * Makes a connection share the lock of the token key for as long as it is open, then verifies the key. A connection without
 * the lock must not run any other statement.
 * @throws Error if somebody is changing the key, or the error of `verifyKey`
 */
export async function acquireSharedKeyLock(
  client: pg.ClientBase,
  verifyKey: (readMeta: ReadMeta) => Promise<void>,
): Promise<void> {
  if (!(await tryLock(client, 'pg_try_advisory_lock_shared'))) throw new Error(REKEY_IN_PROGRESS)
  await verifyKey(async (key) => {
    const { rows } = await client.query<{ value: string }>(STATEMENTS.readMeta, [key])
    return rows[0]?.value
  })
}

/** Makes a connection the only one that holds the lock of the token key; false if others hold it. */
export function tryAcquireExclusiveKeyLock(client: pg.ClientBase): Promise<boolean> {
  return tryLock(client, 'pg_try_advisory_lock')
}

/** Always true on engines without advisory locks: there, only the mark in the store keeps services from starting. */
async function tryLock(client: pg.ClientBase, lockFunction: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ isLocked: boolean }>(`SELECT ${lockFunction}(${LOCK_ID}) AS "isLocked"`)
    return rows[0]?.isLocked === true
  } catch (error) {
    if (isAdvisoryLockUnsupported(error)) return true
    throw error
  }
}
