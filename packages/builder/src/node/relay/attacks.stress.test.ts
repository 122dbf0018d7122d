import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { openRelay, openServer, readAnswer } from './testing/open-relay.ts'

/** A server that must not be reached, and the requests that reached it. */
async function openSecret() {
  const seen: string[] = []
  const port = await openServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    response.end('secret')
  })
  return { port, seen }
}

describe('where requests may go', () => {
  it.each([
    ['another origin', 'http://evil.example/'],
    ['another scheme', 'https://api.test/'],
    ['another port', 'http://api.test:22/'],
    ['a subdomain', 'http://a.api.test/'],
    ['a host that starts with an allowed one', 'http://api.test.evil.example/'],
    ['a dot at the end', 'http://api.test./'],
    ['an address', 'http://127.0.0.1/'],
    ['a decimal address', 'http://2130706433/'],
    ['a mapped address', 'http://[::ffff:127.0.0.1]/'],
    ['the metadata service of a cloud', 'http://169.254.169.254/latest/meta-data'],
  ])('refuses %s', async (_what, url) => {
    const { call } = await openRelay({ origins: ['http://api.test'], resolve: async () => ['93.184.216.34'] })
    const { status, failure } = await call({ url })
    expect({ status, code: failure?.code }).toEqual({ status: 403, code: 'unknown-origin' })
    expect(failure?.message).toMatch(/^This site has no API at http.*\. The relay only sends to: http:\/\/api\.test\.$/)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    'fd00:ec2::254',
    'fe80::1',
    '64:ff9b::7f00:1',
  ])('refuses a name that resolves to %s, alone and among others', async (address) => {
    const { port, seen } = await openSecret()
    const url = `http://api.test:${port}`
    for (const addresses of [[address], ['93.184.216.34', address]]) {
      const { call } = await openRelay({ origins: [url], resolve: async () => addresses })
      const { status, failure } = await call({ url: `${url}/` })
      expect({ status, failure }).toEqual({
        status: 403,
        failure: {
          code: 'private-address',
          message: `api.test resolves to ${address}, which is not a public address.`,
        },
      })
    }
    expect(seen).toEqual([])
  })

  it.each(['127.0.0.1', '2130706433', '0x7f000001', '[::1]', '[::ffff:7f00:1]', '169.254.169.254', 'localhost'])(
    'refuses the host %s although it is listed, as long as it is not listed as private',
    async (host) => {
      const { port, seen } = await openSecret()
      const { call } = await openRelay({ origins: [`http://${host}:${port}`] })
      expect((await call({ url: `http://${host}:${port}/` })).failure?.code).toBe('private-address')
      expect(seen).toEqual([])
    },
  )

  it('refuses link-local addresses even where they are listed as private', async () => {
    const { call } = await openRelay({ origins: [], privateOrigins: ['http://169.254.169.254', 'http://0.0.0.0'] })
    expect((await call({ url: 'http://169.254.169.254/' })).failure?.code).toBe('private-address')
    expect((await call({ url: 'http://0.0.0.0/' })).failure?.code).toBe('private-address')
  })

  it('connects only to the checked addresses, even if the host resolves differently later', async () => {
    const { port, seen } = await openSecret()
    const url = `http://api.test:${port}`
    let asked = 0
    const { call } = await openRelay({
      origins: [url],
      limits: { connectTime: 300 },
      resolve: async () => (asked++ === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
    })
    const { failure } = await call({ url: `${url}/` })
    expect(failure?.code).toMatch(/timeout|no-connection/)
    expect({ asked, seen }).toEqual({ asked: 1, seen: [] })
  })
})

describe('redirects', () => {
  /** An API that redirects once to each target. */
  async function openRedirecting(
    target: (port: number) => string,
    status = 302,
    others: (port: number) => string[] = () => [],
  ) {
    const seen: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = []
    const port: number = await openServer(async (request, response) => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: String(await buffer(request)),
      })
      if (request.url === '/start') response.writeHead(status, { Location: target(port) }).end()
      else response.end('arrived')
    })
    const api = `http://127.0.0.1:${port}`
    return { api, seen, ...(await openRelay({ origins: [], privateOrigins: [api, ...others(port)] })) }
  }

  it.each([
    ['http://127.0.0.1:9/', 'unknown-origin'],
    ['http://169.254.169.254/latest/meta-data', 'unknown-origin'],
    ['http://[::ffff:127.0.0.1]/', 'unknown-origin'],
    ['http://2130706433:9/', 'unknown-origin'],
    ['//evil.example/', 'unknown-origin'],
    ['https://evil.example/?token=1', 'unknown-origin'],
    ['file:///etc/passwd', 'unknown-origin'],
    ['gopher://127.0.0.1/', 'unknown-origin'],
  ])('refuses one to %s', async (target, code) => {
    const { api, call } = await openRedirecting(() => target)
    const { status, failure } = await call({ url: `${api}/start` })
    expect({ status, code: failure?.code }).toEqual({ status: 403, code })
    expect(failure?.message).toMatch(/^The API redirects to /)
    expect(failure?.message).not.toContain('token')
  })

  it('refuses one to a listed host with a private address', async () => {
    const { port, seen } = await openSecret()
    const target = `http://api.test:${port}`
    const api = `http://127.0.0.1:${await openServer((_, response) => response.writeHead(307, { Location: target }).end())}`
    const { call } = await openRelay({ origins: [target], privateOrigins: [api], resolve: async () => ['127.0.0.1'] })
    expect((await call({ url: api })).failure?.code).toBe('private-address')
    expect(seen).toEqual([])
  })

  it.each([
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [302, 'PUT', 'PUT', 'body'],
    [302, 'GET', 'GET', 'body'],
    [303, 'DELETE', 'GET', ''],
    [307, 'POST', 'POST', 'body'],
    [308, 'DELETE', 'DELETE', 'body'],
  ])('follows %i of %s as %s with "%s"', async (status, method, next, body) => {
    const { api, seen, call } = await openRedirecting(() => '/end?a=1', status)
    const headers = [
      ['Authorization', 'Token abc'],
      ['Content-Type', 'text/plain'],
    ] as const
    const { described } = await call({ method, url: `${api}/start`, headers }, 'body')
    expect(described).toMatchObject({ status: 200, url: `${api}/end?a=1` })
    expect(seen[1]).toMatchObject({ method: next, url: '/end?a=1', body })
    expect(seen[1]?.headers.authorization).toBe('Token abc')
    expect(seen[1]?.headers['content-type']).toBe(body === '' ? undefined : 'text/plain')
  })

  it('does not send credentials to another origin', async () => {
    const { api, seen, call } = await openRedirecting(
      (port) => `http://user:secret@localhost:${port}/end`,
      307,
      (port) => [`http://localhost:${port}`],
    )
    const headers = [
      ['Authorization', 'Token abc'],
      ['Cookie', 'a=1'],
      ['X-API-Key', 'abc'],
      ['Content-Type', 'text/plain'],
    ] as const
    expect((await call({ method: 'POST', url: `${api}/start`, headers }, 'body')).described?.status).toBe(200)
    expect(seen[1]).toMatchObject({ url: '/end', body: 'body' })
    expect(Object.keys(seen[1]?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'content-length', 'content-type', 'host', 'user-agent'].sort(),
    )
  })

  it('stops in a loop', async () => {
    const { api, seen, call } = await openRedirecting(() => '/start')
    const { status, failure } = await call({ url: `${api}/start` })
    expect({ status, failure }).toEqual({
      status: 502,
      failure: { code: 'too-many-redirects', message: 'The API redirects more than 5 times.' },
    })
    expect(seen).toHaveLength(6)
  })

  it('returns a redirect that would need a streamed body again', async () => {
    const { api, call } = await openRedirecting(() => '/end', 307)
    const { described } = await call({ method: 'POST', url: `${api}/start` }, Buffer.alloc(2 * 2 ** 20))
    expect(described).toMatchObject({ status: 307, url: `${api}/start` })
  })
})

describe('allowed callers', () => {
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another port of this machine', { Origin: 'http://127.0.0.1:1' }],
    ['an unknown origin', { Origin: 'null' }],
    ['a program without an origin', { Origin: '' }],
    ['another site, as the browser reports', { 'Sec-Fetch-Site': 'same-site' }],
    ['a name that was turned to this machine', { Host: 'evil.example', Origin: 'http://evil.example' }],
    ['the same with a port', { Host: 'evil.example:4010', Origin: 'http://evil.example:4010' }],
  ])('refuses %s', async (_who, headers) => {
    const { port, seen } = await openSecret()
    const { call } = await openRelay({ origins: [], privateOrigins: [`http://127.0.0.1:${port}`] })
    const { status, failure } = await call({ url: `http://127.0.0.1:${port}/` }, undefined, headers)
    expect({ status, code: failure?.code, seen }).toEqual({ status: 403, code: 'other-site', seen: [] })
  })

  it('responds to its own hosts, also behind another server', async () => {
    const { port } = await openSecret()
    const { call } = await openRelay({
      origins: [],
      privateOrigins: [`http://127.0.0.1:${port}`],
      hosts: ['Docs.example.com'],
    })
    const url = `http://127.0.0.1:${port}/`
    const origin = { Origin: 'https://docs.example.com', 'Sec-Fetch-Site': 'same-origin' }
    expect((await call({ url }, undefined, { ...origin, Host: 'docs.example.com' })).described?.status).toBe(200)
    expect((await call({ url }, undefined, origin)).described?.status).toBe(200)
    expect((await call({ url }, undefined, { ...origin, Host: 'other.example.com' })).failure?.code).toBe('other-site')
  })

  it.each(['PUT', 'DELETE', 'OPTIONS'])('does not respond to %s', async (method) => {
    const { origin } = await openRelay({ origins: [] })
    expect((await fetch(`${origin}/_spearmint/relay`, { method, headers: { Origin: origin } })).status).toBe(400)
  })

  it('does not allow other sites in a CORS preflight', async () => {
    const { origin } = await openRelay({ origins: [] })
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    const answer = await fetch(`${origin}/_spearmint/relay`, { method: 'OPTIONS', headers })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('smuggling', () => {
  it.each([
    { url: 'http://127.0.0.1:PORT/a b\r\nX: y' },
    { headers: [['X', 'a\r\nContent-Length: 0\r\n\r\nGET /admin HTTP/1.1']] },
    { headers: [['X: y\r\nZ', 'a']] },
    { method: 'GET /admin HTTP/1.1\r\nX:' },
    {
      headers: [
        ['Transfer-Encoding', 'chunked'],
        ['Content-Length', '3'],
      ],
    },
    { headers: [['Content-Length', '0']] },
  ])('sends at most one request for %j', async (change) => {
    const seen: string[] = []
    const port = await openServer(async (request, response) => {
      seen.push(`${request.url} ${await buffer(request)}`)
      response.end()
    })
    const description = { method: 'POST', url: 'http://127.0.0.1:PORT/', headers: [], ...change }
    const { call } = await openRelay({ origins: [], privateOrigins: [`http://127.0.0.1:${port}`] })
    const { status, failure } = await call(
      JSON.stringify(description).replace('PORT', String(port)),
      '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
    )
    if (status !== 200)
      expect({ status, code: failure?.code, seen }).toEqual({ status: 400, code: 'bad-request', seen: [] })
    else expect(seen).toEqual([expect.stringMatching(/^\/(?:a%20bX:%20y)? 0\r\n\r\nGET \/admin HTTP\/1\.1\r\n\r\n$/)])
  })
})

describe('limits', () => {
  const MEGABYTE = 2 ** 20

  async function openLimited(listener: Parameters<typeof openServer>[0], limits: object) {
    const api = `http://127.0.0.1:${await openServer(listener)}`
    return { api, ...(await openRelay({ origins: [], privateOrigins: [api], limits })) }
  }

  it('refuses a giant body, with and without a length', async () => {
    const { api, call, ask } = await openLimited((request) => request.resume(), { requestSize: 2 * MEGABYTE })
    const body = Buffer.alloc(3 * MEGABYTE)
    const failure = {
      code: 'request-too-large',
      message: 'The request body is larger than 2 MB, the limit of the relay.',
    }
    expect(await call({ method: 'POST', url: api }, body)).toMatchObject({ status: 413, failure })
    const { sent, answer } = ask({ method: 'POST', url: api }, undefined, { 'Transfer-Encoding': 'chunked' })
    sent.write(body)
    const { statusCode } = await answer
    sent.destroy()
    expect(statusCode).toBe(413)
  })

  it('refuses a giant response', async () => {
    const { api, call } = await openLimited((_, response) => response.end(Buffer.alloc(3 * MEGABYTE)), {
      responseSize: 2 * MEGABYTE,
    })
    expect(await call({ url: api })).toMatchObject({ status: 502, failure: { code: 'response-too-large' } })
  })

  it('aborts an endless response', async () => {
    const { api, call } = await openLimited(
      (_, response) => {
        const more = () => response.write(Buffer.alloc(MEGABYTE), more)
        more()
      },
      { responseSize: 2 * MEGABYTE },
    )
    await expect(call({ url: api })).rejects.toThrow('aborted')
  })

  it.each([
    ['idleTime', 'does not respond'],
    ['totalTime', 'takes too long'],
  ])('does not wait longer than %s', async (limit, message) => {
    const { api, call } = await openLimited((request) => request.resume(), { [limit]: 100 })
    const { status, failure } = await call({ url: api })
    expect({ status, failure }).toEqual({
      status: 504,
      failure: { code: 'timeout', message: expect.stringContaining(message) },
    })
  })

  it('aborts a response that takes too long in total', async () => {
    const { api, call } = await openLimited(
      (_, response) => {
        const timer = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(timer))
      },
      { totalTime: 200 },
    )
    await expect(call({ url: api })).rejects.toThrow('aborted')
  })

  it.each(['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket', 'HTTP/1.1 101 Go on'])(
    'releases the slot of a request that the API answers with %j',
    async (head) => {
      const api = `http://127.0.0.1:${await openServer((request) => request.socket.write(`${head}\r\n\r\n`))}`
      const { call } = await openRelay({ origins: [], privateOrigins: [api], limits: { requests: 1 } })
      for (let count = 0; count < 2; count++) {
        expect((await call({ url: api })).failure).toEqual({
          code: 'no-connection',
          message: `${new URL(api).host} switches to another protocol, which the relay can't forward.`,
        })
      }
    },
  )

  it('releases the slot of a request when the API closes the connection without a response', async () => {
    const api = `http://127.0.0.1:${await openServer((request) => request.socket.end())}`
    const { call } = await openRelay({ origins: [], privateOrigins: [api], limits: { requests: 1 } })
    for (let count = 0; count < 2; count++) expect((await call({ url: api })).failure?.code).toBe('no-connection')
  })

  /** Starts requests whose bodies never end. */
  function startSlowly({ ask }: Awaited<ReturnType<typeof openLimited>>, api: string, count: number, headers: object) {
    return Array.from({ length: count }, () => {
      const { sent, answer } = ask({ method: 'POST', url: api }, undefined, headers)
      sent.write('{')
      return { sent, answer: answer.then(readAnswer) }
    })
  }

  it.each([
    ['with a length', { 'Content-Length': 1000 }],
    ['with the length of a large body', { 'Content-Length': 2 * MEGABYTE }],
    ['without a length', { 'Transfer-Encoding': 'chunked' }],
  ])('gives no slot to a body that arrives slowly, %s', async (_kind, headers) => {
    const limited = await openLimited((_, response) => response.end('done'), { requests: 1, bodyTime: 300 })
    const { api, call } = limited
    const slow = startSlowly(limited, api, 5, headers)
    expect((await call({ method: 'POST', url: api }, 'body')).described?.status).toBe(200)
    expect((await call({ url: api })).described?.status).toBe(200)
    for (const { answer } of slow) {
      const { status, failure } = await answer
      expect({ status, failure }).toEqual({
        status: 408,
        failure: { code: 'slow-request', message: 'The request body arrives too slowly.' },
      })
    }
  })

  it('gives up the oldest incomplete body when there are too many', async () => {
    const limited = await openLimited((_, response) => response.end('done'), { bodies: 2 })
    const { api, call } = limited
    const [first, second] = startSlowly(limited, api, 1, { 'Content-Length': 5 })
    expect(second).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const later = startSlowly(limited, api, 2, { 'Content-Length': 2 })
    const refused = await first?.answer
    expect({ status: refused?.status, code: refused?.failure?.code }).toEqual({ status: 503, code: 'busy' })
    for (const { sent, answer } of later) {
      sent.end('}')
      expect((await answer).described?.status).toBe(200)
    }
    expect((await call({ method: 'POST', url: api }, 'body')).described?.status).toBe(200)
  })

  it.each([
    ['with a length', { 'Content-Length': 9 * MEGABYTE }],
    ['without a length', { 'Transfer-Encoding': 'chunked' }],
  ])('releases the slot of a large body that stops, %s', async (_kind, headers) => {
    let arrive: () => void = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { api, ask, call } = await openLimited(
      (request) => {
        request.resume()
        arrive()
      },
      { requests: 1, bodyTime: 300 },
    )
    const { sent, answer } = ask({ method: 'POST', url: api }, undefined, headers)
    sent.write(Buffer.alloc(2 * MEGABYTE))
    const trickle = setInterval(() => sent.write('x'), 20)
    sent.on('error', () => {})
    try {
      await arrived
      expect((await call({ url: api })).failure?.code).toBe('busy')
      expect((await answer.then(readAnswer)).failure?.code).toBe('slow-request')
    } finally {
      clearInterval(trickle)
    }
  })

  it('limits the number of concurrent requests', async () => {
    const waiting: (() => void)[] = []
    let arrive: () => void = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { api, call } = await openLimited(
      (_, response) => {
        waiting.push(() => response.end())
        arrive()
      },
      { requests: 1 },
    )
    const first = call({ url: api })
    await arrived
    expect(await call({ url: api })).toMatchObject({ status: 503, failure: { code: 'busy' } })
    waiting[0]?.()
    expect((await first).status).toBe(200)
    const last = call({ url: api })
    await expect.poll(() => waiting).toHaveLength(2)
    waiting[1]?.()
    expect((await last).status).toBe(200)
  })
})
