import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openRelay, openServer, readAnswer } from './testing/open-relay.ts'

/** An API that returns what arrived, and a relay that may send to it. */
async function openEcho(options = {}) {
  const seen: { method?: string; url?: string; raw: string[]; body: string }[] = []
  const port = await openServer(async (request, response) => {
    const body = String(await buffer(request))
    seen.push({ method: request.method ?? '', url: request.url ?? '', raw: request.rawHeaders, body })
    response.writeHead(201, 'Made', ['Content-Type', 'text/plain', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'])
    response.end(`echo ${body}`)
  })
  const api = `http://127.0.0.1:${port}`
  return { api, seen, ...(await openRelay({ origins: [api], privateOrigins: [api], ...options })) }
}

const toPairs = (raw: string[]) => raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []))

describe('createRelay', () => {
  it('responds to GET so that pages can detect it', async () => {
    const { origin } = await openRelay({ origins: [] })
    const answer = await fetch(`${origin}/_spearmint/relay`)
    expect([answer.status, answer.headers.get('spearmint-relay')]).toEqual([204, '1'])
    expect((await fetch(`${origin}/other`)).status).toBe(404)
  })

  it.each(['GET', 'DELETE', 'PUT', 'POST', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'sends %s with its body',
    async (method) => {
      const { api, seen, call } = await openEcho()
      const body = '{"name":"Jörg \\u0000"}'
      const headers = [
        ['Content-Type', 'application/json'],
        ['Authorization', 'Token abc'],
        ['X-Two', '1'],
        ['X-Two', '2'],
      ] as const
      const answer = await call({ method, url: `${api}/api/user?a=%20b`, headers }, body)
      expect(seen[0]).toMatchObject({ method, url: '/api/user?a=%20b', body })
      expect(toPairs(seen[0]?.raw ?? [])).toEqual([
        `Host: ${new URL(api).host}`,
        'Content-Type: application/json',
        'Authorization: Token abc',
        'X-Two: 1',
        'X-Two: 2',
        'Accept: */*',
        'User-Agent: spearmint-relay',
        'Accept-Encoding: identity',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
      ])
      expect(answer).toMatchObject({
        status: 200,
        described: { status: 201, statusText: 'Made', url: `${api}/api/user?a=%20b` },
      })
      expect(String(answer.body)).toBe(`echo ${body}`)
    },
  )

  it('reports cookies without setting them, and returns nothing that a browser renders', async () => {
    const { api, call } = await openEcho()
    const { headers, described } = await call({ url: api })
    expect(described?.headers).toEqual(
      expect.arrayContaining([
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ]),
    )
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store, no-transform',
    })
    expect(described?.milliseconds).toBeGreaterThanOrEqual(0)
  })

  it("sends none of the reader's own headers, and none of a connection", async () => {
    const { api, seen, call } = await openEcho()
    const headers = [
      ['Connection', 'close, X-Gone'],
      ['X-Gone', '1'],
      ['Keep-Alive', 'timeout=5'],
      ['Transfer-Encoding', 'chunked'],
      ['Content-Length', '9999'],
      ['TE', 'trailers'],
      ['Upgrade', 'websocket'],
      ['Proxy-Authorization', 'Basic eA=='],
      ['Host', 'elsewhere.example'],
      ['X-Forwarded-For', '10.0.0.1'],
      ['Forwarded', 'for=10.0.0.1'],
      ['X-Kept', '1'],
    ] as const
    await call({ method: 'POST', url: api, headers }, 'abc', { Cookie: 'session=secret', 'X-Own': '1' })
    const names = (seen[0]?.raw ?? []).filter((_, index) => index % 2 === 0)
    expect(names).toEqual(['Host', 'X-Kept', 'Accept', 'User-Agent', 'Accept-Encoding', 'Content-Length', 'Connection'])
    expect(seen[0]?.raw[1]).toBe(new URL(api).host)
    expect(seen[0]?.body).toBe('abc')
  })

  it('streams a large body', async () => {
    const { api, seen, call } = await openEcho()
    const body = 'x'.repeat(3 * 2 ** 20)
    expect((await call({ method: 'DELETE', url: api }, body)).described?.status).toBe(201)
    expect(seen[0]?.body).toBe(body)
  })

  it('does not decode compressed bodies', async () => {
    const port = await openServer((_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('hello')),
    )
    const { origin } = await openRelay({ origins: [], privateOrigins: [`http://127.0.0.1:${port}`] })
    const description = { method: 'GET', url: `http://127.0.0.1:${port}/`, headers: [] }
    const answer = await fetch(`${origin}/_spearmint/relay`, {
      method: 'POST',
      headers: { Origin: origin, 'Spearmint-Request': Buffer.from(JSON.stringify(description)).toString('base64url') },
    })
    expect(await answer.text()).toBe('hello')
  })

  it('streams each chunk immediately', async () => {
    let write: (text: string) => void = () => {}
    const port = await openServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
      write = (text) => (text === '' ? response.end() : response.write(text))
    })
    const { ask } = await openRelay({ origins: [], privateOrigins: [`http://127.0.0.1:${port}`] })
    const { sent, answer } = ask({ url: `http://127.0.0.1:${port}/` })
    sent.end()
    const stream = await answer
    const pieces: string[] = []
    for (const piece of ['data: 1\n\n', 'data: 2\n\n']) {
      const came = new Promise<Buffer>((resolve) => stream.once('data', resolve))
      write(piece)
      pieces.push(String(await came))
    }
    write('')
    expect(pieces).toEqual(['data: 1\n\n', 'data: 2\n\n'])
  })

  it('aborts the request when the client disconnects', async () => {
    let gone: () => void = () => {}
    const ended = new Promise<void>((resolve) => (gone = resolve))
    const asked = new Promise<void>((resolve) => {
      void openServer((request, response) => {
        response.on('close', gone)
        request.resume()
        resolve()
      }).then(async (port) => {
        const { ask } = await openRelay({ origins: [], privateOrigins: [`http://127.0.0.1:${port}`] })
        const { sent, answer } = ask({ url: `http://127.0.0.1:${port}/` })
        sent.end()
        answer.catch(() => {})
        void asked.then(() => sent.destroy())
      })
    })
    await asked
    await ended
  })

  it('applies backpressure', async () => {
    let written = 0
    const port = await openServer((_request, response) => {
      const chunk = Buffer.alloc(2 ** 16)
      const more = () => {
        while (written < 40 * 2 ** 20) {
          written += chunk.length
          if (!response.write(chunk)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    const { ask } = await openRelay({ origins: [], privateOrigins: [`http://127.0.0.1:${port}`] })
    const { sent, answer } = ask({ url: `http://127.0.0.1:${port}/` })
    sent.end()
    const stream = await answer
    stream.pause()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(written).toBeLessThan(30 * 2 ** 20)
    const { body } = await readAnswer(stream as IncomingMessage)
    expect(body.length).toBe(40 * 2 ** 20)
  })

  it('reports why there is no response from an API', async () => {
    const { call } = await openRelay({
      origins: ['http://nowhere.example'],
      privateOrigins: ['http://127.0.0.1:1'],
      resolve: async () => [],
    })
    expect((await call({ url: 'http://127.0.0.1:1/' })).failure).toEqual({
      code: 'no-connection',
      message: 'No response from 127.0.0.1:1 (ECONNREFUSED).',
    })
    expect((await call({ url: 'http://nowhere.example/' })).failure).toEqual({
      code: 'no-connection',
      message: 'Cannot resolve the host "nowhere.example".',
    })
  })
})
