import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../src/cli/main.ts'
import { createStoreMonitor } from '../src/core/index.ts'
import { createMetrics } from '../src/http/index.ts'
import { openHandler } from '../src/index.ts'
import { openPostgresStore } from '../src/store/index.ts'
import { migratePostgres } from '../src/store/postgres/migrate-postgres.ts'
import { CUSTOMER, createCall, KEY, openTestApp } from './open-test-app.ts'
import { runCommand } from './start-command.ts'
import { startFakePostgres } from './start-fake-postgres.ts'
import { startPostgres, type TestPostgres, WITHOUT_POSTGRES } from './start-postgres.ts'
import { startRelay } from './start-relay.ts'
import { startTestCommand } from './start-test-command.ts'

const MIGRATING = 'Another instance is migrating the tables. Waiting until it has finished.'

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

/** Makes PostgreSQL wait for a replica that doesn't exist, while a function runs. */
async function withoutReplica(client: pg.Client, run: () => Promise<void>): Promise<void> {
  const setNames = async (names: string) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`)
    await client.query('SELECT pg_reload_conf()')
    await expect
      .poll(async () => (await client.query('SHOW synchronous_standby_names')).rows[0].synchronous_standby_names)
      .toBe(names)
  }
  await setNames('nobody')
  try {
    await waitUntilCommitsWait(client)
    await run()
  } finally {
    await setNames('')
  }
}

/** Commits wait for a replica only after the checkpointer has read the setting, which is later than the answer of `SHOW`. */
async function waitUntilCommitsWait(client: pg.Client): Promise<void> {
  const { host, port, user, password, database } = client
  const other = new pg.Client({ host, port, user, password, database })
  await other.connect()
  const { rows } = await other.query('SELECT pg_backend_pid() AS pid')
  const end = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'SyncRep'"
  let writing: Promise<unknown> | undefined
  await expect
    .poll(async () => {
      writing ??= other.query("SELECT pg_logical_emit_message(true, 'test', '')").then(() => {
        writing = undefined
      })
      return (await client.query(end, [rows[0].pid])).rowCount
    })
    .toBe(1)
  await writing
  await other.end()
}

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

    it.each([
      ['pg_cancel_backend', 'not_replicated'],
      ['pg_terminate_backend', 'connection_lost'],
    ])('does not acknowledge a write that its synchronous replica has not confirmed (%s)', async (end, reason) => {
      const { store, client } = await open()
      await withoutReplica(client, async () => {
        const inserted = store.insert(toGroup('a')).catch((error: unknown) => error)
        const waiting = `SELECT ${end}(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep'`
        await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
        expect(await inserted).toMatchObject({ code: 'store_unavailable', reason })
      })
    })
  })

  describe('without a synchronous replica', () => {
    it('reads succeed, and writes fail without occupying a connection, until there is one', async () => {
      const url = await postgres.createDatabase()
      const events: string[] = []
      const monitor = createStoreMonitor({
        clock: () => performance.now(),
        onOutage: (reason) => events.push(reason),
        onRecovery: (_seconds, reason) => events.push(`${reason} is over`),
      })
      const store = await openPostgresStore({ url, monitor, maxWait: 300 })
      const app = await openTestApp({ store, dependencies: { metrics: createMetrics(monitor) } })
      const client = await openClient(url)
      const readOutage = async () => {
        const { body } = await app.call('GET', undefined, { path: '/metrics' })
        return Number(/^user_group_api_store_outage\{reason="not_replicated"\} (\d)$/m.exec(body)?.[1])
      }
      await app.call('GET', { user_group_id: 'a' })
      await withoutReplica(client, async () => {
        await expect.poll(readOutage).toBe(1)
        const writes = await Promise.all(
          Array.from({ length: 20 }, (_, index) => app.call('GET', { user_group_id: `new ${index}` })),
        )
        for (const write of writes)
          expect(write).toMatchObject({ status: 503, body: { error: { code: 'store_unavailable' } } })
        expect(await app.call('GET', { user_group_id: 'a' })).toMatchObject({ status: 200 })
        expect(await app.call('GET', undefined, { path: '/readyz' })).toMatchObject({
          status: 200,
          body: { success: 1, warning: 'No synchronous replica is connected. Reads succeed, and writes return 503.' },
        })
        const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep'"
        expect((await client.query(waiting)).rowCount).toBe(0)
      })
      // Without a health check: writes find out by themselves.
      await expect.poll(async () => (await app.call('GET', { user_group_id: 'new' })).status).toBe(200)
      expect(await readOutage()).toBe(0)
      expect((await app.call('GET', undefined, { path: '/readyz' })).body).toEqual({ success: 1 })
      expect(events).toEqual(['not_replicated', 'not_replicated is over'])
      await app.close()
      await client.end()
      await store.close()
    })

    it('an instance starts, and logs it once', async () => {
      const url = await postgres.createDatabase()
      const variables = { DATABASE_URL: url, TOKEN_KEY: KEY.toString('base64'), LOG_LEVEL: 'warn' }
      const location = { variables, folder: '/nonexistent' }
      await (await startTestCommand(location)).kill('SIGTERM')
      const client = await openClient(url)
      await withoutReplica(client, async () => {
        const service = await startTestCommand(location)
        const call = createCall(service.port)
        for (let count = 0; count < 3; count++)
          expect(await call('GET', undefined, { path: '/readyz' })).toMatchObject({ status: 200 })
        expect(service.output().match(/no synchronous replica is connected: reads succeed/g)).toHaveLength(1)
        await service.kill('SIGTERM')
      })
      await client.end()
    })

    it('an instance waits to create the tables, and says so', async () => {
      const url = await postgres.createDatabase()
      const client = await openClient(url)
      const messages: string[] = []
      let migrated: Promise<void> | undefined
      await withoutReplica(client, async () => {
        migrated = migratePostgres({ connectionString: url }, { onWait: (text) => messages.push(text), interval: 10 })
        await expect.poll(() => messages.length).toBe(1)
        const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'SyncRep'"
        expect((await client.query(waiting)).rowCount).toBe(0)
      })
      await migrated
      expect(messages).toEqual([
        'The tables have to be migrated, but no synchronous replica is connected. Waiting for one.',
      ])
      expect((await client.query('SELECT value FROM meta')).rows).toHaveLength(1)
      await client.end()
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

    it('reports what could not be run without a second connection', async () => {
      const url = await postgres.createDatabase()
      const client = await openClient(url)
      await client.query('CREATE ROLE single LOGIN CONNECTION LIMIT 1')
      await client.query(`GRANT CREATE ON DATABASE ${new URL(url).pathname.slice(1)} TO single`)
      const { code, stdout, stderr } = await runCommand(['check', '--store', url.replace('postgres@', 'single@')], {
        variables: {},
      })
      const notRun = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))
      expect(notRun).toHaveLength(4)
      for (const line of notRun)
        expect(line).toMatch(/^not run {2}.*: there was no second connection: too many connections .* \(53300\)$/)
      expect([code, stderr]).toEqual([
        2,
        'error: Some checks could not be run. The service needs several connections at once.\n',
      ])
      expect((await client.query("SELECT 1 FROM pg_namespace WHERE nspname LIKE 'user_group%'")).rowCount).toBe(0)
      await client.query(`REVOKE CREATE ON DATABASE ${new URL(url).pathname.slice(1)} FROM single; DROP ROLE single`)
      await client.end()
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
    await client.query('ALTER FUNCTION pg_catalog.pg_try_advisory_xact_lock(bigint) RENAME TO unavailable')
    await client.query('ALTER FUNCTION pg_catalog.pg_advisory_xact_lock(bigint) RENAME TO unavailable2')
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

  it('an instance waits for another one that migrates the tables, and says so', async () => {
    const url = await postgres.createDatabase()
    const client = await openClient(url)
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(32493259085934196)')
    const messages: string[] = []
    const migrated = migratePostgres({ connectionString: url }, { onWait: (message) => messages.push(message) })
    await expect.poll(() => messages).toEqual([MIGRATING])
    await client.query('COMMIT')
    await migrated
    await client.end()
  })
})

describe('an engine without advisory locks', () => {
  it.each(['40001', '40P01', '55P03'])(
    'makes an instance wait as long as another one migrates the tables (%s)',
    async (error) => {
      const fake = await startFakePostgres()
      const isLock = (text: string) => /advisory_xact_lock/.test(text)
      let attempts = 0
      fake.onSetup = (text) => {
        if (isLock(text)) return { error: '42883' }
        return /CREATE TABLE/.test(text) && attempts++ < 50 ? { error } : 'done'
      }
      const messages: string[] = []
      await migratePostgres(
        { connectionString: fake.url },
        { onWait: (message) => messages.push(message), interval: 1 },
      )
      expect(attempts).toBeGreaterThan(50)
      expect(messages).toEqual([MIGRATING])
      await fake.pause()
    },
  )

  it('does not make an instance wait for tables of another program', async () => {
    const fake = await startFakePostgres()
    fake.onSetup = (text) => (/CREATE TABLE user_groups/.test(text) ? { error: '42P07' } : 'done')
    await expect(migratePostgres({ connectionString: fake.url }, { interval: 1 })).rejects.toMatchObject({
      code: '42P07',
    })
    await fake.pause()
  })
})
