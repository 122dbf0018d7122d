import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { ENGINE_CHECKS } from './engine-checks.ts'

/** The outcome of one check. */
export interface EngineFinding {
  name: string
  /** Why it failed; undefined if it succeeded. */
  error: string | undefined
  /** What the service does without it; undefined if it doesn't work without it. */
  fallback: string | undefined
}

/** In milliseconds. */
const TIMEOUT = 10_000

/**
 * Checks whether an engine with the protocol of PostgreSQL offers what the service needs, in a new schema that is deleted
 * afterwards.
 * @throws if it cannot connect, or cannot create a schema
 */
export async function checkEngine(url: string): Promise<EngineFinding[]> {
  const schema = `user_group_api_check_${randomBytes(6).toString('hex')}`
  const first = await connect(url)
  const second = await connect(url)
  try {
    await first.query(`CREATE SCHEMA ${schema}`)
    for (const client of [first, second]) await client.query(`SET search_path TO ${schema}`)
    const findings: EngineFinding[] = []
    for (const { name, fallback, run } of ENGINE_CHECKS) {
      const error = await run({ first, second }).then(() => undefined, toMessage)
      // A failed transaction would make the next check fail as well. Without one, this is only a warning.
      if (error !== undefined) await Promise.all([first, second].map((client) => client.query('ROLLBACK')))
      findings.push({ name, error, fallback })
    }
    return findings
  } finally {
    await first.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`).catch(() => {})
    await Promise.all([first.end(), second.end()])
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT })
  // The next statement reports a connection that was lost.
  client.on('error', () => {})
  await client.connect()
  return client
}

function toMessage(error: unknown): string {
  const { message, code } = error as Error & { code?: unknown }
  return code === undefined ? message : `${message} (${code})`
}
