import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { OUTAGE_REASONS, type StoreMonitor } from '../core/index.ts'

/** The metrics of the service, for Prometheus. No label contains an id, a name or a token. */
export interface Metrics {
  /** @returns a function to call with the status when the request ends */
  startRequest(method: string): (status: number) => void
  contentType: string
  /** Returns the metrics in the text format of Prometheus. */
  toText(): Promise<string>
}

/**
 * Requests to all paths are counted, `/healthz` included.
 * @param monitor of the store
 */
export function createMetrics(monitor?: StoreMonitor): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'user_group_api_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'user_group_api_request_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['method'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const inFlight = new Gauge({
    name: 'user_group_api_requests_in_flight',
    help: 'Requests in progress.',
    registers,
  })
  if (monitor !== undefined) registerStoreMetrics(monitor, registers)
  collectDefaultMetrics({ register: registry })
  return {
    startRequest(method) {
      inFlight.inc()
      const stopTimer = seconds.startTimer({ method })
      return (status) => {
        inFlight.dec()
        stopTimer()
        requests.inc({ method, status })
      }
    },
    contentType: registry.contentType,
    toText: () => registry.metrics(),
  }
}

/** The values are read when somebody asks for the metrics. */
function registerStoreMetrics(monitor: StoreMonitor, registers: Registry[]): void {
  new Gauge({
    name: 'user_group_api_store_available',
    help: '1 if the last statement reached the store, 0 during an outage.',
    registers,
    collect() {
      this.set(monitor.isAvailable() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'user_group_api_store_outage',
    help: '1 for the reason why the store, or only writing to it, is currently impossible; otherwise 0.',
    labelNames: ['reason'],
    registers,
    collect() {
      const current = monitor.findReason()
      for (const reason of OUTAGE_REASONS) this.set({ reason }, reason === current ? 1 : 0)
    },
  })
  new Counter({
    name: 'user_group_api_store_outage_seconds_total',
    help: 'Time without the store, including the current outage.',
    registers,
    collect() {
      this.reset()
      this.inc(monitor.readOutageSeconds())
    },
  })
  new Counter({
    name: 'user_group_api_store_failures_total',
    help: 'Statements that failed because of the store, by reason, including those sent again.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const reason of OUTAGE_REASONS) this.inc({ reason }, monitor.failures.get(reason) ?? 0)
    },
  })
}
