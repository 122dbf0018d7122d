import { mkdtempSync, rmSync } from 'node:fs'
import { type Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFindCaller } from '../src/core/api-tokens.ts'
import { createTokenSealer } from '../src/core/token-cipher.ts'
import { hashToken } from '../src/core/tokens.ts'
import { createUserGroupService } from '../src/core/user-group-service.ts'
import type { UserGroupStore } from '../src/core/user-group-store.ts'
import { type AppParts, type AppSettings, createApp, DEFAULT_SETTINGS } from '../src/http/create-app.ts'
import { openSqliteStore } from '../src/store/sqlite/open-sqlite-store.ts'

/** The key of tokens in tests. */
export const KEY = Buffer.alloc(32, 7)

/** API tokens that a test app knows. */
export const CUSTOMER = 'customer-token'
export const TESTING = 'testing-token'

export interface TestAnswer {
  status: number
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came.
  body: any
}

export interface TestApp {
  port: number
  store: UserGroupStore
  /** Sends a request: texts and bytes as they are, anything else as JSON. */
  call(
    method: string,
    body?: unknown,
    options?: { token?: string; headers?: Record<string, string>; path?: string },
  ): Promise<TestAnswer>
  close(): Promise<void>
}

/** What a test may want of an app besides the default. */
export interface TestAppOptions {
  settings?: Partial<AppSettings>
  /** The store below it; the caller closes it. Default an embedded one in a new folder. */
  store?: UserGroupStore
  parts?: Partial<Pick<AppParts, 'metrics' | 'rateLimit' | 'logger' | 'ping'>>
}

/** Opens the service on a free port. */
export async function openTestApp({ settings, store: shared, parts }: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'user-group-api-'))
  const store = shared ?? openSqliteStore(folder)
  const now = new Date(0).toISOString()
  const known = new Set((await store.listApiTokens()).map(({ name }) => name))
  for (const [token, environment] of [
    [CUSTOMER, 'Customer'],
    [TESTING, 'Testing'],
  ] as const) {
    if (!known.has(token)) await store.insertApiToken({ name: token, environment, tokenHash: hashToken(token), now })
  }
  const app = createApp({
    service: createUserGroupService({ store, sealer: createTokenSealer(KEY), clock: Date.now }),
    findCaller: createFindCaller(store),
    ping: store.ping,
    openapi: '{}',
    ...parts,
    settings: { ...DEFAULT_SETTINGS, ...settings },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    store,
    call: callAt(port),
    async close() {
      await app.close()
      if (shared === undefined) await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What calls the service at a port of this machine. */
export function callAt(port: number, agent?: Agent): TestApp['call'] {
  return (method, body, { token = CUSTOMER, headers = {}, path = '/api/user' } = {}) =>
    send(port, agent, method, path, body, { authorization: `Token ${token}`, ...headers })
}

function send(
  port: number,
  agent: Agent | undefined,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<TestAnswer> {
  const bytes = body === undefined ? undefined : toBytes(body)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        agent,
        method,
        path,
        headers: { ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }), ...headers },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: /json/.test(incoming.headers['content-type'] ?? '') ? JSON.parse(text) : text,
          })
        })
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}

function toBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}
