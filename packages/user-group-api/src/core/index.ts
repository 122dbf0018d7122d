export { type Authenticate, createAuthenticator, issueApiToken } from './api-tokens.ts'
export { ENVIRONMENTS, type Environment } from './environment.ts'
export type * from './messages.ts'
export * from './schema.ts'
export { ERROR_STATUS, type ErrorCode, ServiceError, StoreUnavailableError } from './service-error.ts'
export { createStoreMonitor, OUTAGE_REASONS, type OutageReason, type StoreMonitor } from './store-monitor.ts'
export { toJsonText } from './to-json-text.ts'
export { createTokenCipher, KEY_LENGTH, type TokenCipher } from './token-cipher.ts'
export { createUserGroupService, type UserGroupService } from './user-group-service.ts'
export {
  listAllGroups,
  type ReadMeta,
  type StoredApiToken,
  type StoredUserGroup,
  type UserGroupStore,
} from './user-group-store.ts'
