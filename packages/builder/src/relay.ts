export { createRelay, type RelayHandler } from './relay/create-relay.ts'
export { readOrigins } from './relay/read-origins.ts'
export type { RelayLimits, RelayOptions, ResolveHost } from './relay/relay-options.ts'
