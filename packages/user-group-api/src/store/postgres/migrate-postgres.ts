import pg from 'pg'
import { listPendingMigrations, META_TABLE, MIGRATIONS, VERSION_KEY } from '../migrations.ts'
import { isAdvisoryLockUnsupported } from './is-advisory-lock-unsupported.ts'
import { RETRYABLE, retry } from './retry.ts'

/** Distinguishes the lock from those of other programs: the bytes of "sprmint". */
const LOCK_ID = '32493259085934196'

/**
 * Unique violation, duplicate table, duplicate object: what instances run into when they create the same table at once and
 * no lock separates them.
 */
const CREATED_CONCURRENTLY = ['23505', '42P07', '42710']

/**
 * Migrates the tables to the version of this program, in one transaction. Instances that start together wait for each other.
 * Doesn't use the pool, whose statement timeout must not interrupt a long migration.
 */
export async function migratePostgres(config: pg.ClientConfig): Promise<void> {
  await retry(
    async () => {
      const client = new pg.Client(config)
      // The next statement reports a connection that was lost while idle.
      client.on('error', () => {})
      try {
        await client.connect()
        await lockAndMigrate(client)
      } finally {
        await client.end()
      }
    },
    new Set([...RETRYABLE, ...CREATED_CONCURRENTLY]),
  )
}

async function lockAndMigrate(client: pg.Client): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SAVEPOINT lock')
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK_ID})`).catch(async (error: unknown) => {
      if (!isAdvisoryLockUnsupported(error)) throw error
      await client.query('ROLLBACK TO SAVEPOINT lock')
    })
    await client.query(META_TABLE)
    const { rows } = await client.query<{ value: string }>('SELECT value FROM meta WHERE key = $1', [VERSION_KEY])
    for (const { postgres } of listPendingMigrations(Number(rows[0]?.value ?? 0))) await client.query(postgres)
    await client.query(
      'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [VERSION_KEY, String(MIGRATIONS.length)],
    )
    await client.query('COMMIT')
  } catch (error) {
    // A failed rollback would hide the original error.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
