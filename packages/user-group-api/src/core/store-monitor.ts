/** Why a store could not be used, as a label of metrics and in logs (docs/api/failover). */
export const OUTAGE_REASONS = [
  'unreachable',
  'no_primary',
  'connection_lost',
  'timeout',
  'restarting',
  'read_only',
  'not_replicated',
  'busy',
  'full',
  'other',
] as const

export type OutageReason = (typeof OUTAGE_REASONS)[number]

/** Observes whether a store can be used. */
export interface StoreMonitor {
  /** A statement succeeded. */
  succeed(): void
  /** A statement failed because of the store, even if it is sent again later. */
  fail(reason: OutageReason): void
  /** Whether a write would be replicated. If not, reads still succeed, so the store stays available. */
  reportReplication(isReplicated: boolean): void
  isAvailable(): boolean
  /** The latest reason of the current outage, or `not_replicated`; undefined if reads and writes succeed. */
  findReason(): OutageReason | undefined
  /** Seconds without the store, including the current outage. */
  readOutageSeconds(): number
  /** Failed statements by reason. */
  failures: ReadonlyMap<OutageReason, number>
}

export interface StoreMonitorOptions {
  /** Milliseconds since any fixed point. */
  clock: () => number
  /** Called when an outage starts. */
  onOutage?: (reason: OutageReason) => void
  /** Called when an outage ends, with the reason that it started with. */
  onRecovery?: (seconds: number, reason: OutageReason) => void
}

/** Creates a monitor for one store, which is available until a statement fails. */
export function createStoreMonitor({ clock, onOutage, onRecovery }: StoreMonitorOptions): StoreMonitor {
  const failures = new Map<OutageReason, number>(OUTAGE_REASONS.map((reason) => [reason, 0]))
  let earlierOutages = 0
  let outage: { start: number; reason: OutageReason; latestReason: OutageReason } | undefined
  let unreplicatedSince: number | undefined
  const toSeconds = (start: number) => (clock() - start) / 1000
  const readCurrentOutage = () => (outage === undefined ? 0 : toSeconds(outage.start))

  function reportReplication(isReplicated: boolean): void {
    if (isReplicated === (unreplicatedSince === undefined)) return
    const since = unreplicatedSince
    unreplicatedSince = isReplicated ? undefined : clock()
    if (since === undefined) onOutage?.('not_replicated')
    else onRecovery?.(toSeconds(since), 'not_replicated')
  }

  return {
    failures,
    succeed() {
      if (outage === undefined) return
      const { start, reason } = outage
      outage = undefined
      earlierOutages += toSeconds(start)
      onRecovery?.(toSeconds(start), reason)
    },
    fail(reason) {
      failures.set(reason, (failures.get(reason) ?? 0) + 1)
      if (reason === 'not_replicated') reportReplication(false)
      else if (outage !== undefined) outage.latestReason = reason
      else {
        outage = { start: clock(), reason, latestReason: reason }
        onOutage?.(reason)
      }
    },
    reportReplication,
    isAvailable: () => outage === undefined,
    findReason: () => outage?.latestReason ?? (unreplicatedSince === undefined ? undefined : 'not_replicated'),
    readOutageSeconds: () => earlierOutages + readCurrentOutage(),
  }
}
