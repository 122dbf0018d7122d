export {
  createRelay,
  type RelayHandler,
  type RelayLimits,
  type RelayOptions,
  type ResolveHost,
  readOrigins,
} from './node/index.ts'
