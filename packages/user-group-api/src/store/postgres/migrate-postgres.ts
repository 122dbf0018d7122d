import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { listPendingMigrations, META_TABLE, MIGRATIONS, VERSION_KEY } from '../migrations.ts'
import { STATEMENTS } from '../statements.ts'
import { assertWritable } from './assert-writable.ts'
import { canAcknowledgeWrites } from './can-acknowledge-writes.ts'
import { isAdvisoryLockUnsupported } from './is-advisory-lock-unsupported.ts'
import { MAX_ATTEMPTS, RETRYABLE } from './retry.ts'

export interface MigrationSettings {
  /** Called with a sentence when the migration has to wait, once for each reason. */
  onWait?: ((message: string) => void) | undefined
  /** Maximum milliseconds between two attempts. Default 1,000. */
  interval?: number
}

/** Distinguishes the lock from those of other programs: the bytes of "sprmint". */
const LOCK_ID = '32493259085934196'

/** Conflicts, and a lock that was not granted in time: another instance is still migrating. */
const MIGRATING: ReadonlySet<unknown> = new Set([...RETRYABLE, '55P03'])

/**
 * Unique violation, duplicate table, column or object: what instances run into when they create the same table at once and
 * no lock separates them. The other one has committed, unless the tables are not ours.
 */
const CREATED_CONCURRENTLY: ReadonlySet<unknown> = new Set(['23505', '42P07', '42701', '42710'])

const OTHER_INSTANCE = 'Another instance is migrating the tables. Waiting until it has finished.'
const NO_REPLICA = 'The tables have to be migrated, but no synchronous replica is connected. Waiting for one.'

/**
 * Migrates the tables to the version of this program, in one transaction. Instances that start together wait for each other,
 * however long a migration takes. If the tables are up to date, nothing is written, so an instance can start while
 * PostgreSQL doesn't acknowledge writes.
 *
 * Doesn't use the pool, whose statement timeout must not interrupt a long migration.
 */
export async function migratePostgres(
  config: pg.ClientConfig,
  { onWait, interval = 1000 }: MigrationSettings = {},
): Promise<void> {
  const reported = new Set<string>()
  const report = (message: string): void => {
    if (!reported.has(message)) onWait?.(message)
    reported.add(message)
  }
  let collisions = 0
  for (let attempt = 1; ; attempt++) {
    try {
      return await connectAndMigrate(config, report, interval)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (MIGRATING.has(code)) report(OTHER_INSTANCE)
      else if (!CREATED_CONCURRENTLY.has(code) || ++collisions >= MAX_ATTEMPTS) throw error
    }
    await wait(Math.min(2 ** attempt, interval) * (0.5 + Math.random()))
  }
}

async function connectAndMigrate(
  config: pg.ClientConfig,
  report: (message: string) => void,
  interval: number,
): Promise<void> {
  const client = new pg.Client(config)
  // The next statement reports a connection that was lost while idle.
  client.on('error', () => {})
  try {
    await client.connect()
    await assertWritable(client)
    while (await hasPendingMigrations(client)) {
      if (await canAcknowledgeWrites(client)) return await lockAndMigrate(client, report)
      report(NO_REPLICA)
      await wait(interval)
    }
  } finally {
    await client.end()
  }
}

async function hasPendingMigrations(client: pg.Client): Promise<boolean> {
  try {
    return listPendingMigrations(await readVersion(client)).length > 0
  } catch (error) {
    // There is no table yet.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('42')) return true
    throw error
  }
}

async function readVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ value: string }>(STATEMENTS.readMeta, [VERSION_KEY])
  return Number(rows[0]?.value ?? 0)
}

async function lockAndMigrate(client: pg.Client, report: (message: string) => void): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SAVEPOINT lock')
    await lock(client, report).catch(async (error: unknown) => {
      if (!isAdvisoryLockUnsupported(error)) throw error
      await client.query('ROLLBACK TO SAVEPOINT lock')
    })
    await client.query(META_TABLE)
    const pending = listPendingMigrations(await readVersion(client))
    for (const { postgres } of pending) await client.query(postgres)
    if (pending.length > 0) await client.query(STATEMENTS.replaceMeta, [VERSION_KEY, String(MIGRATIONS.length)])
    await client.query('COMMIT')
  } catch (error) {
    // A failed rollback would hide the original error.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function lock(client: pg.Client, report: (message: string) => void): Promise<void> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${LOCK_ID}) AS "isLocked"`,
  )
  if (rows[0]?.isLocked === true) return
  report(OTHER_INSTANCE)
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK_ID})`)
}
