export { createRelay, type RelayHandler } from './node/relay/create-relay.ts'
export type { RelayLimits, RelayOptions, ResolveHost } from './node/relay/relay-options.ts'
export { readOrigins } from './node/relay/site-origins.ts'
