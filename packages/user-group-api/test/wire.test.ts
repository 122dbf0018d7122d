import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../src/http/index.ts'
import { createLogger } from '../src/service/create-logger.ts'
import { CUSTOMER, createCall, openTestApp, type TestApp } from './open-test-app.ts'
import { parseResponses, type RawResponse, sendRaw } from './send-raw.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ settings: { requestTimeout: 1000, maxInFlight: 40 } })
})
afterAll(() => app.close())

const BODY = '{"user_group_id":"wire"}'
const head = (...lines: string[]): string =>
  [
    'GET /api/user HTTP/1.1',
    'Host: test',
    `Authorization: Token ${CUSTOMER}`,
    'Content-Type: application/json',
    ...lines,
    '\r\n',
  ].join('\r\n')
const length = `Content-Length: ${BODY.length}`

/** Expects the headers that every response has, including those that Fastify did not create. */
function expectHeaders(response: RawResponse | undefined): void {
  const lines = response?.head.toLowerCase().split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'content-type: application/json',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${response?.body.request_id}`,
    ]),
  )
}

async function send(...parts: (string | Buffer)[]) {
  return parseResponses(await sendRaw(app.port, parts))
}

describe('framing', () => {
  it('accepts a chunked body with GET', async () => {
    const chunks = `5\r\n${BODY.slice(0, 5)}\r\n${(BODY.length - 5).toString(16)}\r\n${BODY.slice(5)}\r\n0\r\n\r\n`
    expect(await send(head('Transfer-Encoding: chunked'), chunks)).toMatchObject([
      { status: 200, body: { success: 1, user_group: { provided_id: 'wire' } } },
    ])
  })

  it.each<[string, number, string, string[]]>([
    ['a length and chunked encoding', 400, 'bad_request', [head(length, 'Transfer-Encoding: chunked'), `0\r\n\r\n`]],
    ['two lengths', 400, 'bad_request', [head(length, 'Content-Length: 3'), BODY]],
    ['a negative length', 400, 'bad_request', [head('Content-Length: -1'), BODY]],
    ['headers of 20 KB', 431, 'headers_too_large', [head(`X-Large: ${'x'.repeat(20_000)}`)]],
    ['garbage', 400, 'bad_request', ['\u0016\u0003\u0001 this is not HTTP\r\n\r\n']],
    ['an unknown method', 400, 'bad_request', ['FETCH /api/user HTTP/1.1\r\nHost: test\r\n\r\n']],
    ['a missing host', 400, 'bad_request', ['GET /healthz HTTP/1.1\r\n\r\n']],
    ['a duplicate Authorization header', 401, 'unauthorized', [head(length, `Authorization: Token ${CUSTOMER}`), BODY]],
    ['a URL that cannot be decoded', 400, 'bad_request', ['GET /% HTTP/1.1\r\nHost: test\r\n\r\n']],
    ['an unknown expectation', 417, 'expectation_failed', [head(length, 'Expect: tea')]],
  ])('rejects %s with %i', async (_name, status, code, parts) => {
    const [response] = await send(...parts)
    expect(response).toMatchObject({ status, body: { success: 0, error: { code }, request_id: expect.any(String) } })
    expectHeaders(response)
  })

  it('logs requests that never reach a route, with the id of the response', async () => {
    const output = new PassThrough()
    const logged = await openTestApp({ dependencies: { logger: createLogger('info', output) } })
    for (const [text, code] of [
      ['garbage\r\n\r\n', 'bad_request'],
      [head('Expect: tea'), 'expectation_failed'],
    ] as const) {
      const [response] = parseResponses(await sendRaw(logged.port, [text]))
      const log = String(output.read())
      expect(log).toContain(`"reqId":"${response?.body.request_id}"`)
      expect(log).toContain(code)
    }
    await logged.close()
  })

  it('rejects a body without Content-Type', async () => {
    const untyped = head(length).replace('Content-Type: application/json\r\n', '')
    expect(await send(untyped, BODY)).toMatchObject([
      { status: 415, body: { error: { code: 'unsupported_media_type' } } },
    ])
    const empty = head('Content-Length: 0').replace('Content-Type: application/json\r\n', '')
    expect(await send(empty)).toMatchObject([{ status: 400, body: { error: { code: 'missing_body' } } }])
  })

  it('treats an unframed body as a malformed request', async () => {
    const responses = await send(head(), BODY)
    expect(responses[0]).toMatchObject({ status: 400, body: { success: 0 } })
    expect(responses.every(({ status }) => status === 400)).toBe(true)
  })

  it('responds to pipelined requests in order', async () => {
    const one = (id: string): string => head(`Content-Length: ${BODY.length}`) + BODY.replace('wire', id)
    const responses = await send(['aaaa', 'bbbb', 'cccc'].map(one).join(''))
    expect(responses.map(({ body }) => (body.user_group as { provided_id: string }).provided_id)).toEqual([
      'aaaa',
      'bbbb',
      'cccc',
    ])
  })

  it('keeps a connection open after a body that was not read', async () => {
    const refused = head(length).replace('Token', 'Bearer') + BODY
    expect(await send(refused + head(length) + BODY)).toMatchObject([{ status: 401 }, { status: 200 }])
  })
})

describe('Expect: 100-continue', () => {
  it('continues for authenticated clients', async () => {
    const text = await sendRaw(app.port, [head(length, 'Expect: 100-continue'), BODY])
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  })

  it('rejects other clients before they send the body', async () => {
    const text = await sendRaw(app.port, [head(length, 'Expect: 100-continue').replace(CUSTOMER, 'x')])
    expect(text).toMatch(/^HTTP\/1\.1 401 /)
  })
})

describe('slow, aborted and oversized requests', () => {
  it('returns 408 if the body does not arrive', async () => {
    const responses = parseResponses(await sendRaw(app.port, [head('Content-Length: 100'), '{'], { quiet: 5000 }))
    expect(responses).toMatchObject([{ status: 408, body: { success: 0, error: { code: 'request_timeout' } } }])
    expectHeaders(responses[0])
  })

  it('does not count aborted uploads as in progress', async () => {
    for (let count = 0; count < 60; count++) {
      const socket = connect(app.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`${head('Content-Length: 100')}{`)
      await wait(5)
      socket.destroy()
    }
    // There were more of them than may be in progress at once.
    expect(await app.call('GET', { user_group_id: 'after' })).toMatchObject({ status: 200 })
  })

  it('counts aborted uploads with status 499', async () => {
    const counting = await openTestApp({ dependencies: { metrics: createMetrics() } })
    const socket = connect(counting.port, '127.0.0.1')
    socket.write(`${head('Content-Length: 100')}{`)
    await wait(100)
    socket.destroy()
    await wait(100)
    const { body } = await counting.call('GET', undefined, { path: '/metrics' })
    expect(body).toContain('user_group_api_requests_total{method="GET",status="499"} 1')
    await counting.close()
  })

  it('refuses connections beyond the limit', async () => {
    const output = new PassThrough()
    const logger = createLogger('warn', output)
    const small = await openTestApp({ settings: { maxConnections: 2 }, dependencies: { logger } })
    const held = [connect(small.port, '127.0.0.1'), connect(small.port, '127.0.0.1')]
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    expect(await sendRaw(small.port, [head(length), BODY])).toBe('')
    expect(String(output.read())).toContain('more than 2 connections')
    for (const socket of held) socket.destroy()
    await wait(100)
    expect(await small.call('GET', { user_group_id: 'later' })).toMatchObject({ status: 200 })
    await small.close()
  })

  it.each([
    ['a length', 'Content-Length: 1073741824', (chunk: Buffer) => [chunk]],
    ['chunked encoding', 'Transfer-Encoding: chunked', (chunk: Buffer) => ['10000\r\n', chunk, '\r\n']],
  ])('returns 413 to a gigabyte with %s and closes the connection', async (_name, line, frame) => {
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    let isOpen = true
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isOpen = false
    })
    socket.write(head(line))
    const chunk = Buffer.alloc(0x10000, ' ')
    for (let sent = 0; sent < 1024 ** 3 && isOpen; sent += chunk.length) {
      for (const part of frame(chunk)) {
        if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
      }
    }
    expect(parseResponses(text)).toMatchObject([{ status: 413, body: { error: { code: 'body_too_large' } } }])
    // The service discards up to 8 MiB; the rest is in buffers of the system.
    expect(isOpen).toBe(false)
    expect(socket.bytesWritten).toBeLessThan(64 * 1024 ** 2)
  })

  it('returns 503 if too many requests are in progress', async () => {
    const sockets = Array.from({ length: 40 }, () => connect(app.port, '127.0.0.1'))
    for (const socket of sockets) socket.on('error', () => {}).write(`${head('Content-Length: 100')}{`)
    await wait(200)
    const rejected = await app.call('GET', { user_group_id: 'many' })
    expect(rejected).toMatchObject({
      status: 503,
      body: { error: { code: 'overloaded' } },
      headers: { 'retry-after': '1' },
    })
    // A busy service is still healthy.
    for (const path of ['/healthz', '/readyz']) {
      expect(await app.call('GET', undefined, { path })).toMatchObject({ status: 200 })
    }
    for (const socket of sockets) socket.destroy()
    await wait(100)
    expect(await app.call('GET', { user_group_id: 'many' })).toMatchObject({ status: 200 })
  })
})

it('completes pending requests, rejects new ones, and stops', async () => {
  const stopping = await openTestApp()
  const agent = new Agent({ keepAlive: true })
  const call = createCall(stopping.port, agent)
  /** Sends half a request. */
  const startRequest = () => {
    const socket = connect(stopping.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.write(head(length) + BODY.slice(0, 5))
    const closed = once(socket, 'close').then(() => parseResponses(text))
    return { socket, closed }
  }
  const first = startRequest()
  await call('GET', { user_group_id: 'before' })
  await wait(100)
  const stopped = stopping.close()
  await wait(100)
  first.socket.write(BODY.slice(5) + head(length) + BODY)
  expect(await first.closed).toMatchObject([
    { status: 200 },
    { status: 503, body: { success: 0, error: { code: 'shutting_down' } } },
  ])
  await stopped
  await expect(call('GET', { user_group_id: 'late' })).rejects.toThrow()
  agent.destroy()
})
