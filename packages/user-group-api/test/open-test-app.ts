import { mkdtempSync, rmSync } from 'node:fs'
import { type Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createAuthenticator,
  createTokenCipher,
  createUserGroupService,
  type UserGroupStore,
} from '../src/core/index.ts'
import { hashToken } from '../src/core/tokens.ts'
import { type AppDependencies, type AppSettings, createApp, DEFAULT_SETTINGS } from '../src/http/index.ts'
import { openSqliteStore } from '../src/store/index.ts'

/** The token key of tests. */
export const KEY = Buffer.alloc(32, 7)

/** API tokens of a test app, one for each environment. */
export const CUSTOMER = 'customer-token'
export const TESTING = 'testing-token'

export interface TestResponse {
  status: number
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary responses.
  body: any
}

/** Sends a request. Strings and buffers are sent unchanged, anything else as JSON. */
export type Call = (
  method: string,
  body?: unknown,
  options?: { token?: string; headers?: Record<string, string>; path?: string },
) => Promise<TestResponse>

export interface TestApp {
  port: number
  store: UserGroupStore
  call: Call
  close(): Promise<void>
}

export interface TestAppOptions {
  settings?: Partial<AppSettings>
  /** A store that the caller closes. By default, an embedded one in a new folder. */
  store?: UserGroupStore
  dependencies?: Partial<Pick<AppDependencies, 'metrics' | 'rateLimit' | 'logger' | 'ping'>>
}

/** Opens the service on a free port. */
export async function openTestApp({
  settings,
  store: givenStore,
  dependencies,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'user-group-api-'))
  const store = givenStore ?? openSqliteStore(folder)
  const now = new Date(0).toISOString()
  const existing = new Set((await store.listApiTokens()).map(({ name }) => name))
  for (const [token, environment] of [
    [CUSTOMER, 'Customer'],
    [TESTING, 'Testing'],
  ] as const) {
    if (!existing.has(token)) await store.insertApiToken({ name: token, environment, tokenHash: hashToken(token), now })
  }
  const app = createApp({
    service: createUserGroupService({ store, cipher: createTokenCipher(KEY), clock: Date.now }),
    authenticate: createAuthenticator(store),
    ping: store.ping,
    openapi: '{}',
    ...dependencies,
    settings: { ...DEFAULT_SETTINGS, ...settings },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    store,
    call: createCall(port),
    async close() {
      await app.close()
      if (givenStore === undefined) await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a function that calls the service on a local port. */
export function createCall(port: number, agent?: Agent): Call {
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
): Promise<TestResponse> {
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
