import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server in a temporary folder, reachable only through its socket there. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>
  /** Stops the server: `SIGKILL` simulates a power loss, `SIGINT` a restart that closes open connections. */
  kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
  /** Starts the server again. */
  start(): Promise<void>
  /** Waits until a database has no connections, so that the last statements of a killed client have finished. */
  waitForIdle(url: string): Promise<void>
  stop(): Promise<void>
}

/** Where Debian installs the programs that are not in the PATH. */
const INSTALL_FOLDER = '/usr/lib/postgresql'

const programs = findPrograms()

/** Why no PostgreSQL is available to test with; undefined if there is one. */
export const WITHOUT_POSTGRES =
  programs === undefined
    ? `skipped: no PostgreSQL in ${INSTALL_FOLDER} (Debian: apt-get install postgresql)`
    : undefined

function findPrograms(): string | undefined {
  const versions = existsSync(INSTALL_FOLDER) ? readdirSync(INSTALL_FOLDER).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(INSTALL_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
const NOBODY = { uid: 65_534, gid: 65_534 }

export async function startPostgres(): Promise<TestPostgres> {
  if (programs === undefined) throw new Error(WITHOUT_POSTGRES)
  const owner = process.getuid?.() === 0 ? NOBODY : {}
  const folder = mkdtempSync(join(tmpdir(), 'user-group-postgres-'))
  if ('uid' in owner) chownSync(folder, NOBODY.uid, NOBODY.gid)
  const data = join(folder, 'data')
  const initdb = ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'ignore' })
  const toUrl = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`

  const spawnServer = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-h', '', '-c', 'shared_buffers=16MB'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
  let server = spawnServer()

  /** Retries, because the server may be starting, or waiting for the processes of the previous one. */
  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    for (let count = 0; ; count++) {
      if (server.exitCode !== null) server = spawnServer()
      const client = new pg.Client({ connectionString: toUrl('postgres') })
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query<Row>(text, values)).rows
      } catch (error) {
        if (count > 400) throw error
        await wait(50)
      } finally {
        await client.end().catch(() => {})
      }
    }
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await exited
  }

  await query('SELECT 1')
  return {
    async createDatabase() {
      const name = `test_${randomBytes(6).toString('hex')}`
      await query(`CREATE DATABASE ${name}`)
      return toUrl(name)
    },
    kill,
    async start() {
      // A killed server leaves this file behind.
      rmSync(join(data, 'postmaster.pid'), { force: true })
      server = spawnServer()
      await query('SELECT 1')
    },
    async waitForIdle(url) {
      const name = new URL(url).pathname.slice(1)
      const connections = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1'
      while ((await query(connections, [name])).length > 0) await wait(20)
    },
    async stop() {
      await kill('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
