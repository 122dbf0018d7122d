import type { StoreMonitor } from '../../core/index.ts'
import { createRecovery } from './create-recovery.ts'
import { MissingReplicaError } from './errors.ts'

/** Stops writes that PostgreSQL would not acknowledge, because it waits for a synchronous replica that isn't there. */
export interface WriteGate {
  /** Asks whether PostgreSQL would acknowledge a write. */
  check(): Promise<boolean>
  /**
   * Lets a write pass unless the last check failed. If so, it waits for a replica, but not longer than `maxWait` after that
   * check.
   * @throws MissingReplicaError
   */
  pass(deadline: number): Promise<void>
}

export interface WriteGateOptions {
  /** Asks the database whether it would acknowledge a write. */
  ask: () => Promise<boolean>
  /** In milliseconds. */
  maxWait: number
  monitor: StoreMonitor | undefined
}

/**
 * Creates the gate of a database. A write that waits in PostgreSQL occupies its connection until a replica is back, even
 * after the service has given up, so without a gate, writes would soon leave no connection for reads.
 */
export function createWriteGate({ ask, maxWait, monitor }: WriteGateOptions): WriteGate {
  let pendingCheck: Promise<boolean> | undefined
  let closedSince: number | undefined

  /** One at a time, so that health checks don't occupy every connection to a database that hangs. */
  function check(): Promise<boolean> {
    pendingCheck ??= askAndReport().finally(() => {
      pendingCheck = undefined
    })
    return pendingCheck
  }

  async function askAndReport(): Promise<boolean> {
    const isOpen = await ask()
    closedSince = isOpen ? undefined : (closedSince ?? performance.now())
    monitor?.reportReplication(isOpen)
    return isOpen
  }

  const recovery = createRecovery(
    async () => {
      if (!(await check())) throw new MissingReplicaError()
    },
    () => new MissingReplicaError(),
  )

  return {
    check,
    async pass(deadline) {
      if (closedSince === undefined) return
      try {
        await recovery.wait(Math.min(deadline, closedSince + maxWait))
      } catch (error) {
        // Other errors are those of a statement, which has reported them.
        if (error instanceof MissingReplicaError) monitor?.fail('not_replicated')
        throw error
      }
    },
  }
}
