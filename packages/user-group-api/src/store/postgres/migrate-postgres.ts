import pg from 'pg'
import { listPending, META_TABLE, MIGRATIONS, VERSION_KEY } from '../migrations.ts'
import { hasNoAdvisoryLocks } from './is-advisory-lock-unsupported.ts'
import { retry, TRY_AGAIN } from './retry.ts'

/** Names the lock among those of other programs: "sprmint" in bytes. */
const LOCK = '32493259085934196'

/** What instances that make the same table at once may meet where no lock keeps them apart: unique violation, duplicate table, duplicate object. */
const MADE_MEANWHILE = ['23505', '42P07', '42710']

/**
 * Brings the tables to this program's version, in one transaction; instances that start together wait for each other. Not
 * through the pool, whose statements end after a time: a migration takes as long as it takes.
 */
export async function migratePostgres(settings: pg.ClientConfig): Promise<void> {
  await retry(
    async () => {
      const client = new pg.Client(settings)
      // What is lost while nothing runs is heard of by the next statement.
      client.on('error', () => {})
      try {
        await client.connect()
        await lockAndMigrate(client)
      } finally {
        await client.end()
      }
    },
    new Set([...TRY_AGAIN, ...MADE_MEANWHILE]),
  )
}

async function lockAndMigrate(client: pg.Client): Promise<void> {
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
    // Its own failure would hide the one that led here.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
