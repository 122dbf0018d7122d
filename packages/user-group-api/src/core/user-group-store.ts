import type { Environment } from './environment.ts'

/** A stored user group. JSON is stored as text, so that it is returned exactly as it was sent. */
export interface StoredUserGroup {
  teamId: number
  environment: Environment
  providedId: string
  name: string
  /** JSON, or null. */
  mapping: string | null
  /** JSON, or null. */
  properties: string | null
  tokenHash: Buffer
  /** See TokenCipher. */
  encryptedToken: Buffer
}

interface NewUserGroup extends Omit<StoredUserGroup, 'teamId'> {
  /** ISO 8601. */
  now: string
}

/** Omitted fields stay unchanged. */
interface UserGroupChanges {
  name?: string | undefined
  mapping?: string | null | undefined
  properties?: string | null | undefined
  now: string
}

/** A stored API token. */
export interface StoredApiToken {
  id: number
  name: string
  environment: Environment
  createdAt: string
  revokedAt: string | null
}

/** Reads one of the values that a store records about itself. */
export type ReadMeta = (key: string) => Promise<string | undefined>

/**
 * Storage for user groups and API tokens. Each method runs one statement; it is atomic, and durable once its promise is
 * fulfilled.
 * @throws ServiceError `store_unavailable` if the store is unreachable or full
 */
export interface UserGroupStore {
  find(environment: Environment, providedId: string): Promise<StoredUserGroup | undefined>
  findByToken(environment: Environment, tokenHash: Buffer): Promise<StoredUserGroup | undefined>
  /** Undefined if the id is taken. */
  insert(group: NewUserGroup): Promise<StoredUserGroup | undefined>
  /** Undefined if there is no such group. */
  update(environment: Environment, providedId: string, changes: UserGroupChanges): Promise<StoredUserGroup | undefined>
  /** Undefined if no group has the token of `currentHash`, for example because another request rotated it first. */
  replaceToken(
    environment: Environment,
    currentHash: Buffer,
    next: { tokenHash: Buffer; encryptedToken: Buffer; now: string },
  ): Promise<StoredUserGroup | undefined>
  /** Whether a group with this id and token existed. */
  delete(environment: Environment, teamId: number, tokenHash: Buffer): Promise<boolean>

  findApiToken(tokenHash: Buffer): Promise<StoredApiToken | undefined>
  listApiTokens(): Promise<StoredApiToken[]>
  insertApiToken(token: {
    name: string
    environment: Environment
    tokenHash: Buffer
    now: string
  }): Promise<StoredApiToken>
  /** Whether an active token with this id existed. */
  revokeApiToken(id: number, now: string): Promise<boolean>

  readMeta: ReadMeta
  /** Does nothing if the key already has a value. */
  writeMeta(key: string, value: string): Promise<void>
  replaceMeta(key: string, value: string): Promise<void>
  deleteMeta(key: string): Promise<void>

  /** Groups of all environments with a higher team id than `afterTeamId`, ordered by team id. */
  listGroups(afterTeamId: number, limit: number): Promise<StoredUserGroup[]>
  /** Replaces the encrypted form of a token. False if the group no longer has the token of `tokenHash`. */
  replaceEncryptedToken(teamId: number, tokenHash: Buffer, encryptedToken: Buffer): Promise<boolean>

  /**
   * Called by a service: nobody can change the token key until the store is closed. If the lock can be lost with a
   * connection, the new connection acquires it and verifies the key before it runs anything else.
   * @param verifyKey rejects if the store no longer has the key of this service
   * @throws Error if somebody is changing the key, or the error of `verifyKey`
   */
  acquireSharedKeyLock(verifyKey: (readMeta: ReadMeta) => Promise<void>): Promise<void>
  /**
   * Called to change the token key: no service can start until the store is closed.
   * @throws Error if a service is running
   */
  acquireExclusiveKeyLock(): Promise<void>

  /**
   * Fulfilled when the store responds and is not read-only: whether it would acknowledge a write. Doesn't wait for an
   * unavailable store.
   */
  ping(): Promise<boolean>
  /** Waits for pending statements, then closes. */
  close(): Promise<void>
}

const PAGE_SIZE = 500

/** Lists the groups of all environments by team id, one page at a time, so that no store has to fit in memory. */
export async function* listAllGroups(store: UserGroupStore): AsyncGenerator<readonly StoredUserGroup[]> {
  let page = await store.listGroups(0, PAGE_SIZE)
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield page
    page = await store.listGroups(last.teamId, PAGE_SIZE)
  }
}
