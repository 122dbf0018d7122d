import type { Environment } from './environment.ts'

/** A user group as it is kept. JSON is kept as text, so that it comes back as it was given. */
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
  /** See TokenSealer. */
  tokenSealed: Buffer
}

interface NewUserGroup extends Omit<StoredUserGroup, 'teamId'> {
  /** ISO 8601. */
  now: string
}

/** What is absent stays as it is. */
interface UserGroupChanges {
  name?: string
  mapping?: string | null
  properties?: string | null
  now: string
}

/** An API token as it is kept. */
export interface StoredApiToken {
  id: number
  name: string
  environment: Environment
  createdAt: string
  revokedAt: string | null
}

/** Reads one value of those that a store keeps about itself. */
export type ReadMeta = (key: string) => Promise<string | undefined>

/**
 * Where user groups are kept. Each method is one statement, atomic and durable when its promise is fulfilled.
 * @throws ServiceError `store_unavailable` when the store cannot be reached or is full
 */
export interface UserGroupStore {
  find(environment: Environment, providedId: string): Promise<StoredUserGroup | undefined>
  findByToken(environment: Environment, tokenHash: Buffer): Promise<StoredUserGroup | undefined>
  /** Undefined when there is one of that id already. */
  insert(group: NewUserGroup): Promise<StoredUserGroup | undefined>
  /** Undefined when there is none. */
  update(environment: Environment, providedId: string, changes: UserGroupChanges): Promise<StoredUserGroup | undefined>
  /** Undefined when the group no longer has the token of `currentHash`: somebody else was faster. */
  replaceToken(
    environment: Environment,
    currentHash: Buffer,
    next: { tokenHash: Buffer; tokenSealed: Buffer; now: string },
  ): Promise<StoredUserGroup | undefined>
  /** Whether there was one with that number and token. */
  delete(environment: Environment, teamId: number, tokenHash: Buffer): Promise<boolean>

  findApiToken(tokenHash: Buffer): Promise<StoredApiToken | undefined>
  listApiTokens(): Promise<StoredApiToken[]>
  insertApiToken(token: {
    name: string
    environment: Environment
    tokenHash: Buffer
    now: string
  }): Promise<StoredApiToken>
  /** Whether there was one of that number that was not revoked. */
  revokeApiToken(id: number, now: string): Promise<boolean>

  readMeta: ReadMeta
  /** Keeps what is there already. */
  writeMeta(key: string, value: string): Promise<void>
  replaceMeta(key: string, value: string): Promise<void>
  deleteMeta(key: string): Promise<void>

  /** Of all environments, by their number; those after a number. */
  listGroups(afterTeamId: number, limit: number): Promise<StoredUserGroup[]>
  /** Whether the group still had the token of `tokenHash`. */
  reseal(teamId: number, tokenHash: Buffer, tokenSealed: Buffer): Promise<boolean>

  /**
   * For a service: from now on until the store is closed nobody changes the token key. Where the hold can be lost, with a
   * connection, it is taken again, and the key looked at again, before anything else is done.
   * @param check rejects when the key of the store is not the one that tokens are sealed with
   * @throws Error when somebody is about to change the key, or what `check` throws
   */
  holdKey(check: (readMeta: ReadMeta) => Promise<void>): Promise<void>
  /**
   * For who changes the token key: until the store is closed no service starts.
   * @throws Error when one runs
   */
  lockKey(): Promise<void>

  /** Fulfilled when the store answers. */
  ping(): Promise<void>
  /** Waits for what is under way. */
  close(): Promise<void>
}
