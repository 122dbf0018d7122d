import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTAGE_REASONS } from '../../src/core/index.ts'
import { CUSTOMER, createCall, KEY } from '../open-test-app.ts'
import { listFreePorts, SCRIPT, TIMES, WITHOUT_SCRIPT } from './start-cluster.ts'

/** Milliseconds. */
const TIMEOUT = 30_000
const POLL = { timeout: TIMEOUT, interval: 100 }

let root: string
let variables: NodeJS.ProcessEnv
let apiPort: number
let servicePorts: number[]

/** Runs the script with its default command for the service. */
function runScript(...args: string[]): Promise<{ code: number | null; text: string }> {
  // Not a pipe, which the processes of the cluster would keep open.
  const child = spawn('bash', ['-c', '"$0" "$@" > "$OUTPUT" 2>&1', SCRIPT, ...args], {
    cwd: dirname(SCRIPT),
    env: { ...variables, OUTPUT: join(root, 'output') },
    stdio: 'ignore',
  })
  return new Promise((resolve) =>
    child.once('exit', (code) => resolve({ code, text: readFileSync(join(root, 'output'), 'utf8') })),
  )
}

/** Lists the processes of a cluster: PostgreSQL has its folder among its arguments, others in a variable. */
function listProcesses(path: string): string[] {
  const read = (file: string) => {
    try {
      return readFileSync(file, 'latin1')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) && [`/proc/${pid}/environ`, `/proc/${pid}/cmdline`].some((file) => read(file).includes(path)),
  )
}

describe.skipIf(WITHOUT_SCRIPT !== undefined)(WITHOUT_SCRIPT ?? 'cluster.sh', () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'ug-script-'))
    // The user `postgres` has to reach its folder.
    chmodSync(root, 0o755)
    const ports = await listFreePorts(7)
    apiPort = ports[0] as number
    servicePorts = ports.slice(5)
    const { SERVICE: _service, ...inherited } = process.env
    variables = {
      ...inherited,
      ...TIMES,
      API_PORT: String(apiPort),
      DATABASE_PORT: String(ports[1]),
      ETCD_PORT: String(ports[2]),
      POSTGRES_PORT: String(ports[3]),
      PATRONI_PORT: String(ports[4]),
      SERVICE_PORTS: servicePorts.join(' '),
      TOKEN_KEY: KEY.toString('base64'),
      API_TOKEN: CUSTOMER,
      LOG_LEVEL: 'warn',
    }
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  describe('start', () => {
    it.each([
      [
        '/nonexistent/cluster',
        'error: the folder /nonexistent does not exist. Create it first, or select another folder.\n',
      ],
      [
        'other/node1',
        /^error: .*\/other\/node1 is in the folder of another cluster, .*\/other\. Select another folder\.\n$/,
      ],
      [
        'x'.repeat(80),
        /^error: .* is too long\. Select a folder with at most 84 bytes, for example \/tmp\/cluster\.\n$/,
      ],
      ['.', /^error: .* already exists\.\n$/],
    ])('refuses the folder %s before it starts anything', async (path, text) => {
      mkdirSync(join(root, 'other'), { recursive: true })
      writeFileSync(join(root, 'other/patroni-1.yml'), '')
      const folder = path.startsWith('/') ? path : join(root, path)
      const result = await runScript('start', folder)
      expect(result).toEqual({ code: 1, text: typeof text === 'string' ? text : expect.stringMatching(text) })
      expect(path === '.' || !existsSync(folder)).toBe(true)
      expect(listProcesses(folder)).toEqual([])
    })

    it.each(['ETCD_PORT', 'DATABASE_PORT', 'API_PORT', 'SERVICE_PORTS', 'PATRONI_PORT', 'POSTGRES_PORT'])(
      'refuses a %s that is in use before it starts anything',
      async (name) => {
        const port = Number(variables[name]?.split(' ')[0])
        const server = createServer()
        await new Promise<void>((resolve) => server.listen(port, '0.0.0.0', resolve))
        const folder = join(root, 'in-use')
        const address = /PATRONI|POSTGRES/.test(name) ? '127.0.0.11' : '127.0.0.1'
        expect(await runScript('start', folder)).toEqual({
          code: 1,
          text: `error: port ${port} of ${address} cannot be used: Address already in use. Stop what uses it, or set ${name}.\n`,
        })
        expect(existsSync(folder)).toBe(false)
        await new Promise((resolve) => server.close(resolve))
      },
    )
  })

  describe('a running cluster', () => {
    let folder: string
    beforeAll(async () => {
      folder = join(root, 'cluster')
      const { code, text } = await runScript('start', folder)
      if (code !== 0) throw new Error(text)
    }, 300_000)
    afterAll(async () => {
      if (existsSync(folder)) await runScript('stop', folder)
    })

    const call = (...request: Parameters<ReturnType<typeof createCall>>) => createCall(apiPort)(...request)
    const readPid = (file: string) => Number(readFileSync(join(folder, file), 'utf8').split('\n')[0])

    /** Returns the reason of the outage that the metrics of the first instance name. */
    async function readOutage(): Promise<string> {
      const { body } = await createCall(servicePorts[0] as number)('GET', undefined, { path: '/metrics' })
      const reasons = OUTAGE_REASONS.filter((reason) => body.includes(`store_outage{reason="${reason}"} 1`))
      return reasons.join(', ') || 'none'
    }

    /** Waits until every node is running, and returns the number of the primary. */
    async function waitUntilComplete(): Promise<number> {
      let members: { name: string; role: string; state: string }[] = []
      const readRoles = async () => {
        const response = await fetch(`http://127.0.0.11:${variables.PATRONI_PORT}/cluster`)
        members = ((await response.json()) as { members: typeof members }).members
        return members.filter(({ state }) => /running|streaming/.test(state)).map(({ role }) => role)
      }
      await expect
        .poll(async () => (await readRoles().catch(() => [])).toSorted(), POLL)
        .toEqual(['leader', 'replica', 'sync_standby'])
      return Number(members.find(({ role }) => role === 'leader')?.name.replace('node', ''))
    }

    function killNode(node: number): void {
      for (const file of [`node${node}.pid`, `node${node}/postmaster.pid`]) process.kill(readPid(file), 'SIGKILL')
    }

    const create = async (id: string) => (await call('GET', { user_group_id: id })).status

    it('refuses to start what is already running, and leaves it alone', async () => {
      await expect.poll(() => create('first'), POLL).toBe(200)
      const files = ['node1.pid', 'node1/postmaster.pid', 'node2.pid', 'node2/postmaster.pid', 'service1.pid']
      const before = files.map(readPid)
      for (const node of ['1', '2'])
        expect(await runScript('start-node', folder, node)).toEqual({
          code: 1,
          text: `error: node ${node} is already running.\n`,
        })
      expect(await runScript('start-service', `${folder}/`, '1')).toEqual({
        code: 1,
        text: 'error: instance 1 is already running.\n',
      })
      expect(files.map(readPid)).toEqual(before)
      expect(await create('second')).toBe(200)
    })

    it.each([
      ['start-node', '4', 'error: there is no node "4"; expected a number from 1 to 3.\n'],
      ['start-service', '', 'error: there is no instance ""; expected a number from 1 to 2.\n'],
    ])('refuses %s "%s"', async (command, number, text) => {
      expect(await runScript(command, folder, number)).toEqual({ code: 1, text })
      expect(await runScript(command, `${folder}/none`, number)).toEqual({
        code: 1,
        text: `error: ${folder}/none is not the folder of a cluster.\n`,
      })
    })

    it('starts Patroni again without harming the database that it left', async () => {
      const database = readPid('node1/postmaster.pid')
      process.kill(readPid('node1.pid'), 'SIGKILL')
      await expect.poll(() => runScript('start-node', folder, '1'), POLL).toEqual({ code: 0, text: '' })
      await expect
        .poll(
          () => fetch(`http://127.0.0.11:${variables.PATRONI_PORT}/health`).then(({ status }) => status, String),
          POLL,
        )
        .toBe(200)
      expect(readPid('node1/postmaster.pid')).toBe(database)
    })

    it('serves reads through the proxy and starts instances without a replica, and writes once one is back', {
      timeout: 3 * TIMEOUT,
    }, async () => {
      await expect.poll(() => create('read'), POLL).toBe(200)
      const primary = await waitUntilComplete()
      const replicas = [1, 2, 3].filter((node) => node !== primary)
      for (const node of replicas) killNode(node)
      await expect.poll(readOutage, POLL).toBe('not_replicated')

      for (const pid of listProcesses(`${folder}/service1`)) process.kill(Number(pid), 'SIGKILL')
      await expect.poll(() => listProcesses(`${folder}/service1`), POLL).toEqual([])
      expect(await runScript('start-service', folder, '1')).toEqual({ code: 0, text: '' })
      await expect.poll(readOutage, POLL).toBe('not_replicated')
      expect(readFileSync(join(folder, 'service1.log'), 'utf8')).toContain(
        '"no synchronous replica is connected: reads succeed, and writes return 503"',
      )

      for (let round = 0; round < 20; round++) expect(await create('read')).toBe(200)
      expect(await call('GET', undefined, { path: '/readyz' })).toMatchObject({
        status: 200,
        body: { warning: expect.stringContaining('replica') },
      })
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => call('GET', { user_group_id: `new ${index}` })),
      )
      for (const response of responses)
        expect(response).toMatchObject({ status: 503, body: { error: { code: 'store_unavailable' } } })
      expect(await create('read')).toBe(200)

      for (const node of replicas)
        expect(await runScript('start-node', folder, String(node))).toEqual({ code: 0, text: '' })
      await expect.poll(() => create('healed'), POLL).toBe(200)
      await expect.poll(readOutage, POLL).toBe('none')
    })

    it('names a failover in the metrics', { timeout: 3 * TIMEOUT }, async () => {
      const seen = new Set<string>()
      const primary = await waitUntilComplete()
      killNode(primary)
      await expect.poll(async () => [...seen.add(await readOutage())], POLL).toContain('no_primary')
      await expect.poll(() => create('after'), POLL).toBe(200)
      await expect.poll(readOutage, POLL).toBe('none')
      expect(await runScript('start-node', folder, String(primary))).toEqual({ code: 0, text: '' })
    })

    it('stops every process that it has started', { timeout: 2 * TIMEOUT }, async () => {
      expect(listProcesses(folder).length).toBeGreaterThan(10)
      expect(await runScript('stop', folder)).toEqual({ code: 0, text: '' })
      expect(existsSync(folder)).toBe(false)
      await expect.poll(() => listProcesses(folder)).toEqual([])
    })
  })
})
