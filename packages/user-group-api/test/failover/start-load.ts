import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createCall, type TestResponse } from '../open-test-app.ts'

/** A state of a group: its token and name, or undefined if it doesn't exist. */
type State = { token: string; name: string } | undefined

/** What the responses to a client say about a group. Nobody else changes it. */
interface Ledger {
  state: State
  /** A request about it got an error, so it may have been applied or not; nothing is sent about the group after that. */
  pending: 'create' | 'update' | 'rotate' | 'delete' | undefined
}

/** What a load has found out. */
export interface Findings {
  /** Writes that the service acknowledged. */
  acknowledged: number
  /** Acknowledged writes that were not there afterwards. */
  lost: string[]
  /** Ids that were created twice. */
  duplicates: string[]
  /** Responses that are not documented. */
  violations: string[]
  /** Number of responses by status; 0 for a broken connection. */
  statuses: Record<string, number>
}

/** Clients that send requests until they are stopped, and know what has been acknowledged. */
export interface Load {
  /** Returns the longest time without an acknowledged write since the last call, in seconds. */
  takeLongestPause(): number
  /** Waits until this many more writes were acknowledged. */
  waitForWrites(count: number): Promise<void>
  /** Stops the clients. */
  end(): Promise<void>
  /** Compares what the clients know with the database. */
  verify(databaseUrl: string): Promise<Findings>
}

const CLIENTS = 16
/** Milliseconds before a client sends another request after an error. */
const PAUSE = 100
/** Milliseconds until writes have to succeed again. */
const MAX_WAIT = 120_000
/** Clients create a common id each time they have finished this many groups. */
const SHARED_INTERVAL = 3
/** A broken connection has no status. */
const DOCUMENTED = new Set([0, 200, 502, 503, 504])

/**
 * Starts clients that create, update, rotate and delete their own groups, and race each other to create common ones.
 * @param port of the service, or of a proxy in front of it
 * @param prefix distinguishes the ids of this load
 */
export function startLoad(port: number, prefix: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const call = createCall(port, agent)
  const ledgers = new Map<string, Ledger>()
  /** Per common id: who was told to have created it, and the tokens that were returned. */
  const shared = new Map<string, { created: number; tokens: Set<string> }>()
  const lost: string[] = []
  const violations: string[] = []
  const statuses: Record<string, number> = {}
  let acknowledged = 0
  let lastWrite = performance.now()
  let longestPause = 0
  let isOver = false

  /** @returns undefined if it isn't known whether the request was applied */
  async function send(method: string, body: object): Promise<TestResponse | undefined> {
    const response = await call(method, body).catch(() => undefined)
    const status = response?.status ?? 0
    statuses[status] = (statuses[status] ?? 0) + 1
    if (response?.status === 200) return response
    if (!DOCUMENTED.has(status)) violations.push(`${method}: ${status} ${JSON.stringify(response?.body)}`)
    else if (response !== undefined && response.body.success !== 0) violations.push(`${status} without "success": 0`)
    if (status === 503 && response?.headers['retry-after'] === undefined) violations.push('503 without Retry-After')
    await wait(PAUSE)
    // 404 is an answer: the group that this client knows isn't there.
    return status === 404 ? response : undefined
  }

  function acknowledge(): void {
    acknowledged++
    const now = performance.now()
    longestPause = Math.max(longestPause, now - lastWrite)
    lastWrite = now
  }

  /** Sends a request about a group of this client. False if the outcome is unknown or wrong. */
  async function change(
    ledger: Ledger,
    pending: Ledger['pending'],
    method: string,
    body: object,
    toState: (group: Group) => State,
  ) {
    ledger.pending = pending
    const response = await send(method, body)
    if (response === undefined) return false
    ledger.pending = undefined
    if (response.status !== 200) {
      lost.push(`${JSON.stringify(body)}: ${response.status}`)
      return false
    }
    ledger.state = toState(response.body.user_group)
    acknowledge()
    return true
  }

  async function runGroup(id: string): Promise<void> {
    const ledger: Ledger = { state: undefined, pending: undefined }
    ledgers.set(id, ledger)
    if (!(await change(ledger, 'create', 'GET', { user_group_id: id }, toState))) return
    for (let round = 0; round < 2; round++) {
      if (!(await change(ledger, 'update', 'PUT', { user_group_id: id, name: `${id} ${round}` }, toState))) return
      const token = ledger.state?.token
      if (!(await change(ledger, 'rotate', 'POST', { current_token: token }, toState))) return
    }
    if (Math.random() < 0.3) await change(ledger, 'delete', 'DELETE', { user_group_id: id }, () => undefined)
  }

  async function createShared(id: string): Promise<void> {
    const response = await send('GET', { user_group_id: id })
    if (response?.status !== 200) return
    const known = shared.get(id) ?? { created: 0, tokens: new Set() }
    shared.set(id, known)
    known.tokens.add(response.body.user_group.token)
    if (!response.body.new_user_group) return
    known.created++
    acknowledge()
  }

  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let count = 0; !isOver; count++) {
      await runGroup(`${prefix} ${client} ${count}`)
      if (count % SHARED_INTERVAL === 0) await createShared(`${prefix} shared ${Math.floor(ledgers.size / 100)}`)
    }
  })

  return {
    takeLongestPause() {
      const longest = Math.max(longestPause, performance.now() - lastWrite) / 1000
      longestPause = 0
      return longest
    },
    async waitForWrites(count) {
      const end = performance.now() + MAX_WAIT
      for (const enough = acknowledged + count; acknowledged < enough; await wait(20)) {
        if (performance.now() > end) throw new Error(`No writes for ${MAX_WAIT} ms: ${JSON.stringify(statuses)}`)
      }
    },
    async end() {
      isOver = true
      await Promise.all(clients)
      agent.destroy()
    },
    async verify(databaseUrl) {
      const rows = await readGroups(databaseUrl, prefix)
      for (const [id, ledger] of ledgers) {
        if (!isPossible(ledger, rows.get(id) ?? [])) lost.push(`${id}: ${JSON.stringify([ledger, rows.get(id)])}`)
      }
      for (const [id, { tokens }] of shared) {
        const [row] = rows.get(id) ?? []
        const [token = ''] = tokens
        if (row?.hash !== toHash(token)) lost.push(id)
      }
      const duplicates = [
        ...[...rows].filter(([, list]) => list.length > 1).map(([id]) => id),
        ...[...shared].filter(([, { created, tokens }]) => created > 1 || tokens.size > 1).map(([id]) => id),
      ]
      return { acknowledged, lost, duplicates, violations, statuses }
    },
  }
}

interface Group {
  token: string
  name: string
}

function toState({ token, name }: Group): State {
  return { token, name }
}

interface Row {
  name: string
  /** Of the token, as hex. */
  hash: string
}

/** Reads the groups from the tables rather than from an index, which could be what is wrong. */
async function readGroups(databaseUrl: string, prefix: string): Promise<Map<string, Row[]>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('SET enable_indexscan = off; SET enable_bitmapscan = off; SET enable_indexonlyscan = off')
  const { rows } = await client.query<Row & { id: string }>(
    "SELECT provided_id AS id, name, encode(token_hash, 'hex') AS hash FROM user_groups WHERE starts_with(provided_id, $1)",
    [`${prefix} `],
  )
  await client.end()
  const groups = new Map<string, Row[]>()
  for (const { id, ...row } of rows) groups.set(id, [...(groups.get(id) ?? []), row])
  return groups
}

function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether what is stored follows from what was acknowledged. A request with an unknown outcome may have been applied. */
function isPossible({ state, pending }: Ledger, rows: readonly Row[]): boolean {
  const [row] = rows
  if (row === undefined) return state === undefined || pending === 'delete'
  if (state === undefined) return pending === 'create'
  const isSameToken = row.hash === toHash(state.token)
  const isSameName = row.name === state.name
  return (isSameToken || pending === 'rotate') && (isSameName || pending === 'update')
}
