import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../src/cli/main.ts'
import { openHandler } from '../src/index.ts'
import { openPostgresStore } from '../src/store/index.ts'
import { CUSTOMER, createCall, KEY, openTestApp } from './open-test-app.ts'
import { startFakePostgres } from './start-fake-postgres.ts'
import { startPostgres, type TestPostgres, WITHOUT_POSTGRES } from './start-postgres.ts'
import { startRelay } from './start-relay.ts'
import { startTestCommand } from './start-test-command.ts'

/** A group to insert. */
const toGroup = (providedId: string) => ({
  environment: 'Customer' as const,
  providedId,
  name: providedId,
  mapping: null,
  properties: '{"quote":"\\"{,}\\\\"}',
  tokenHash: randomBytes(32),
  encryptedToken: randomBytes(77),
  now: new Date(0).toISOString(),
})

/** Opens a connection that bypasses the store. */
async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

describe.skipIf(WITHOUT_POSTGRES !== undefined)(WITHOUT_POSTGRES ?? 'PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  describe('a database that hangs', () => {
    it('makes requests fail with 503', async () => {
      const relay = await startRelay(await postgres.createDatabase())
      const store = await openPostgresStore({ url: relay.url, statementTimeout: 300, maxWait: 300 })
      const app = await openTestApp({ store })
      relay.hang()
      for (const path of ['/api/user', '/readyz']) {
        expect(await app.call('GET', { user_group_id: 'a' }, { path })).toMatchObject({
          status: 503,
          body: { error: { code: 'store_unavailable' } },
        })
      }
      await app.close()
      await store.close()
      await relay.close()
    })

    it('does not keep the service from stopping', async () => {
      const relay = await startRelay(await postgres.createDatabase())
      const variables = { DATABASE_URL: relay.url, TOKEN_KEY: KEY.toString('base64') }
      const service = await startTestCommand({ variables, folder: '/nonexistent' })
      const call = createCall(service.port, new Agent())
      // Some connections are idle when the service stops.
      await Promise.all(['a', 'b', 'c', 'd'].map((id) => call('GET', { user_group_id: id })))
      relay.hang()
      const pending = call('GET', { user_group_id: 'a' })
      await wait(100)
      const exited = service.kill('SIGTERM')
      expect(await pending).toMatchObject({ status: 503 })
      expect(await exited).toBe(0)
      await relay.close()
    })
  })

  describe('a connection', () => {
    const opened: { end(): Promise<void> }[] = []
    afterEach(async () => {
      for (const { end } of opened.splice(0)) await end()
    })

    /** Opens a store on a new database, and a client that bypasses it. */
    async function open({ maxWait = 300 } = {}) {
      const url = await postgres.createDatabase()
      const store = await openPostgresStore({ url, maxWait })
      const client = await openClient(url)
      opened.push({ end: () => client.end() }, { end: () => store.close() })
      return { url, store, client }
    }

    it('stays open, with its key lock, when a statement is refused', async () => {
      const url = await postgres.createDatabase()
      const [service, other] = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })])
      await service.acquireSharedKeyLock(async () => {})
      const client = await openClient(url)
      const listConnections = async () =>
        (
          await client.query(
            'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY pid',
          )
        ).rows
      const before = await listConnections()
      await expect(service.insert(toGroup('nul \0'))).rejects.toMatchObject({ code: '22021' })
      await wait(50)
      expect(await listConnections()).toEqual(before)
      await expect(other.acquireExclusiveKeyLock()).rejects.toThrow('Stop every instance')
      expect(await service.insert(toGroup('a'))).toBeDefined()
      await client.end()
      await Promise.all([service.close(), other.close()])
    })

    it('is closed when its database has become read-only', async () => {
      const { url, store, client } = await open()
      const database = new URL(url).pathname.slice(1)
      await client.query(`ALTER DATABASE ${database} SET default_transaction_read_only = on`)
      await expect(store.insert(toGroup('a'))).rejects.toMatchObject({ code: 'store_unavailable' })
      await client.query('SET default_transaction_read_only = off')
      await client.query(`ALTER DATABASE ${database} RESET default_transaction_read_only`)
      expect(await store.insert(toGroup('a'))).toBeDefined()
    })

    it('is closed when its prepared statements are outdated', async () => {
      const { store, client } = await open()
      await store.insert(toGroup('a'))
      await store.find('Customer', 'a')
      await client.query('ALTER TABLE user_groups ALTER COLUMN name TYPE varchar')
      await expect(store.find('Customer', 'a')).rejects.toMatchObject({ code: '0A000' })
      expect(await store.find('Customer', 'a')).toMatchObject({ providedId: 'a' })
    })

    it('fails only its own write when it is terminated, and repeats a read', async () => {
      const { store, client } = await open({ maxWait: 10_000 })
      await store.insert(toGroup('a'))
      const terminate = async () => {
        // Within a transaction, PostgreSQL would repeat the first result.
        await client.query('SELECT pg_stat_clear_snapshot()')
        const { rowCount } = await client.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
        return rowCount
      }
      const lock = async (table: string) => {
        await client.query('BEGIN')
        await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
      }
      await lock('user_groups')
      const updated = store.update('Customer', 'a', { name: 'B', now: 'now' }).catch((error: unknown) => error)
      await expect.poll(terminate, { timeout: 10_000 }).toBe(1)
      await client.query('ROLLBACK')
      expect(await updated).toMatchObject({ code: 'store_unavailable', reason: 'restarting' })

      await lock('user_groups')
      const found = store.find('Customer', 'a')
      await expect.poll(terminate, { timeout: 10_000 }).toBe(1)
      await client.query('ROLLBACK')
      expect(await found).toMatchObject({ name: 'a' })
    })

    it('does not acknowledge a write that its synchronous replica has not confirmed', async () => {
      const { store, client } = await open()
      await client.query("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
      await client.query('SELECT pg_reload_conf()')
      try {
        // Known without a write. Reads still succeed.
        await expect
          .poll(() => store.ping().catch((error: unknown) => error))
          .toMatchObject({ code: 'store_unavailable', reason: 'not_replicated' })
        expect(await store.find('Customer', 'a')).toBeUndefined()
        for (const [end, reason] of [
          ['pg_cancel_backend', 'not_replicated'],
          ['pg_terminate_backend', 'connection_lost'],
        ] as const) {
          const inserted = store.insert(toGroup(end)).catch((error: unknown) => error)
          const waiting = `SELECT ${end}(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep'`
          await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
          expect(await inserted).toMatchObject({ code: 'store_unavailable', reason })
        }
      } finally {
        await client.query('ALTER SYSTEM RESET synchronous_standby_names')
        await client.query('SELECT pg_reload_conf()')
      }
      await expect.poll(() => store.ping().then(() => 'ready', String)).toBe('ready')
    })
  })

  describe('check --store', () => {
    async function check(url: string) {
      const output = new PassThrough()
      const code = await main(['node', 'user-group-api', 'check', '--store', url], {}, output, output)
      return { code, text: String(output.read()) }
    }

    it('finds everything in PostgreSQL and leaves nothing behind', async () => {
      const url = await postgres.createDatabase()
      const { code, text } = await check(url)
      expect([code, text.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))]).toEqual([0, []])
      const client = await openClient(url)
      const schemas = "SELECT 1 FROM pg_namespace WHERE nspname LIKE 'user_group%'"
      expect((await client.query(schemas)).rowCount).toBe(0)
      await client.end()
    })

    it('reports what is missing, and what the service does instead', async () => {
      const url = await postgres.createDatabase()
      const client = await openClient(url)
      await client.query('ALTER FUNCTION pg_catalog.pg_try_advisory_lock_shared(bigint) RENAME TO unavailable')
      await client.end()
      const { code, text } = await check(url)
      expect(text).toMatch(/^missing {2}Advisory locks: .*42883.*cannot detect running instances/m)
      expect(code).toBe(0)
    })

    it('fails for a database without tables', async () => {
      const fake = await startFakePostgres()
      const { code, text } = await check(fake.url)
      expect(text).toMatch(/^FAILED {3}Return text and bytes unchanged: text was changed/m)
      expect(text).toContain('error: The service cannot use this database.')
      expect(code).toBe(2)
      await fake.pause()
    })
  })

  it('openHandler reports a lost connection and keeps serving', async () => {
    const url = await postgres.createDatabase()
    const lost: Error[] = []
    const { handle, close } = await openHandler({
      folder: '/nonexistent',
      apiToken: CUSTOMER,
      variables: { DATABASE_URL: url, TOKEN_KEY: KEY.toString('base64') },
      onLostConnection: (error) => lost.push(error),
    })
    const body = Buffer.from('{"user_group_id":"a"}')
    const headers = { authorization: [`Token ${CUSTOMER}`], 'content-type': ['application/json'] }
    const send = () => handle({ method: 'GET', headers, readBody: async () => body }, 'request')
    expect(await send()).toMatchObject({ status: 200 })
    const client = await openClient(url)
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await client.end()
    await expect.poll(() => lost).toMatchObject([{ code: '57P01' }])
    expect(await send()).toMatchObject({ status: 200 })
    await close()
  })

  describe('requests that share a statement', () => {
    it('get their own groups, with unchanged bytes and characters', async () => {
      const store = await openPostgresStore({ url: await postgres.createDatabase() })
      const ids = ['{"a","b"}', 'NULL', 'é\\', "o'", ...Array.from({ length: 300 }, (_, index) => `id ${index}`)]
      const groups = ids.map(toGroup)
      const created = await Promise.all(groups.map((group) => store.insert(group)))
      const found = await Promise.all([...ids, 'missing'].map((id) => store.find('Customer', id)))
      expect(found.pop()).toBeUndefined()
      expect(found).toEqual(created)
      expect(created).toMatchObject(groups.map(({ now, ...group }) => group))
      await store.close()
    })

    it('create a group once', async () => {
      const store = await openPostgresStore({ url: await postgres.createDatabase() })
      const created = await Promise.all(Array.from({ length: 50 }, () => store.insert(toGroup('one'))))
      expect(created.filter((group) => group !== undefined)).toHaveLength(1)
      await store.close()
    })

    it('fail independently', async () => {
      const store = await openPostgresStore({ url: await postgres.createDatabase() })
      const created = await Promise.allSettled(['a', 'nul \0', 'c'].map((id) => store.insert(toGroup(id))))
      expect(created.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.listGroups(0, 10)).toHaveLength(2)
      await store.close()
    })

    it('do not deadlock when two instances create the same groups in different orders', async () => {
      const url = await postgres.createDatabase()
      const stores = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })])
      const ids = Array.from({ length: 250 }, (_, index) => `id ${index}`)
      for (let round = 0; round < 20; round++) {
        const groups = ids.map((id) => toGroup(`${id} of ${round}`))
        const others = groups.toReversed().map(({ providedId }) => toGroup(providedId))
        const [left = [], right = []] = await Promise.all(
          [groups, others].map((items, index) => Promise.all(items.map((item) => stores[index]?.insert(item)))),
        )
        expect([...left, ...right].filter((group) => group !== undefined)).toHaveLength(250)
      }
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')
      expect(rows).toEqual([{ deadlocks: '0' }])
      await client.end()
      await Promise.all(stores.map((store) => store.close()))
    })
  })

  it('instances that start together create the tables once, even without advisory locks', async () => {
    const url = await postgres.createDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('ALTER FUNCTION pg_catalog.pg_advisory_xact_lock(bigint) RENAME TO unavailable')
    await client.end()
    for (let round = 0; round < 5; round++) {
      const stores = await Promise.all(Array.from({ length: 8 }, () => openPostgresStore({ url })))
      await Promise.all(stores.map((store) => store.close()))
      const again = new pg.Client({ connectionString: url })
      await again.connect()
      await again.query('DROP TABLE meta, user_groups, api_tokens')
      await again.end()
    }
  })
})
