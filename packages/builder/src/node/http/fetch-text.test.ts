import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTextCache } from '../cache/create-text-cache.ts'
import { fetchText } from './fetch-text.ts'

let server: Server
let origin: string
let folder: string
const asked: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spearmint-cache-'))
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim())
    if (request.url === '/moved') response.writeHead(302, { location: '/spec' }).end()
    else if (request.url === '/gone') response.writeHead(404).end()
    else if (request.url === '/slow') setTimeout(() => response.end(), 2000).unref()
    else if (request.url === '/endless') response.end('x'.repeat(3_000_000))
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end()
    else response.writeHead(200, { etag: '"1"', 'content-type': 'image/png' }).end('openapi: 3.1.0')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

describe('fetchText', () => {
  it('accepts any media type and follows redirects', async () => {
    expect(await fetchText(`${origin}/moved`)).toEqual({ text: 'openapi: 3.1.0', etag: '"1"' })
  })

  it.each([
    ['/gone', 'the server responded with status 404'],
    ['/endless', 'it is larger than 1 MB'],
    ['/slow', 'no response within 0.2 seconds'],
  ])('rejects for %s: %s', async (path, reason) => {
    await expect(
      fetchText(origin + path, { timeOut: path === '/slow' ? 200 : 5000, maxBytes: 1024 * 1024 }),
    ).rejects.toThrow(reason)
  })
})

describe('createTextCache', () => {
  it('fetches a URL once per build and revalidates it in the next one', async () => {
    asked.length = 0
    const first = createTextCache(folder)
    await Promise.all([first(`${origin}/spec`), first(`${origin}/spec`)])
    expect(await createTextCache(folder)(`${origin}/spec`)).toEqual({ text: 'openapi: 3.1.0' })
    expect(asked).toEqual(['/spec', '/spec "1"'])
  })

  it('returns the cached text if there is no response', async () => {
    const cut = createTextCache(folder, async () => {
      throw new Error('no connection')
    })
    expect(await cut(`${origin}/spec`)).toEqual({ text: 'openapi: 3.1.0', outdated: 'no connection' })
    await expect(cut(`${origin}/other`)).rejects.toThrow('no connection')
  })
})
