import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeFiles } from '../../../test/temp-folders.ts'
import type { DevSite } from '../../build/index.ts'
import { serveDev } from './serve-dev.ts'
import type { ServedSite } from './served-site.ts'

const SECRET = 'SECRET-a1b2'
const [root, outside] = [createFolder(), createFolder()]
const files: Record<string, string> = {
  'notes.txt': SECRET,
  'draft.mdx': `---\ntitle: ${SECRET}\n---\n`,
  'mint.json': JSON.stringify({ name: SECRET }),
  'package.json': JSON.stringify({ name: SECRET }),
  'data.js': `export default '${SECRET}'`,
  'style.css': `a { content: '${SECRET}' }`,
  'picture.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${SECRET}</title></svg>`,
  '.env': `KEY=${SECRET}`,
}
const REPOSITORY = new URL('../../../../../package.json', import.meta.url).pathname

/** A site with one page. */
const site: DevSite = {
  find: async (path) => (path === 'index.html' ? { content: '<h1>Page</h1>', version: '1' } : undefined),
  renderNotFound: () => ({ content: 'not found', version: '0' }),
  change: async () => {},
  diagnostics: () => [],
  countPages: () => 1,
  readText: () => undefined,
}

let server: ServedSite

beforeAll(async () => {
  writeFiles(root, { ...files, 'node_modules/vite/dist/client/env.mjs': SECRET })
  writeFiles(outside, files)
  server = await serveDev({
    site,
    root,
    exclude: join(root, 'dist'),
    host: '127.0.0.1',
    allowedHosts: ['docs.example'],
    port: 0,
    base: '',
    readFile: () => undefined,
    onChange: () => {},
    onFailure: () => {},
  })
})

afterAll(async () => {
  await server.close()
  for (const folder of [root, outside]) rmSync(folder, { recursive: true })
})

function createFolder(): string {
  return realpathSync.native(mkdtempSync(join(tmpdir(), 'spearmint-')))
}

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), headers: response.headers })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Sends an upgrade and resolves to the first line of the answer. */
function upgrade(headers: Record<string, string>, path = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1')
    const lines = Object.entries({
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol': 'vite-hmr',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`)
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve('closed'))
  })
}

/** Opens a WebSocket as the client of a page does, and sends a message. Resolves to everything that is received. */
async function talk(message: string): Promise<string> {
  const host = `127.0.0.1:${server.port}`
  const token = /wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text)?.[1] ?? ''
  const lines = [
    `GET /?token=${token} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: vite-hmr',
  ]
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await vi.waitFor(() => expect(received).toContain('connected'), { timeout: 4000 })
  socket.write(toFrame(message))
  await wait(300)
  socket.destroy()
  return received
}

/** A text frame from a client (RFC 6455, section 5.2), with a mask of zeros. */
function toFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const head = Buffer.alloc(8)
  head.set([0x81, 0x80 | 126])
  head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

const QUERIES = ['', '?raw', '?import', '?url', '?inline', '?import&raw', '?raw&t=1', '?worker', '?url&inline', '?v=1']

function listAttacks(): string[] {
  const paths = ['notes.txt', 'draft.mdx', 'mint.json', 'package.json', 'data.js', 'style.css', 'picture.svg', '.env']
  const prefixes = [
    `/@fs${root}`,
    `/@fs/${root}`,
    `/@fs${outside}`,
    `/@id${root}`,
    `/@id/${root}`,
    `/@id/${outside}`,
    '',
    '/@id',
    '/@fs',
    '/.',
    '//',
  ]
  const plain = prefixes.flatMap((prefix) => paths.map((path) => `${prefix}/${path}`))
  const withQueries = QUERIES.flatMap((query) => [
    `/@id/${root}/notes.txt${query}`,
    `/@fs${root}/notes.txt${query}`,
    `/@fs${REPOSITORY}${query}`,
    `/@id/${REPOSITORY}${query}`,
    `/notes.txt${query}`,
    `/data.js${query}`,
    `/@vite/client/../../notes.txt${query}`,
    `/@spearmint/hot.js/../../notes.txt${query}`,
  ])
  const spelled = [
    `/%40fs${root}/notes.txt?raw`,
    `/%2540fs${root}/notes.txt?raw`,
    `/%40id/${root}/notes.txt?import&raw`,
    `/%2540id/${root}/notes.txt?import&raw`,
    `/@fs${root.replaceAll('/', '%2f')}%2fnotes.txt?raw`,
    `/@fs${root.replaceAll('/', '%252f')}%252fnotes.txt?raw`,
    `/@fs/..${root}/notes.txt?raw`,
    `/@fs${root}/dist/../notes.txt?raw`,
    `/@fs${root}/%2e%2e/notes.txt?raw`,
    `/@fs${root}/node_modules/vite/dist/client/env.mjs`,
    `/@fs${root}/node_modules/vite/dist/client/../../../../notes.txt?raw`,
    `/@fs/x/vite/dist/client/..%2f..%2f..%2f..${root}/notes.txt?raw`,
    `/@FS${root}/notes.txt?raw`,
    `/@Id/${root}/notes.txt?raw`,
    `/@id/__x00__${root}/notes.txt?raw`,
    `/@id/virtual:x`,
    `/@id/vite`,
    `/@id/@spearmint/config`,
    '/@vite/',
    '/@vite/client?raw',
    '/@vite/client/',
    '/@vite/../notes.txt?raw',
    '/@vite/env?import',
    '/@react-refresh',
    '/__open-in-editor?file=notes.txt',
    '/__vite_ping',
    '/node_modules/.vite/deps/_metadata.json',
    '/@spearmint/hot.js?raw',
    '/@spearmint/hot.js.map',
    '/@spearmint/',
    '/\\@fs/notes.txt',
    '/..%2fnotes.txt',
    '/%2e%2e/%2e%2e/notes.txt',
    '/....//notes.txt',
    `${root}/notes.txt?raw`,
    '/%00/@fs/notes.txt',
    '/%E0%A4%A',
  ]
  return [...plain, ...withQueries, ...spelled]
}

describe('serveDev', () => {
  it('serves pages and the modules that keep them up to date', async () => {
    expect(await get('/')).toMatchObject({ status: 200, text: '<h1>Page</h1>' })
    const client = await get('/@vite/client')
    expect(client).toMatchObject({ status: 200, headers: { 'content-type': expect.stringContaining('javascript') } })
    expect(client.text.match(/import "[^"]*"/g)).toEqual(['import "/@vite/env"'])
    expect((await get('/@vite/env')).status).toBe(200)
    expect((await get('/@spearmint/hot.js')).text).toContain('spearmint:change')
  })

  it('answers every other address with 404, however it is spelled', async () => {
    const attacks = listAttacks()
    expect(attacks.length).toBeGreaterThan(70)
    const answers = await Promise.all(attacks.map(async (path) => ({ path, ...(await get(path)) })))
    expect(answers.filter(({ status }) => status !== 404).map(({ path, status }) => `${status} ${path}`)).toEqual([])
    expect(answers.filter(({ text }) => text.includes(SECRET) || text.includes('spearmint-workspace'))).toEqual([])
  })

  it.each(['evil.example', 'evil.example:3000', '10.1.2.3:3000'])('refuses requests for the host %s', async (host) => {
    const answer = await get('/', { host })
    expect(answer).toMatchObject({ status: 403 })
    expect(answer.text).toContain('--allow-host')
  })

  it('serves a page that the watcher has missed', async () => {
    let isRead = false
    vi.spyOn(site, 'change').mockImplementationOnce(async (paths) => {
      isRead = paths === undefined
    })
    const find = vi.spyOn(site, 'find')
    find.mockImplementation(async (path) =>
      isRead && path === 'late.html' ? { content: 'Late', version: '1' } : undefined,
    )
    expect(await get('/late')).toMatchObject({ status: 200, text: 'Late' })
    find.mockRestore()
  })

  it.each([
    ['a file of the site', () => `${join(root, 'notes.txt')}?raw`],
    ['a file of the repository', () => `/@fs${REPOSITORY}?raw`],
    ['a module that exists', () => '/@spearmint/hot.js'],
  ])('does not answer "vite:invoke", by which a client requests %s through the WebSocket', async (_, toPath) => {
    const data = { id: 'send:1', name: 'fetchModule', data: [toPath()] }
    const received = await talk(JSON.stringify({ type: 'custom', event: 'vite:invoke', data }))
    expect(received).toContain('{"type":"connected"}')
    expect(received).not.toMatch(/send:1|vite:invoke|SECRET|hot\.on/)
  })

  it('answers requests for a host that is allowed', async () => {
    expect(await get('/', { host: 'docs.example' })).toMatchObject({ status: 200 })
  })

  it('does not watch what links lead to', async () => {
    const [dir, elsewhere] = [createFolder(), createFolder()]
    symlinkSync(elsewhere, join(dir, 'link'))
    const changed: string[] = []
    const options = { exclude: join(dir, 'dist'), host: '127.0.0.1', port: 0, base: '' }
    const onChange = (paths: readonly string[]) => void changed.push(...paths)
    const watching = await serveDev({
      ...options,
      site,
      root: dir,
      readFile: () => undefined,
      onChange,
      onFailure: () => {},
    })
    await fetch(`${watching.url}@vite/client`)
    await vi.waitFor(
      () => {
        writeFiles(elsewhere, { 'a.mdx': String(Math.random()) })
        writeFiles(dir, { 'b.mdx': String(Math.random()) })
        expect(changed).toContain('b.mdx')
      },
      { timeout: 4000, interval: 100 },
    )
    await watching.close()
    for (const folder of [dir, elsewhere]) rmSync(folder, { recursive: true })
    expect(changed.filter((path) => path.startsWith('link/'))).toEqual([])
  })

  it('connects pages of its own origin only', async () => {
    const { text } = await get('/@vite/client')
    const path = `/?token=${text.match(/wsToken = "([^"]+)"/)?.[1]}`
    const host = `127.0.0.1:${server.port}`
    expect(await upgrade({ Host: host, Origin: `http://${host}` }, path)).toContain('101')
    expect(await upgrade({ Host: host, Origin: 'http://evil.example' }, path)).toContain('403')
    expect(await upgrade({ Host: host, Origin: 'null' }, path)).toContain('403')
    expect(await upgrade({ Host: 'evil.example', Origin: 'http://evil.example' }, path)).toContain('403')
    expect(await upgrade({ Host: host }, path)).toContain('403')
    expect(await upgrade({ Host: host }, '/')).toContain('403')
    const own = { Host: host, Origin: `http://${host}` }
    expect(await upgrade({ ...own, 'Sec-WebSocket-Protocol': 'other' }, path)).toContain('404')
    for (const other of ['/%', '//', '/_spearmint/relay', '/docs']) expect(await upgrade(own, other)).toContain('404')
    expect(await upgrade({ Host: host, Origin: `http://${host}` }, '/')).not.toContain('101')
  })
})
