import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createAskServer } from './ask-server.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const LIMITS = { timeOut: 300, pause: 7 }
const ask = createAskServer(async () => undefined, LIMITS)

describe('createAskServer', () => {
  it('returns status, headers and body, and follows no redirect', async () => {
    const url = await listen((request, response) => {
      response.writeHead(302, { Location: '/loop', 'X-Accept': request.headers.accept }).end('moved')
    })
    const answer = await ask(url, { accept: 'text/markdown', maxBytes: 100 })
    if (!('status' in answer)) throw new Error(answer.reason)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('x-accept')]).toEqual([
      302,
      '/loop',
      'text/markdown',
    ])
    expect(new TextDecoder().decode(answer.body)).toBe('moved')
  })

  it('reads no more of an endless body than requested', async () => {
    const url = await listen((_request, response) => {
      const send = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        response.once('drain', send)
      }
      send()
    })
    expect(await ask(url, { maxBytes: 25_000 })).toMatchObject({ status: 200, body: { length: 25_000 } })
  })

  it.each<[string, RequestListener]>([
    ['sends nothing', () => undefined],
    ['never ends a response', (_request, response) => void response.writeHead(200).write('x')],
  ])('gives up on a server that %s', async (_name, listener) => {
    expect(await ask(await listen(listener), { maxBytes: 100 })).toEqual({
      isUnknownHost: false,
      reason: 'no response within 0.3 seconds',
    })
  })

  it.each<[string, RequestListener]>([
    ['closes the connection', (request) => void request.socket.destroy()],
    ['sends no HTTP', (request) => void request.socket.end('hello\r\n\r\n')],
    [
      'sends a body that is not compressed',
      (_request, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'.repeat(1_000)),
    ],
  ])('reports a server that %s', async (_name, listener) => {
    expect(await ask(await listen(listener), { maxBytes: 100 })).toMatchObject({
      reason: expect.stringContaining('the connection failed'),
    })
  })

  it('waits for a busy server, but not for long', async () => {
    const waits: number[] = []
    const patient = createAskServer(async (milliseconds) => waits.push(milliseconds), LIMITS)
    const busy = await listen((_request, response) => void response.writeHead(429).end())
    const closed = await listen((_request, response) => void response.writeHead(503, { 'Retry-After': '3600' }).end())
    expect(await patient(busy, { maxBytes: 1 })).toMatchObject({ status: 429 })
    expect(await patient(closed, { maxBytes: 1 })).toMatchObject({ status: 503 })
    expect(waits).toEqual([7, 7])
  })
})
