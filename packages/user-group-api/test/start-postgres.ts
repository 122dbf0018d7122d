import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL of its own, in a folder of its own, that nobody reaches but by its socket there. */
export interface TestPostgres {
  /** Makes an empty database and gives its URL. */
  createDatabase(): Promise<string>
  /** Ends it: `SIGKILL` as the loss of power would, `SIGINT` as for a restart, with the connections that are open. */
  kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
  /** Starts it again. */
  start(): Promise<void>
  /** Waits until no process of a database serves anybody: what a dead client sent last is done or never will be. */
  waitForIdle(url: string): Promise<void>
  stop(): Promise<void>
}

/** Debian's place of the programs that are not in the PATH. */
const INSTALLED = '/usr/lib/postgresql'

const programs = findPrograms()

/** Why there is no PostgreSQL to test with; undefined when there is one. */
export const WITHOUT_POSTGRES =
  programs === undefined ? `skipped: no PostgreSQL in ${INSTALLED} (Debian: apt-get install postgresql)` : undefined

function findPrograms(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(INSTALLED, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

/** It refuses to run as root: then it runs as `nobody`. */
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

  const run = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-h', '', '-c', 'shared_buffers=16MB'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
  let server = run()

  /** Asks again until there is an answer: it may be starting, or waiting for the processes of the one before it. */
  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    for (let count = 0; ; count++) {
      if (server.exitCode !== null) server = run()
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

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }

  await query('SELECT 1')
  return {
    async createDatabase() {
      const name = `test_${randomBytes(6).toString('hex')}`
      await query(`CREATE DATABASE ${name}`)
      return toUrl(name)
    },
    kill: end,
    async start() {
      // The one that was killed left it behind.
      rmSync(join(data, 'postmaster.pid'), { force: true })
      server = run()
      await query('SELECT 1')
    },
    async waitForIdle(url) {
      const name = new URL(url).pathname.slice(1)
      const count = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1'
      while ((await query(count, [name])).length > 0) await wait(20)
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
