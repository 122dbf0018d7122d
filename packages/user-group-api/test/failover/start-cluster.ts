import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { isInstalled } from '../is-installed.ts'
import { CUSTOMER, KEY } from '../open-test-app.ts'
import { WITHOUT_POSTGRES } from '../start-postgres.ts'
import {
  type Cut,
  createNetworks,
  cutNode,
  HOST_ADDRESS,
  healNode,
  killNode,
  NODE_COMMAND,
  removeNetworks,
  toNodeAddress,
} from './networks.ts'

export const SCRIPT = fileURLToPath(new URL('../../examples/cluster/cluster.sh', import.meta.url))
const COMMAND = fileURLToPath(new URL('../../bin/user-group-api.js', import.meta.url))
const NODES = [1, 2, 3]
const SERVICES = [1, 2]
/** Seconds. Short, so that the tests don't take hours; the script has more cautious defaults. */
export const TIMES = { TTL: '8', LOOP_WAIT: '1', RETRY_TIMEOUT: '3' }

/** Why the script cannot run here; undefined if it can. */
export const WITHOUT_SCRIPT = findMissing(['patroni', 'etcd', '/usr/sbin/haproxy'])

/** Why the cluster of the long tests cannot run here; undefined if it can. */
export const WITHOUT_CLUSTER = findObstacle()

function findObstacle(): string | undefined {
  if (process.env.SPEARMINT_FULL !== '1') return 'skipped: takes half an hour (npm run test:full)'
  if (process.getuid?.() !== 0) return 'skipped: needs root, to give each database node its own network'
  return findMissing(['patroni', 'etcd', '/usr/sbin/haproxy', 'ip', 'nft'])
}

function findMissing(programs: readonly string[]): string | undefined {
  const arguments_: Record<string, string> = { '/usr/sbin/haproxy': '-v', ip: '-V' }
  const missing = programs.filter((program) => !isInstalled(program, arguments_[program] ?? '--version'))
  if (missing.length === 0) return WITHOUT_POSTGRES
  return `skipped: ${missing.join(', ')} missing (Debian: apt-get install patroni etcd-server haproxy python3-etcd iproute2 nftables)`
}

/** The cluster of examples/cluster/cluster.sh, with each database node in its own network namespace. */
export interface Cluster {
  /** HAProxy in front of the instances. */
  apiPort: number
  /** Ports of the instances themselves. */
  servicePorts: readonly number[]
  /** URL of a database on the primary, as its superuser. */
  toUrl(database: string): string
  findPrimary(): Promise<number>
  killNode(node: number): void
  startNode(node: number): void
  cutNode(node: number, cut: Cut): void
  healNode(node: number): void
  /** Waits until every node is back and follows the primary. */
  waitUntilComplete(): Promise<void>
  readServicePid(service: number): number
  startService(service: number): void
  stop(): void
}

export async function startCluster(): Promise<Cluster> {
  removeNetworks(NODES)
  createNetworks(NODES)
  const root = mkdtempSync(join(tmpdir(), 'user-group-cluster-'))
  const folder = join(root, 'cluster')
  // The user `postgres` has to reach its folder.
  chmodSync(root, 0o755)
  const [apiPort = 0, databasePort = 0, etcdPort = 0, ...servicePorts] = await listFreePorts(3 + SERVICES.length)
  const variables = {
    PATH: process.env.PATH,
    ...TIMES,
    NODE_ADDRESSES: NODES.map(toNodeAddress).join(' '),
    NODE_COMMAND,
    ETCD_ADDRESS: HOST_ADDRESS,
    ETCD_PORT: String(etcdPort),
    DATABASE_PORT: String(databasePort),
    API_PORT: String(apiPort),
    SERVICE_PORTS: servicePorts.join(' '),
    SERVICE: `${process.execPath} ${COMMAND}`,
    TOKEN_KEY: KEY.toString('base64'),
    API_TOKEN: CUSTOMER,
    LOG_LEVEL: 'warn',
  }
  const runScript = (...args: string[]) =>
    execFileSync(SCRIPT, [args[0] ?? '', folder, ...args.slice(1)], {
      env: variables,
      stdio: ['ignore', 'ignore', 'inherit'],
    })

  function stop(): void {
    runScript('stop')
    removeNetworks(NODES)
    rmSync(root, { recursive: true, force: true })
  }

  // Not `execFileSync`, which would block the output of vitest for a minute.
  const start = spawn(SCRIPT, ['start', folder], { env: variables, stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((resolve) => start.once('exit', resolve))
  if (code !== 0) {
    removeNetworks(NODES)
    throw new Error(`The cluster did not start. See the logs in ${folder}.`)
  }
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  const toUrl = (database: string) => `postgres://postgres:${password}@127.0.0.1:${databasePort}/${database}`

  async function queryPrimary<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: toUrl('postgres'),
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(text)).rows
    } finally {
      client.end().catch(() => {})
    }
  }

  return {
    apiPort,
    servicePorts,
    toUrl,
    async findPrimary() {
      const [row] = await queryPrimary<{ address: string }>('SELECT host(inet_server_addr()) AS address')
      const node = NODES.find((number) => toNodeAddress(number) === row?.address)
      if (node === undefined) throw new Error(`${row?.address} is not a node of the cluster.`)
      return node
    },
    killNode,
    startNode: (node) => void runScript('start-node', String(node)),
    cutNode: (node, cut) =>
      cutNode(
        node,
        cut,
        NODES.filter((other) => other !== node),
        etcdPort,
      ),
    healNode,
    async waitUntilComplete() {
      const replicas = "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'"
      const end = performance.now() + 180_000
      for (;;) {
        const states = await queryPrimary<{ sync_state: string }>(replicas).catch(() => [])
        if (states.length === NODES.length - 1 && states.some(({ sync_state: state }) => state === 'sync')) return
        if (performance.now() > end) throw new Error(`The cluster is incomplete: ${JSON.stringify(states)}`)
        await wait(300)
      }
    },
    readServicePid: (service) => Number(readFileSync(join(folder, `service${service}.pid`), 'utf8')),
    startService: (service) => void runScript('start-service', String(service)),
    stop,
  }
}

export async function listFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
    }),
  )
  return Promise.all(
    servers.map((server) => {
      const address = server.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      return new Promise<number>((resolve) => server.close(() => resolve(port)))
    }),
  )
}
