import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserGroupStore } from '../../src/core/index.ts'
import { hashToken } from '../../src/core/tokens.ts'
import { openPostgresStore } from '../../src/store/index.ts'
import { CUSTOMER, createCall, KEY, TESTING } from '../open-test-app.ts'
import { describeContract } from '../suites/contract.ts'
import { describeFuzz } from '../suites/fuzz.ts'
import { describeRace } from '../suites/race.ts'
import { CUTS } from './networks.ts'
import { readMemory, toSlope } from './read-memory.ts'
import { type Cluster, startCluster, WITHOUT_CLUSTER } from './start-cluster.ts'
import { type Findings, type Load, startLoad } from './start-load.ts'
import { type MemoryResult, type Result, toMarkdown, writeResults } from './write-results.ts'

/**
 * Two instances behind HAProxy on a cluster that loses its primary. `npm run test:full` runs it; `WRITE_RESULTS=1` also
 * replaces the results in docs/api/failover.
 */
const KILLS = Number(process.env.FAILOVER_KILLS ?? 10)
const SERVICE_KILLS = Number(process.env.FAILOVER_SERVICE_KILLS ?? 6)
const MINUTES = Number(process.env.FAILOVER_MINUTES ?? 10)
/** Minutes until memory has to be flat. */
const WARM_UP = Math.min(2, MINUTES / 4)
/** MB per minute. */
const MAX_SLOPE = 1
/** Seconds. A failover takes the TTL of the cluster and a few seconds. */
const MAX_PAUSE = 60
/** Milliseconds. */
const TIMEOUT = 60 * 60_000

describe.skipIf(WITHOUT_CLUSTER !== undefined)(WITHOUT_CLUSTER ?? 'a cluster', () => {
  let cluster: Cluster
  let store: UserGroupStore
  const results: Result[] = []
  const memory: MemoryResult[] = []

  beforeAll(async () => {
    cluster = await startCluster()
    store = await openPostgresStore({ url: cluster.toUrl('user_groups') })
    const now = new Date(0).toISOString()
    await store.insertApiToken({ name: TESTING, environment: 'Testing', tokenHash: hashToken(TESTING), now })
    await store.insertApiToken({ name: CUSTOMER, environment: 'Customer', tokenHash: hashToken(CUSTOMER), now })
  }, TIMEOUT)
  afterAll(async () => {
    if (WITHOUT_CLUSTER !== undefined) return
    await store?.close()
    cluster?.stop()
    if (results.length === 0 || memory.length === 0) return
    const markdown = toMarkdown(results, memory, MINUTES)
    process.stdout.write(`${markdown}\n`)
    if (process.env.WRITE_RESULTS === '1') writeResults(markdown)
  }, TIMEOUT)

  const call = (...request: Parameters<ReturnType<typeof createCall>>) => createCall(cluster.apiPort)(...request)

  describe('through the proxy, the contract', () => describeContract(() => ({ call, store })))
  describe('through the proxy, two instances', () =>
    describeRace(
      () => call,
      async () => {
        const name = `test_${randomBytes(6).toString('hex')}`
        await query(cluster.toUrl('postgres'), `CREATE DATABASE ${name}`)
        return {
          folder: '/nonexistent',
          variables: { DATABASE_URL: cluster.toUrl(name), TOKEN_KEY: KEY.toString('base64') },
        }
      },
    ))
  describe('through the proxy, the service', () => describeFuzz(() => cluster.apiPort))

  /** Runs rounds under load and compares what was acknowledged with what is there at the end. */
  async function measure(name: string, rounds: number, run: (load: Load, round: number) => Promise<void>) {
    const load = startLoad(cluster.apiPort, name)
    let longestPause = 0
    try {
      await load.waitForWrites(200)
      load.takeLongestPause()
      for (let round = 0; round < rounds; round++) {
        await run(load, round)
        const pause = load.takeLongestPause()
        process.stdout.write(`${name}, round ${round + 1}: ${pause.toFixed(1)} s without service\n`)
        longestPause = Math.max(longestPause, pause)
      }
    } finally {
      await load.end()
    }
    const findings = await load.verify(cluster.toUrl('user_groups'))
    process.stdout.write(`${name}: ${JSON.stringify({ ...findings, lost: findings.lost.length })}\n`)
    results.push({ name, rounds, findings, longestPause })
    expectIntact(findings)
    expect(longestPause).toBeLessThan(MAX_PAUSE)
  }

  it(
    `loses nothing when its primary is killed ${KILLS} times`,
    () =>
      measure('The primary, killed', KILLS, async (load) => {
        const primary = await cluster.findPrimary()
        cluster.killNode(primary)
        await load.waitForWrites(200)
        cluster.startNode(primary)
        await cluster.waitUntilComplete()
        await load.waitForWrites(200)
      }),
    TIMEOUT,
  )

  it.each(CUTS)(
    'loses nothing when its primary is separated from $name and comes back',
    (cut) =>
      measure(`The primary, separated from ${cut.name}`, 1, async (load) => {
        const primary = await cluster.findPrimary()
        cluster.cutNode(primary, cut)
        await expect
          .poll(() => cluster.findPrimary().catch(() => primary), { timeout: 120_000, interval: 500 })
          .not.toBe(primary)
        await load.waitForWrites(200)
        await wait(3000)
        cluster.healNode(primary)
        await cluster.waitUntilComplete()
        await load.waitForWrites(200)
      }),
    TIMEOUT,
  )

  it(
    `uses the same memory after ${MINUTES} minutes at full load`,
    async () => {
      const load = startLoad(cluster.apiPort, 'memory')
      const pids = [1, 2].map((service) => cluster.readServicePid(service))
      const samples = pids.map((): [number, number][] => [])
      const start = performance.now()
      for (let minutes = 0; minutes < MINUTES; minutes = (performance.now() - start) / 60_000) {
        await wait(2000)
        for (const [index, pid] of pids.entries()) samples[index]?.push([minutes, readMemory(pid)])
      }
      const longestPause = load.takeLongestPause()
      await load.end()
      const findings = await load.verify(cluster.toUrl('user_groups'))
      results.push({ name: `Nothing, ${MINUTES} minutes at full load`, rounds: 1, findings, longestPause })
      for (const [index, points] of samples.entries()) {
        const flat = points.filter(([minutes]) => minutes >= WARM_UP)
        const [first = [0, 0]] = flat
        const last = flat.at(-1) ?? first
        memory.push({ instance: index + 1, start: first[1], end: last[1], slope: toSlope(flat) })
        process.stdout.write(
          `${JSON.stringify(points.filter((_, number) => number % 15 === 0).map(([x, y]) => [+x.toFixed(1), Math.round(y)]))}\n`,
        )
      }
      process.stdout.write(`${JSON.stringify(memory)}\n`)
      expectIntact(findings)
      for (const { slope } of memory) expect(slope).toBeLessThan(MAX_SLOPE)
    },
    TIMEOUT,
  )

  it(
    `loses nothing when an instance is killed ${SERVICE_KILLS} times`,
    () =>
      measure('One of the two instances, killed', SERVICE_KILLS, async (load, round) => {
        const service = 1 + (round % 2)
        process.kill(cluster.readServicePid(service), 'SIGKILL')
        await load.waitForWrites(200)
        cluster.startService(service)
        const port = cluster.servicePorts[service - 1] as number
        await expect
          .poll(async () => (await createCall(port)('GET', undefined, { path: '/readyz' })).status, { timeout: 30_000 })
          .toBe(200)
        await load.waitForWrites(200)
      }),
    TIMEOUT,
  )
})

function expectIntact({ lost, duplicates, violations }: Findings): void {
  expect({ lost, duplicates, violations }).toEqual({ lost: [], duplicates: [], violations: [] })
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}
