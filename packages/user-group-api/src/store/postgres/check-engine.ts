import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { ENGINE_CHECKS } from './engine-checks.ts'
import { rejectAfter } from './reject-after.ts'

/** The outcome of one check. */
export interface EngineFinding {
  name: string
  /** Why it failed, or could not be run; undefined if it succeeded. */
  error: string | undefined
  /** False if there was no connection for it, so that nothing is known about the engine. */
  wasRun: boolean
  /** What the service does without it; undefined if it doesn't work without it. */
  fallback: string | undefined
}

/** In milliseconds. */
const TIMEOUT = 10_000

/** A check could not be run, because there is no connection for it. */
class NoConnectionError extends Error {}

/**
 * Checks whether an engine with the protocol of PostgreSQL offers what the service needs, in a new schema that is deleted
 * afterwards.
 * @throws if it cannot connect, or cannot create a schema
 */
export async function checkEngine(url: string): Promise<EngineFinding[]> {
  const schema = `user_group_api_check_${randomBytes(6).toString('hex')}`
  const first = await connect(url)
  // Once, also if it is refused: that can take a while.
  let connecting: Promise<pg.Client> | undefined
  async function openSecond(): Promise<pg.Client> {
    connecting ??= connect(url)
    const second = await connecting.catch((error: unknown) => {
      throw new NoConnectionError(`there was no second connection: ${toMessage(error)}`)
    })
    await second.query(`SET search_path TO ${schema}`)
    return second
  }

  try {
    await first.query(`CREATE SCHEMA ${schema}`)
    await first.query(`SET search_path TO ${schema}`)
    const findings: EngineFinding[] = []
    for (const { name, fallback, run } of ENGINE_CHECKS) {
      const error = await run({ first, openSecond }).then(
        () => undefined,
        (reason: Error) => reason,
      )
      // A failed transaction would make the next check fail as well. Without one, this is only a warning.
      if (error !== undefined) {
        await first.query('ROLLBACK')
        await connecting?.then((second) => second.query('ROLLBACK')).catch(() => {})
      }
      findings.push({
        name,
        error: error === undefined ? undefined : toMessage(error),
        wasRun: !(error instanceof NoConnectionError),
        fallback,
      })
    }
    return findings
  } finally {
    await first.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`).catch(() => {})
    await close(first)
    await connecting?.then(close, () => {})
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT })
  // The next statement reports a connection that was lost.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await close(client)
    throw error
  }
}

/** Doesn't wait long for a database that hangs, which never confirms that a connection was closed. */
async function close(client: pg.Client): Promise<void> {
  await rejectAfter(client.end(), TIMEOUT / 10, () => new Error('timeout')).catch(() => {})
  // Not in the types of the driver: lets the process exit.
  if ('unref' in client && typeof client.unref === 'function') client.unref()
}

function toMessage(error: unknown): string {
  const { message, code } = error as Error & { code?: unknown }
  return code === undefined ? message : `${message} (${code})`
}
