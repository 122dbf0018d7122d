import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStoreMonitor, type StoreMonitor, type UserGroupStore } from '../src/core/index.ts'
import { createMetrics } from '../src/http/index.ts'
import { openPostgresStore } from '../src/store/index.ts'
import { openTestApp } from './open-test-app.ts'
import { type FakePostgres, startFakePostgres } from './start-fake-postgres.ts'

const CHANGES = { name: 'A', now: new Date(0).toISOString() }

let fake: FakePostgres
let monitor: StoreMonitor
let events: string[]
let store: UserGroupStore
beforeEach(async () => {
  fake = await startFakePostgres()
  events = []
  monitor = createStoreMonitor({
    clock: () => performance.now(),
    onOutage: (reason) => events.push(reason),
    onRecovery: () => events.push('available'),
  })
  store = await openPostgresStore({ url: fake.url, monitor, statementTimeout: 300, maxWait: 2000 })
  fake.statements.length = 0
})
afterEach(async () => {
  await store.close()
  await fake.pause()
})

const read = () => store.findByToken('Customer', Buffer.of(1))
const write = () => store.update('Customer', 'a', CHANGES)

/** Fails the first statement only. */
function failOnce(reply: ReturnType<FakePostgres['onStatement']>): void {
  fake.onStatement = () => (fake.statements.length === 0 ? reply : 'done')
}

describe('a statement whose connection breaks', () => {
  it.each([['break'], [{ error: '57P01', isFatal: true }]] as const)(
    'is sent again if it only reads (%o)',
    async (reply) => {
      failOnce(reply)
      await read()
      expect(fake.statements).toHaveLength(2)
      expect(events).toEqual([reply === 'break' ? 'connection_lost' : 'restarting', 'available'])
    },
  )

  it.each([['break'], [{ error: '57P01', isFatal: true }]] as const)(
    'is not sent again if it writes (%o)',
    async (reply) => {
      failOnce(reply)
      await expect(write()).rejects.toMatchObject({ code: 'store_unavailable' })
      await write()
      expect(fake.statements).toHaveLength(2)
    },
  )

  it('is not sent again if the engine does not know the outcome', async () => {
    failOnce({ error: '40003' })
    await expect(write()).rejects.toMatchObject({ code: 'store_unavailable', reason: 'connection_lost' })
    expect(fake.statements).toHaveLength(1)
  })
})

describe('a write', () => {
  it('is sent again if a replica refuses it', async () => {
    failOnce({ error: '25006' })
    await write()
    expect(fake.statements).toHaveLength(2)
    expect(events).toEqual(['read_only', 'available'])
  })

  it('fails if it was committed without its replica', async () => {
    failOnce({ warningOf: 'SyncRepWaitForLSN' })
    await expect(write()).rejects.toMatchObject({ code: 'store_unavailable', reason: 'not_replicated' })
    expect(fake.statements).toHaveLength(1)
  })

  it('succeeds despite a warning about something else', async () => {
    failOnce({ warningOf: 'exec_stmt_raise' })
    await write()
  })
})

describe('statements', () => {
  it('wait for a database that is down, with one attempt to connect at a time', async () => {
    await fake.pause()
    const before = fake.connections()
    const pending = Promise.all(Array.from({ length: 50 }, write))
    await wait(400)
    expect([fake.statements, events]).toEqual([[], ['unreachable']])
    // It accepts connections before it accepts statements.
    fake.onConnect = () => '57P03'
    await fake.resume()
    await wait(500)
    // Ten that were being opened, then one every 100 ms.
    expect(fake.connections() - before).toBeLessThan(20)
    fake.onConnect = () => undefined
    await pending
    expect(fake.statements).toHaveLength(50)
    expect(events.at(-1)).toBe('available')
  })

  it('fail if the database stays down, and later ones succeed', async () => {
    await fake.pause()
    const start = performance.now()
    await expect(write()).rejects.toMatchObject({ code: 'store_unavailable', reason: 'unreachable' })
    const seconds = (performance.now() - start) / 1000
    expect(seconds).toBeGreaterThan(1.9)
    expect(seconds).toBeLessThan(4)
    await fake.resume()
    await write()
    expect(monitor.readOutageSeconds()).toBeGreaterThan(1.9)
  })

  it('never use a replica', async () => {
    fake.isReplica = true
    await fake.pause()
    await fake.resume()
    const pending = Promise.all([read(), write()])
    await wait(300)
    expect(fake.statements).toEqual([])
    expect(events).toEqual(['read_only'])
    fake.isReplica = false
    await pending
  })

  it('do not wait if the token key was changed', async () => {
    await store.acquireSharedKeyLock(async () => {})
    let isChanged = false
    const other = await openPostgresStore({ url: fake.url, maxWait: 60_000 })
    await other.acquireSharedKeyLock(async () => {
      if (isChanged) throw new Error('another key')
    })
    isChanged = true
    await fake.pause()
    await fake.resume()
    // Until the pool has noticed that its idle connection is closed.
    await wait(100)
    await expect(other.update('Customer', 'a', CHANGES)).rejects.toMatchObject({ reason: 'other' })
    await other.close()
  })

  it('do not each wait for a server that has stopped responding', async () => {
    await Promise.all(Array.from({ length: 5 }, write))
    const last = fake.connections()
    expect(last).toBeGreaterThan(4)
    fake.onStatement = (_text, connection) => (connection <= last ? 'hang' : 'done')
    await expect(write()).rejects.toMatchObject({ reason: 'timeout' })
    // The other idle connections hang as well.
    for (let count = 0; count < 5; count++) await write()
    expect(monitor.failures.get('timeout')).toBe(1)
  })
})

describe('during an outage', () => {
  it('health checks fail at once and metrics name the reason', async () => {
    const metrics = createMetrics(monitor)
    await fake.pause()
    const start = performance.now()
    await expect(store.ping()).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(performance.now() - start).toBeLessThan(1000)
    const text = await metrics.toText()
    expect(text).toContain('user_group_api_store_available 0')
    expect(text).toMatch(/user_group_api_store_outage_seconds_total 0\.\d/)
    expect(text).toContain('user_group_api_store_failures_total{reason="unreachable"} 1')
    expect(text).toContain('user_group_api_store_failures_total{reason="timeout"} 0')
    await fake.resume()
    await store.ping()
    expect(await metrics.toText()).toContain('user_group_api_store_available 1')
  })

  it.each<[string, (isBroken: boolean) => Promise<void> | void]>([
    ['unreachable', (isBroken) => (isBroken ? fake.pause() : fake.resume())],
    [
      'no_primary',
      async (isBroken) => {
        fake.onConnect = () => (isBroken ? 'close' : undefined)
        await fake.pause()
        await fake.resume()
      },
    ],
    [
      'restarting',
      async (isBroken) => {
        fake.onConnect = () => (isBroken ? '57P03' : undefined)
        await fake.pause()
        await fake.resume()
      },
    ],
    [
      'read_only',
      (isBroken) => {
        fake.isReplica = isBroken
      },
    ],
  ])('the metrics name only %s, and nothing once it is over, even without requests', async (reason, setBroken) => {
    const app = await openTestApp({ dependencies: { metrics: createMetrics(monitor), ping: store.ping } })
    const readReasons = async () => {
      const { body } = await app.call('GET', undefined, { path: '/metrics' })
      const lines = body.matchAll(/^user_group_api_store_outage\{reason="(\w+)"\} 1$/gm)
      return [...lines].map(([, name]) => name)
    }
    expect(await readReasons()).toEqual([])
    await setBroken(true)
    await expect.poll(readReasons).toEqual([reason])
    await setBroken(false)
    await expect.poll(readReasons).toEqual([])
    await app.close()
  })

  it('a replica fails health checks', async () => {
    fake.isReplica = true
    await expect(store.ping()).rejects.toMatchObject({ reason: 'read_only' })
  })
})
