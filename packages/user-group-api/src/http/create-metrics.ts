import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the service counts of itself, for Prometheus. No label holds an id, a name or a token. */
export interface Metrics {
  /** @returns what hears of the end of that request */
  begin(method: string): (status: number) => void
  contentType: string
  render(): Promise<string>
}

/** Paths besides the operations are counted as well: who asks for `/healthz` is a request like any. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'user_group_api_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'user_group_api_request_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['method'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const inFlight = new Gauge({
    name: 'user_group_api_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  })
  collectDefaultMetrics({ register: registry })
  return {
    begin(method) {
      inFlight.inc()
      const stop = seconds.startTimer({ method })
      return (status) => {
        inFlight.dec()
        stop()
        requests.inc({ method, status })
      }
    },
    contentType: registry.contentType,
    render: () => registry.metrics(),
  }
}
