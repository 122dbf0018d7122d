import { setTimeout as wait } from 'node:timers/promises'
import { rejectAfter } from './reject-after.ts'

/** Lets statements wait for a database that has become unavailable. */
export interface Recovery {
  /** Whether statements are waiting, so that another one needs no attempt of its own to find out. */
  isPending(): boolean
  /**
   * Waits until the database is available.
   * @param deadline of `performance.now()`
   * @throws the error of the last attempt at the deadline
   */
  wait(deadline: number): Promise<void>
}

/** Milliseconds between two attempts. */
const INTERVAL = 100

const toTimeout = (): Error => new Error('timeout while waiting for the database')

/**
 * Creates the recovery of a database. However many statements wait, one attempt is made at a time, so that a database that
 * is starting isn't flooded with connections. Without waiting statements, no attempt is made.
 * @param probe rejects while the database is unavailable
 * @param toError creates the error for a deadline before the first attempt has ended
 */
export function createRecovery(probe: () => Promise<void>, toError: () => Error = toTimeout): Recovery {
  let recovered: Promise<void> | undefined
  let lastError: unknown
  let waiting = 0

  async function probeUntilAvailable(): Promise<void> {
    for (; waiting > 0; await wait(INTERVAL)) {
      try {
        return await probe()
      } catch (error) {
        lastError = error
      }
    }
  }

  return {
    isPending: () => recovered !== undefined,
    async wait(deadline) {
      waiting++
      if (recovered === undefined) {
        lastError = toError()
        recovered = probeUntilAvailable().finally(() => {
          recovered = undefined
        })
      }
      try {
        await rejectAfter(recovered, deadline - performance.now(), () => lastError)
      } finally {
        waiting--
      }
    },
  }
}
