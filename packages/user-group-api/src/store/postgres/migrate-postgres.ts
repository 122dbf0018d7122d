import type pg from 'pg'
import { listPending, META_TABLE, MIGRATIONS, VERSION_KEY } from '../migrations.ts'
import { hasNoAdvisoryLocks } from './has-no-advisory-locks.ts'
import { retry } from './retry.ts'

/** Names the lock among those of other programs: "sprmint" in bytes. */
const LOCK = '32495402392514164'

/** Brings the tables to this program's version, in one transaction; instances that start together wait for each other. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  await retry(async () => {
    const client = await pool.connect()
    try {
      await lockAndMigrate(client)
    } finally {
      client.release()
    }
  })
}

async function lockAndMigrate(client: pg.PoolClient): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SAVEPOINT lock')
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`).catch(async (error: unknown) => {
      if (!hasNoAdvisoryLocks(error)) throw error
      await client.query('ROLLBACK TO SAVEPOINT lock')
    })
    await client.query(META_TABLE)
    const { rows } = await client.query<{ value: string }>('SELECT value FROM meta WHERE key = $1', [VERSION_KEY])
    for (const { postgres } of listPending(Number(rows[0]?.value ?? 0))) await client.query(postgres)
    await client.query(
      'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [VERSION_KEY, String(MIGRATIONS.length)],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
