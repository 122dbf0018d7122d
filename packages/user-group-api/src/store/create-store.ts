import type { Environment, StoredApiToken, StoredUserGroup, UserGroupStore } from '../core/index.ts'
import type { StatementName } from './statements.ts'

export type SqlValue = string | number | Buffer | null
export type SqlRow = Readonly<Record<string, unknown>>

/** A database that runs the statements in STATEMENTS. */
export interface SqlDriver
  extends Pick<UserGroupStore, 'ping' | 'acquireSharedKeyLock' | 'acquireExclusiveKeyLock' | 'close'> {
  /** Reads see committed data; a write is durable once its promise is fulfilled. */
  run(statement: StatementName, values: readonly SqlValue[]): Promise<readonly SqlRow[]>
}

/** Creates the store of a database whose tables exist. */
export function createStore(driver: SqlDriver): UserGroupStore {
  async function runOne<T>(
    statement: StatementName,
    values: SqlValue[],
    toResult: (row: SqlRow) => T,
  ): Promise<T | undefined> {
    const [row] = await driver.run(statement, values)
    return row && toResult(row)
  }

  return {
    find: (environment, providedId) => runOne('find', [environment, providedId], toUserGroup),
    findByToken: (environment, tokenHash) => runOne('findByToken', [environment, tokenHash], toUserGroup),
    insert: ({ environment, providedId, name, mapping, properties, tokenHash, encryptedToken, now }) =>
      runOne(
        'insert',
        [environment, providedId, name, mapping, properties, tokenHash, encryptedToken, now],
        toUserGroup,
      ),
    update: (environment, providedId, { name, mapping, properties, now }) =>
      runOne(
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
    replaceToken: (environment, currentHash, { tokenHash, encryptedToken, now }) =>
      runOne('replaceToken', [environment, currentHash, tokenHash, encryptedToken, now], toUserGroup),
    delete: async (environment, teamId, tokenHash) =>
      (await runOne('delete', [environment, teamId, tokenHash], () => true)) ?? false,

    findApiToken: (tokenHash) => runOne('findApiToken', [tokenHash], toApiToken),
    listApiTokens: async () => (await driver.run('listApiTokens', [])).map(toApiToken),
    async insertApiToken({ name, environment, tokenHash, now }) {
      const token = await runOne('insertApiToken', [name, environment, tokenHash, now], toApiToken)
      if (token === undefined) throw new Error('The store returned no row for a new API token.')
      return token
    },
    revokeApiToken: async (id, now) => (await runOne('revokeApiToken', [id, now], () => true)) ?? false,

    readMeta: (key) => runOne('readMeta', [key], (row) => String(row.value)),
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
    replaceEncryptedToken: async (teamId, tokenHash, encryptedToken) =>
      (await runOne('replaceEncryptedToken', [teamId, tokenHash, encryptedToken], () => true)) ?? false,

    ping: driver.ping,
    acquireSharedKeyLock: driver.acquireSharedKeyLock,
    acquireExclusiveKeyLock: driver.acquireExclusiveKeyLock,
    close: driver.close,
  }
}

function toUserGroup(row: SqlRow): StoredUserGroup {
  return {
    // The PostgreSQL driver returns 64-bit numbers as text.
    teamId: Number(row.team_id),
    environment: row.environment as Environment,
    providedId: String(row.provided_id),
    name: String(row.name),
    mapping: toNullable(row.mapping),
    properties: toNullable(row.properties),
    tokenHash: toBuffer(row.token_hash),
    encryptedToken: toBuffer(row.token_sealed),
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
