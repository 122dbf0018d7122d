import type { Environment } from '../core/environment.ts'
import type { StoredApiToken, StoredUserGroup, UserGroupStore } from '../core/user-group-store.ts'
import type { StatementName } from './statements.ts'

export type SqlValue = string | number | Buffer | null
export type SqlRow = Readonly<Record<string, unknown>>

/** A database that runs the statements of the service. */
export interface SqlDriver extends Pick<UserGroupStore, 'holdKey' | 'lockKey' | 'close'> {
  /** Reads see what was committed; a write is durable when its promise is fulfilled. */
  run(statement: StatementName, values: readonly SqlValue[]): Promise<readonly SqlRow[]>
}

/** Creates the store of a database whose tables are there. */
export function createStore(driver: SqlDriver): UserGroupStore {
  async function one<T>(
    statement: StatementName,
    values: SqlValue[],
    toResult: (row: SqlRow) => T,
  ): Promise<T | undefined> {
    const [row] = await driver.run(statement, values)
    return row && toResult(row)
  }

  return {
    find: (environment, providedId) => one('find', [environment, providedId], toUserGroup),
    findByToken: (environment, tokenHash) => one('findByToken', [environment, tokenHash], toUserGroup),
    insert: ({ environment, providedId, name, mapping, properties, tokenHash, tokenSealed, now }) =>
      one('insert', [environment, providedId, name, mapping, properties, tokenHash, tokenSealed, now], toUserGroup),
    update: (environment, providedId, { name, mapping, properties, now }) =>
      one(
        'update',
        [
          environment,
          providedId,
          name ?? null,
          mapping === undefined ? 0 : 1,
          mapping ?? null,
          properties === undefined ? 0 : 1,
          properties ?? null,
          now,
        ],
        toUserGroup,
      ),
    replaceToken: (environment, currentHash, { tokenHash, tokenSealed, now }) =>
      one('replaceToken', [environment, currentHash, tokenHash, tokenSealed, now], toUserGroup),
    delete: async (environment, teamId, tokenHash) =>
      (await one('delete', [environment, teamId, tokenHash], () => true)) ?? false,

    findApiToken: (tokenHash) => one('findApiToken', [tokenHash], toApiToken),
    listApiTokens: async () => (await driver.run('listApiTokens', [])).map(toApiToken),
    async insertApiToken({ name, environment, tokenHash, now }) {
      const token = await one('insertApiToken', [name, environment, tokenHash, now], toApiToken)
      if (token === undefined) throw new Error('The store returned no row for a new API token.')
      return token
    },
    revokeApiToken: async (id, now) => (await one('revokeApiToken', [id, now], () => true)) ?? false,

    readMeta: (key) => one('readMeta', [key], (row) => String(row.value)),
    writeMeta: async (key, value) => {
      await driver.run('writeMeta', [key, value])
    },
    replaceMeta: async (key, value) => {
      await driver.run('replaceMeta', [key, value])
    },
    deleteMeta: async (key) => {
      await driver.run('deleteMeta', [key])
    },

    listGroups: async (after, limit) => (await driver.run('listGroups', [after, limit])).map(toUserGroup),
    reseal: async (teamId, tokenHash, tokenSealed) =>
      (await one('reseal', [teamId, tokenHash, tokenSealed], () => true)) ?? false,

    ping: async () => {
      await driver.run('ping', [])
    },
    holdKey: driver.holdKey,
    lockKey: driver.lockKey,
    close: driver.close,
  }
}

function toUserGroup(row: SqlRow): StoredUserGroup {
  return {
    // PostgreSQL gives 64-bit numbers as text.
    teamId: Number(row.team_id),
    environment: row.environment as Environment,
    providedId: String(row.provided_id),
    name: String(row.name),
    mapping: toNullable(row.mapping),
    properties: toNullable(row.properties),
    tokenHash: toBuffer(row.token_hash),
    tokenSealed: toBuffer(row.token_sealed),
  }
}

function toApiToken(row: SqlRow): StoredApiToken {
  return {
    id: Number(row.id),
    name: String(row.name),
    environment: row.environment as Environment,
    createdAt: String(row.created_at),
    revokedAt: toNullable(row.revoked_at),
  }
}

function toNullable(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

function toBuffer(value: unknown): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.from(value as Uint8Array)
}
