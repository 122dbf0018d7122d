/** Why a store could not be used, as a label of metrics and in logs (docs/api/running). */
export const OUTAGE_REASONS = [
  'unreachable',
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
  isAvailable(): boolean
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
  /** Called when an outage ends. */
  onRecovery?: (seconds: number) => void
}

/** Creates a monitor for one store, which is available until a statement fails. */
export function createStoreMonitor({ clock, onOutage, onRecovery }: StoreMonitorOptions): StoreMonitor {
  const failures = new Map<OutageReason, number>(OUTAGE_REASONS.map((reason) => [reason, 0]))
  let earlierOutages = 0
  let outageStart: number | undefined
  const readCurrentOutage = () => (outageStart === undefined ? 0 : (clock() - outageStart) / 1000)

  return {
    failures,
    succeed() {
      if (outageStart === undefined) return
      const seconds = readCurrentOutage()
      earlierOutages += seconds
      outageStart = undefined
      onRecovery?.(seconds)
    },
    fail(reason) {
      failures.set(reason, (failures.get(reason) ?? 0) + 1)
      if (outageStart !== undefined) return
      outageStart = clock()
      onOutage?.(reason)
    },
    isAvailable: () => outageStart === undefined,
    readOutageSeconds: () => earlierOutages + readCurrentOutage(),
  }
}
