import { once } from 'node:events'
import { request as sendRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createMock, loadSpec } from '../../api/index.ts'
import { type MockLimits, serveMock } from './serve-mock.ts'

const MEGABYTE = 2 ** 20

const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } })

/** A spec with ordinary operations and with one that is hostile in each part of a response. */
const SPEC = {
  openapi: '3.1.0',
  servers: [{ url: '/v1' }],
  paths: {
    '/users/{id}': { get: { responses: { 200: json({}, { example: { name: 'Ada' } }) } } },
    '/users': {
      post: { requestBody: { required: true, ...json({ $ref: '#/components/schemas/User' }) }, responses: { 201: {} } },
    },
    '/{a}{b}{c}{d}{e}{f}-{g}{h}{i}X': { get: { responses: { 200: {} } } },
    '/headers': {
      get: {
        responses: {
          200: {
            headers: {
              'X-Split': { schema: { example: 'a\r\nSet-Cookie: stolen=1' } },
              'X-Name\r\nX-Injected': { schema: { example: 'b' } },
              'Transfer-Encoding': { schema: { example: 'chunked' } },
              'Content-Length': { schema: { example: '1' } },
              'Access-Control-Allow-Credentials': { schema: { example: 'true' } },
              'X-Long': { schema: { example: 'c'.repeat(100_000) } },
            },
            content: { 'text/html\r\nX-Injected: 1': { example: '<b>' } },
          },
        },
      },
    },
    '/status': { get: { responses: { '1XX': { description: 'A' }, '999': {}, '2e2': {}, '-1': {} } } },
    '/methods': { additionalOperations: { 'A\r\nX-Injected: 1': { responses: {} }, ['B'.repeat(90_000)]: {} } },
    '/giant': {
      get: { responses: { 200: json({ type: 'array', minItems: 1e9, items: { type: 'string', minLength: 1e9 } }) } },
    },
  },
  components: {
    schemas: {
      User: {
        type: 'object',
        required: ['name'],
        properties: { name: {}, friends: { type: 'array', items: { $ref: '#/components/schemas/User' } } },
      },
    },
  },
}

const cleanups: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function openMock(limits: Partial<MockLimits> = {}) {
  const spec = await loadSpec(
    'api.json',
    async () => JSON.stringify(SPEC),
    () => {},
  )
  const mock = createMock(spec === undefined ? [] : [spec])
  const log: string[] = []
  const onAnswer = ({ method, url }: { method: string; url: string }) => log.push(`${method} ${url}`)
  const server = await serveMock(mock, { host: '127.0.0.1', port: 0, onAnswer, limits })
  cleanups.push(() => server.close())
  return { ...server, log }
}

function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  cleanups.push(() => void socket.destroy())
  return socket
}

/** Sends bytes as they are, and resolves to everything that comes back until the connection is closed. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = openSocket(port)
  socket.write(bytes)
  return text(socket)
}

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)

describe('the mock server', () => {
  it.each([
    ['encoded slashes', '/users/..%2f..%2fetc%2fpasswd', 200],
    ['dots', '/users/../../../etc/passwd', 404],
    ['encoded dots', '/%2e%2e/%2e%2e/etc/passwd', 404],
    ['a null byte', '/users/%00', 200],
    ['a broken escape', '/users/%', 200],
    ['invalid UTF-8', '/users/%ff%fe', 200],
    ['another host', 'http://evil.example/users/1', 404],
    ['an address of a file', 'file:///etc/passwd', 404],
    ['backslashes', '/users\\1', 404],
  ])('answers a path with %s from the spec only', async (_what, path, status) => {
    const { port } = await openMock()
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(statuses(answer)).toEqual([String(status)])
    expect(answer).not.toContain('root:')
  })

  it.each(['evil.example', 'localhost', '127.0.0.1:1', 'a.'.repeat(50)])(
    'gives the same answer under the host %s, because any site may read it',
    async (host) => {
      const { port } = await openMock()
      const answer = await sendRaw(port, `GET /v1/users/1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(answer).toContain('"name": "Ada"')
      expect(answer).toContain('Access-Control-Allow-Origin: *')
      expect(answer).not.toContain(host)
      expect(answer.toLowerCase()).not.toContain('access-control-allow-credentials')
    },
  )

  it.each(['TRACE', 'PROPFIND', 'M-SEARCH', 'PURGE', 'QUERY'])(
    'has no method %s that the spec has not',
    async (method) => {
      const { port } = await openMock()
      const answer = await sendRaw(
        port,
        `${method} /users/1 HTTP/1.1\r\nHost: a\r\nX-Secret: 1\r\nConnection: close\r\n\r\n`,
      )
      expect(statuses(answer)[0]).toMatch(/^40[05]$/)
      expect(answer).not.toContain('X-Secret')
    },
  )

  it('closes a CONNECT, and answers an upgrade as an ordinary request', async () => {
    const { port } = await openMock()
    expect(await sendRaw(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')).toBe('')
    const head = 'GET /users/1 HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\n'
    const answer = await sendRaw(port, `${head}Upgrade: websocket\r\nSec-WebSocket-Key: eA==\r\n\r\n`)
    expect(statuses(answer)).not.toContain('101')
  })

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an unknown encoding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'Content-Length : 40\r\n\r\n'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n'],
    ['a bare line feed in a chunk', 'Transfer-Encoding: chunked\r\n\r\n0\n\n'],
    ['a negative length', 'Content-Length: -1\r\n\r\n'],
  ])('never takes the body of a request with %s for another request', async (_what, rest) => {
    const { port, log } = await openMock({ requestTime: 500, headersTime: 500 })
    const smuggled = 'GET /users/smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
    const answer = await sendRaw(port, `POST /users HTTP/1.1\r\nHost: a\r\n${rest}${smuggled}`)
    expect(statuses(answer).slice(-1)[0] ?? '400').toMatch(/^40[08]$/)
    expect(log.filter((line) => line.includes('smuggled'))).toEqual([])
  })

  it('sends no header, status or method of the spec that could split a response', async () => {
    const { origin, port } = await openMock()
    const answer = await sendRaw(port, 'GET /headers HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(statuses(answer)).toEqual(['200'])
    expect(answer).toMatch(/Content-Type: application\/octet-stream/)
    expect(answer).not.toMatch(/X-Injected|stolen|X-Long|Allow-Credentials|Content-Length/i)
    expect((await fetch(`${origin}/status`)).status).toBe(200)
    const refused = await sendRaw(port, 'GET /methods HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(statuses(refused)).toEqual(['405'])
    expect(refused).toContain('Allow: OPTIONS\r\n')
    expect(refused).not.toContain('X-Injected')
  })

  it('generates an example of a bounded size', async () => {
    const { origin } = await openMock()
    const answer = await fetch(`${origin}/giant`)
    expect(answer.status).toBe(200)
    expect((await answer.text()).length).toBeLessThan(MEGABYTE)
  })

  it('matches a path with many parameters in linear time', async () => {
    const { origin } = await openMock()
    const start = performance.now()
    expect((await fetch(`${origin}/${'a-'.repeat(3_000)}`)).status).toBe(404)
    expect((await fetch(`${origin}${'/a'.repeat(3_000)}`)).status).toBe(404)
    expect((await fetch(`${origin}/abcdef-ghiX`)).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it.each([
    ['an invalid one', '{', 1],
    ['a million brackets', '['.repeat(1_000_000), 1],
    ['a million nested lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000), undefined],
    ['200,000 invalid members', `{"name":1,"friends":[${'{},'.repeat(200_000)}{}]}`, 100],
    ['members that nest 100,000 levels', `${'{"friends":['.repeat(100_000)}{}${']}'.repeat(100_000)}`, 50],
    ['names of the prototype', '{"__proto__":{"name":1}}', 1],
  ])('checks %s as a body', async (_what, body, problems) => {
    const { origin } = await openMock()
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${origin}/users`, { method: 'POST', headers, body })
    const result = (await answer.text()) || '{}'
    expect(answer.status).toBe(problems === undefined ? 201 : 400)
    const { problems: found = [] } = JSON.parse(result) as { problems?: unknown[] }
    expect(found.length).toBeLessThanOrEqual(problems ?? 0)
    expect(({} as { name?: number }).name).toBeUndefined()
  })

  it('refuses a giant body, with and without a length, while it is being sent', async () => {
    const { port } = await openMock({ bodySize: 2 * MEGABYTE })
    for (const headers of [{ 'Content-Length': 3 * MEGABYTE }, { 'Transfer-Encoding': 'chunked' }]) {
      const sent = sendRequest({ port, host: '127.0.0.1', method: 'POST', path: '/users', headers })
      sent.on('error', () => {})
      sent.write(Buffer.alloc(3 * MEGABYTE - 1))
      const [answer] = await once(sent, 'response')
      expect(answer.statusCode).toBe(413)
      sent.destroy()
    }
  })

  it('limits the memory of all bodies together', async () => {
    const { port, origin } = await openMock({ bufferedSize: 2 * MEGABYTE })
    const first = openSocket(port)
    first.write(`POST /users HTTP/1.1\r\nHost: a\r\nContent-Length: ${3 * MEGABYTE}\r\n\r\n`)
    first.write(Buffer.alloc(MEGABYTE + MEGABYTE / 2))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const send = () => fetch(`${origin}/users`, { method: 'POST', body: Buffer.alloc(MEGABYTE) })
    expect((await send()).status).toBe(503)
    first.destroy()
    await expect.poll(async () => (await send()).status).toBe(400)
  })

  it.each([
    ['headers', 'GET /users/1 HTTP/1.1\r\nHost: a\r\nX-A: '],
    ['a body', 'POST /users HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'],
    ['a chunk', 'POST /users HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{'],
  ])('closes connections that never complete %s', async (_what, bytes) => {
    const { port } = await openMock({ headersTime: 300, requestTime: 300 })
    expect(statuses(await sendRaw(port, bytes))).toEqual(['408'])
  })

  it('refuses headers larger than 16 kB', async () => {
    const { port } = await openMock()
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`)
    expect(statuses(answer)).toEqual(['431'])
    expect(statuses(await sendRaw(port, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`))).toEqual(['431'])
  })

  it('answers others while hundreds of connections send slowly', async () => {
    const { port, origin } = await openMock({ connections: 400 })
    const slow = Array.from({ length: 300 }, () => openSocket(port))
    for (const socket of slow) socket.write('POST /users HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{')
    const start = performance.now()
    expect((await fetch(`${origin}/users/1`)).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('drops connections above the limit, and accepts new ones later', async () => {
    const { port, origin } = await openMock({ connections: 5 })
    const open = Array.from({ length: 5 }, () => openSocket(port))
    await Promise.all(open.map((socket) => once(socket, 'connect')))
    const dropped = openSocket(port)
    dropped.write('GET /users/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await new Promise((resolve) => dropped.once('close', resolve))
    for (const socket of open) socket.destroy()
    await expect
      .poll(async () =>
        fetch(`${origin}/users/1`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })
})
