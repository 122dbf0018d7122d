import { symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type FileTree, useTempFolders, writeFiles } from '../../../test/temp-folders.ts'
import { type ServedFolder, type ServeOptions, serveFolder } from './serve-folder.ts'

const makeFolder = useTempFolders()
const running: ServedFolder[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function serve(files: FileTree | string, options: Partial<ServeOptions> = {}): Promise<ServedFolder> {
  const dir = typeof files === 'string' ? files : makeFolder(files)
  const server = await serveFolder(dir, { host: '127.0.0.1', port: 0, base: '', ...options })
  running.push(server)
  return server
}

interface Answer {
  status: number
  type: string | undefined
  headers: Record<string, unknown>
  body: string
}

/** `fetch` would tidy the path up (`..`) before it is sent. */
function get(
  server: ServedFolder,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers, method, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.on('end', () => {
        const type = response.headers['content-type']
        resolve({ status: response.statusCode ?? 0, type, headers: response.headers, body })
      })
    })
    sent.on('error', reject).end()
  })
}

const SITE: FileTree = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'favicon.ico': 'icon',
  '_spearmint/api/-SPycRyD.json': '{}',
  '_spearmint/origins.json': '[]',
  'guides.html': 'guides',
  'guides/a.html': 'a',
  'style.css': 'css',
  'llms.txt': 'text',
  'guides/a.md': 'markdown',
  'inference.net.html': 'dots',
  'guides/node.js.html': 'node',
  'guides/logo.svg.html': 'logo',
  'api: b, c#d?e%f.html': 'odd',
  '.spearmint': '{"tool":"spearmint","files":[]}',
}

describe('serveFolder', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'home'],
    ['/?q=1', 200, 'text/html; charset=utf-8', 'home'],
    ['/guides', 200, 'text/html; charset=utf-8', 'guides'],
    ['/guides/', 200, 'text/html; charset=utf-8', 'guides'],
    ['/guides.html', 200, 'text/html; charset=utf-8', 'guides'],
    ['/guides/a', 200, 'text/html; charset=utf-8', 'a'],
    ['/inference.net', 200, 'text/html; charset=utf-8', 'dots'],
    ['/guides/node.js', 200, 'text/html; charset=utf-8', 'node'],
    ['/guides/logo.svg', 200, 'text/html; charset=utf-8', 'logo'],
    [`/${encodeURIComponent('api: b, c#d?e%f')}.html?q`, 200, 'text/html; charset=utf-8', 'odd'],
    ['/style.css', 200, 'text/css; charset=utf-8', 'css'],
    ['/llms.txt', 200, 'text/plain; charset=utf-8', 'text'],
    ['/guides/a.md', 200, 'text/markdown; charset=utf-8', 'markdown'],
    ['/favicon.ico', 200, 'image/x-icon', 'icon'],
    ['/missing', 404, 'text/html; charset=utf-8', 'nothing here'],
    ['/404', 404, 'text/html; charset=utf-8', 'nothing here'],
    ['/404.html', 404, 'text/html; charset=utf-8', 'nothing here'],
    ['/%', 404, 'text/html; charset=utf-8', 'nothing here'],
    ['/.spearmint', 404, 'text/html; charset=utf-8', 'nothing here'],
    ['//guides', 404, 'text/html; charset=utf-8', 'nothing here'],
  ])('GET %s: %i, %s, %j', async (path, status, type, body) => {
    expect(await get(await serve(SITE), path)).toMatchObject({ status, type, body })
  })

  it.each(['/style.css/x', '/index.html/', `/${'a'.repeat(252)}`, `/${'a/'.repeat(3000)}`, '/loop', '/loop/x'])(
    'is not ended by a path that the system cannot look up',
    async (path) => {
      const dir = makeFolder(SITE)
      symlinkSync('loop', join(dir, 'loop'))
      const server = await serve(dir)
      expect((await get(server, path)).status).toBe(404)
      expect((await get(server, '/')).status).toBe(200)
    },
  )

  it('serves no hidden files but those in .well-known', async () => {
    const server = await serve({ '.env': 'key', 'a/.git/config': 'key', '.well-known/a.txt': 'a' })
    for (const path of ['/.env', '/a/.git/config', '/.well-known/.env'])
      expect((await get(server, path)).status).toBe(404)
    expect((await get(server, '/.well-known/a.txt')).body).toBe('a')
  })

  it('follows links only inside the folder', async () => {
    const root = makeFolder({ 'secret/a.html': 'secret', 'out/a.html': 'a' })
    const dir = join(root, 'out')
    symlinkSync('../secret', join(dir, 'folder'))
    symlinkSync('../secret/a.html', join(dir, '404.html'))
    symlinkSync('a.html', join(dir, 'b.html'))
    const server = await serve(dir)
    expect(await get(server, '/folder/a')).toMatchObject({ status: 404, body: 'Not found\n' })
    expect((await get(server, '/b')).body).toBe('a')
  })

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/a/..%5c..%5csecret.txt', '/%00', '/..'])(
    'does not leave the folder: %s',
    async (path) => {
      const parent = makeFolder({ 'secret.txt': 'secret', 'out/index.html': 'home' })
      expect(await get(await serve(`${parent}/out`), path)).toMatchObject({ status: 404, body: 'Not found\n' })
    },
  )

  it('sends the headers of a page for every page, whatever its URL ends with', async () => {
    const server = await serve(SITE)
    const [page, other] = await Promise.all([get(server, '/guides/logo.svg'), get(server, '/guides/a')])
    expect(page.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
  })

  it('serves below a base, and redirects to it', async () => {
    const server = await serve(SITE, { base: '/docs' })
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/docs/`)
    expect(await get(server, '/docs/guides/a')).toMatchObject({ status: 200, body: 'a' })
    expect(await get(server, '/docs/')).toMatchObject({ status: 200, body: 'home' })
    for (const path of ['/', '/docs']) {
      expect(await get(server, path)).toMatchObject({ status: 302, headers: { location: '/docs/' } })
    }
    for (const path of ['/guides/a', '/docsguides', '/documents']) expect((await get(server, path)).status).toBe(404)
  })

  it('shows a rebuild on reload', async () => {
    const dir = makeFolder({ 'index.html': 'old' })
    const server = await serve(dir)
    expect(await get(server, '/')).toMatchObject({ body: 'old', headers: { 'cache-control': 'no-cache' } })
    writeFiles(dir, { 'index.html': 'new and longer', 'b.html': 'b' })
    expect((await get(server, '/')).body).toBe('new and longer')
    expect((await get(server, '/b')).body).toBe('b')
  })

  it.each([
    ['bytes=1-2', 206, 'om'],
    ['bytes=2-', 206, 'me'],
    ['bytes=-2', 206, 'me'],
    ['bytes=9-', 416, ''],
    ['lines=1', 200, 'home'],
  ])('responds to the range %s with %i', async (range, status, body) => {
    expect(await get(await serve(SITE), '/', { range })).toMatchObject({ status, body })
  })

  it.each([
    ['/', 'no-cache', "frame-ancestors 'self'"],
    ['/guides/a', 'no-cache', "frame-ancestors 'self'"],
    ['/missing', 'no-store', "frame-ancestors 'self'"],
    ['/llms.txt', 'no-cache', "frame-ancestors 'self'"],
    ['/_spearmint/api/-SPycRyD.json', 'public, max-age=31536000, immutable', "frame-ancestors 'self'"],
    ['/_spearmint/origins.json', 'no-cache', "frame-ancestors 'self'"],
    ['/_spearmint/main-1a2b_3C-.js', 'public, max-age=31536000, immutable', "frame-ancestors 'self'"],
    ['/_spearmint/search/0123456789/words.json', 'public, max-age=31536000, immutable', "frame-ancestors 'self'"],
    ['/_spearmint/search/manifest.json', 'no-cache', "frame-ancestors 'self'"],
    ['/guides/main-1a2b3c4d.svg', 'no-cache', "script-src 'none'; sandbox; frame-ancestors 'self'"],
  ])('sends recommended headers for %s: %s', async (path, cache, policy) => {
    const files = [
      '_spearmint/main-1a2b_3C-.js',
      '_spearmint/search/0123456789/words.json',
      '_spearmint/search/manifest.json',
      'guides/main-1a2b3c4d.svg',
    ]
    const server = await serve({ ...SITE, ...Object.fromEntries(files.map((file) => [file, 'x'])) })
    expect((await get(server, path)).headers).toMatchObject({
      'cache-control': cache,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('responds with 304 for a cached file', async () => {
    const dir = makeFolder({ 'index.html': 'home' })
    const server = await serve(dir)
    const { etag } = (await get(server, '/')).headers
    expect(await get(server, '/', { 'if-none-match': String(etag) })).toMatchObject({ status: 304, body: '' })
    writeFiles(dir, { 'index.html': 'new home' })
    expect(await get(server, '/', { 'if-none-match': String(etag) })).toMatchObject({ status: 200, body: 'new home' })
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['zstd', undefined],
  ])('compresses text for %j: %s', async (accepted, encoding) => {
    const text = 'many words '.repeat(100_000)
    const server = await serve({ 'a.html': text, 'a.png': text })
    const answer = await fetch(`${server.url}a`, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding') ?? undefined).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(text)
    expect((await get(server, '/a.png', { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined()
    const part = await get(server, '/a', { 'accept-encoding': accepted, range: 'bytes=0-3' })
    expect(part).toMatchObject({ status: 206, body: 'many' })
  })

  it('applies the rules of _redirects if there is no file', async () => {
    const rules =
      '# ours\n/docs/old/* /docs/new/:splat 301\n/docs/to/:id/x https://a.b/:id 302\n/docs/a /docs/never\nbroken\n/docs/ü /docs/ä 301\n'
    const server = await serve({ ...SITE, _redirects: rules, 'a.html': 'a' }, { base: '/docs' })
    expect(await get(server, '/docs/old/x/y?q')).toMatchObject({
      status: 301,
      headers: { location: '/docs/new/x/y?q' },
    })
    expect(await get(server, '/docs/to/5/x')).toMatchObject({ status: 302, headers: { location: 'https://a.b/5' } })
    expect(await get(server, '/docs/%C3%BC')).toMatchObject({ status: 301, headers: { location: '/docs/%C3%A4' } })
    expect(await get(server, '/docs/a')).toMatchObject({ status: 200, body: 'a' })
    expect((await get(server, '/docs/other')).status).toBe(404)
    expect((await get(server, '/docs/_redirects')).status).toBe(404)
  })

  it('decodes the sources of _redirects, and applies a rule with "!" even if there is a file', async () => {
    const rules = '/a%20%C3%BC%23 /x 301\n/guides /y 302!\n/guides/a /z 301\n/style.css /w 301!\n'
    const server = await serve({ ...SITE, _redirects: rules })
    expect(await get(server, '/a%20%C3%BC%23')).toMatchObject({ status: 301, headers: { location: '/x' } })
    expect(await get(server, '/guides')).toMatchObject({ status: 302, headers: { location: '/y' } })
    expect(await get(server, '/guides/a')).toMatchObject({ status: 200, body: 'a' })
    expect(await get(server, '/style.css')).toMatchObject({ status: 301, headers: { location: '/w' } })
  })

  it('applies rules with several wildcards in linear time', async () => {
    const server = await serve({ ...SITE, _redirects: '/:a*/:a*/:a*/:a*/q /to 301\n' })
    const start = performance.now()
    expect((await get(server, `/${'a/'.repeat(600)}`)).status).toBe(404)
    expect((await get(server, `/${'a/'.repeat(600)}q`)).status).toBe(301)
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('accepts only GET and HEAD', async () => {
    const server = await serve(SITE)
    expect(await get(server, '/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
    expect(await get(server, '/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('uses the next port if one is in use', async () => {
    const first = await serve(SITE)
    const second = await serve(SITE, { port: first.port })
    expect(second.port).toBeGreaterThan(first.port)
    expect((await get(second, '/')).body).toBe('home')
  })

  it('reports that it cannot listen', async () => {
    await expect(serve(SITE, { host: '203.0.113.1' })).rejects.toMatchObject({
      code: 'preview/cannot-listen',
      message: expect.stringContaining('203.0.113.1:0 (EADDRNOTAVAIL)'),
    })
  })

  it.each([
    ['0.0.0.0', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
  ])('on %s has a URL with %s', async (host, shown) => {
    const server = await serve(SITE, { host })
    expect(server.url).toBe(`http://${shown}:${server.port}/`)
  })

  it('lists URLs for other machines if they can connect', async () => {
    expect((await serve(SITE, { host: '127.0.0.1' })).others).toEqual([])
    const { others, port } = await serve(SITE, { host: '0.0.0.0' })
    const here = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
    const outer = here.filter(({ family, internal }) => family === 'IPv4' && !internal)
    expect(others).toEqual(outer.map(({ address }) => `http://${address}:${port}/`))
  })
})
