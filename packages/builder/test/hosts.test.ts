import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { URL_STYLES, type UrlStyle } from '../src/core/url-style.ts'
import { type BuiltSite, listOtherForms, readBuiltSite, toRootFolder } from './hosts/expected-answers.ts'
import { get } from './hosts/get.ts'
import { type RunningServer, SERVERS, type ServerProgram, startServer } from './hosts/servers.ts'
import { runSpearmint } from './run-spearmint.ts'
import { FULL, findCorpusSite, NO_CORPUS } from './sites.ts'
import { writeFiles } from './temp-folders.ts'

const ALL_SITES = ['', '/docs'].flatMap((base) => URL_STYLES.map((urls) => ({ base, urls })))

/** The site that each server serves without `--mode full`: together, all styles and both base paths. */
const REPRESENTATIVES: Readonly<Record<string, number>> = { nginx: 4, caddy: 2, apache: 3 }

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

const PAGES = ['start', 'guides', 'guides/a', 'guides/node.js', 'quick/b', 'quick', 'wörter/ä b', 'guides/100% a%20b']

const FIXTURE = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#0f766e' },
    navigation: { groups: [{ group: 'All', pages: PAGES }] },
    redirects: [
      { source: '/old', destination: '/start' },
      { source: '/old/temporary', destination: '/guides/a', permanent: false },
      { source: '/away', destination: 'https://other.example/a?b=c#d' },
      { source: '/v3/:slug*', destination: '/:slug*' },
      { source: '/articles/article-*', destination: '/guides/*' },
      { source: '/users/:id/edit', destination: '/people/:id', permanent: false },
      { source: '/gone/*', destination: '/start' },
      { source: '/two/*/x/*', destination: 'https://other.example/*/*' },
    ],
  }),
  ...Object.fromEntries(
    PAGES.map((path) => [`${path}.mdx`, `---\ntitle: Page ${path}\n---\n\n${`Überschrift ${path}. `.repeat(120)}\n`]),
  ),
  'style.css': `/* ä */ ${'.own { color: inherit }\n'.repeat(100)}`,
  'data/small.json': '{"ä":1}',
  'pets.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} }),
  'images/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>ä</title></svg>',
  'images/photo.png': 'not really',
  'favicon.ico': 'not really',
  'images/app.ico': 'not really',
  'downloads/list.csv': 'a,b\n',
  '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
  'demos/deep/index.html': '<!doctype html><p>demo',
}

describe.each(SERVERS)('$host', (program) => {
  describe.skipIf(program.missing !== undefined)(program.missing ?? 'with the generated configuration', () => {
    describe.each(ALL_SITES.filter((_, index) => FULL || index === REPRESENTATIVES[program.host]))(
      'base "$base", URLs $urls',
      (site) => {
        describe('of the fixture site', () => {
          const served = useServedSite(program, { ...site, source: FIXTURE })

          itServesTheSite(program, served)

          it('serves files of the author as they are, also without an extension and in hidden folders', async () => {
            const { origin, built } = served()
            const paths = ['/demos/deep/', '/demos/deep/index.html', '/.well-known/security.txt', '/downloads/list.csv']
            const answers = await Promise.all(paths.map((path) => follow(origin, built.base + path)))
            expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
            expect(answers[3]?.headers['content-type']).toMatch(/^text\/csv/)
          })

          it('serves the API catalog with its media type', async () => {
            const { origin, built } = served()
            const { status, headers, text } = await get(origin, `${built.base}/.well-known/api-catalog`)
            expect([status, headers['content-type']]).toEqual([200, 'application/linkset+json'])
            expect(headers['x-content-type-options']).toBe('nosniff')
            expect(JSON.parse(text)).toHaveProperty('linkset')
          })

          it.skipIf(site.base === '')('redirects the base path to the first page, with its query', async () => {
            const { origin, built } = served()
            const { status, headers } = await get(origin, `${built.base}?q=1`)
            expect(status).toBe(301)
            expect(new URL(headers.location ?? '', origin).href).toBe(`${origin}${built.base}/?q=1`)
          })

          it('serves icons as icons', async () => {
            const { origin, built } = served()
            for (const name of ['favicon.ico', 'images/app.ico']) {
              const { status, headers } = await get(origin, `${built.base}/${name}`)
              expect([name, status, headers['content-type']]).toEqual([name, 200, 'image/x-icon'])
            }
          })

          it('keeps the query of a redirected request, unless the destination has its own', async () => {
            const { origin, built } = served()
            const paths = ['/old?q=%22', '/gone/a?q=%22', '/users/7/edit?q=%22', '/away?q=%22']
            const answers = await Promise.all(paths.map((path) => get(origin, built.base + path)))
            const queries = answers.map(({ headers }) => new URL(headers.location ?? '', origin).search)
            expect(queries).toEqual(['?q=%22', '?q=%22', '?q=%22', '?b=c'])
          })

          it('redirects other forms of an address to this host only', async () => {
            const { origin, built } = served()
            const pages = ['start', 'start.html', 'start/', 'index', 'index.html', '']
            const hosts = [
              '//other.example/..%2f',
              '//other.example/../',
              '/%5cother.example/../',
              '/\\other.example/../',
              '//',
            ]
            const answers = await Promise.all(
              hosts.flatMap((host) => pages.map((page) => get(origin, `${host}${built.base.slice(1)}/${page}`))),
            )
            const reached = answers.map(({ headers }) => new URL(headers.location ?? '', origin).host)
            expect(new Set(reached)).toEqual(new Set([new URL(origin).host]))
          })

          it.each([
            ['/old/?q=1', '/start'],
            ['/old.html', '/start'],
            ['/v3/guides/a', '/guides/a'],
            ['/v3/guides/a/', '/guides/a'],
            ['/v3', '/'],
            ['/v3/a%20b%22%24c%0d%0aX:y', '/a%20b%22%24c%0d%0aX:y'],
            ['/v3//other.example', '/other.example'],
            ['/articles/article-7', '/guides/7'],
            ['/users/%C3%A4/edit', '/people/%C3%A4'],
            ['/gone/a/b', '/start'],
            ['/two/1/x/2/3', 'https://other.example/1/2/3'],
          ])('redirects %s', async (path, expected) => {
            const { origin, built } = served()
            const { status, headers } = await get(origin, built.base + path)
            const { pathname, host, href } = new URL(headers.location ?? '', origin)
            expect([301, 302]).toContain(status)
            expect(headers).not.toHaveProperty('x')
            if (expected.startsWith('https:')) expect(href).toBe(expected)
            else {
              expect(host).toBe(new URL(origin).host)
              expect(toPagePath(pathname)).toBe(toPagePath(built.base + expected))
            }
          })
        })

        describe('of a real site', () => {
          // It has 232 redirects, 42 of them with wildcards.
          const name = 'sei-docs'
          // One base path is enough outside `npm run test:full`: each takes a minute.
          const source = FULL || site.base !== '' ? findCorpusSite(name) : undefined
          describe.skipIf(source === undefined)(
            source === undefined
              ? findCorpusSite(name) === undefined
                ? NO_CORPUS
                : 'only with npm run test:full'
              : name,
            () => {
              itServesTheSite(program, useServedSite(program, { ...site, source: source ?? '' }))
            },
          )
        })
      },
    )

    describe('with redirects of any text', () => {
      const text = fc.string({
        unit: fc.constantFrom(...'ab:*$;{}()[]"\'`\\|^+?.#% <>&=é😀~!,@\n'),
        minLength: 1,
        maxLength: 8,
      })
      const sources = fc.sample(text, { seed: 17, numRuns: 300 }).map((source, index) => `/r${index}/${source}`)
      const served = useServedSite(program, {
        base: '',
        urls: 'html',
        source: {
          'docs.json': JSON.stringify({
            name: 'Acme',
            theme: 'mint',
            colors: { primary: '#0f766e' },
            navigation: { groups: [{ group: 'All', pages: ['start'] }] },
            redirects: sources.map((source, index) => ({
              source,
              destination: `https://x.example/${index}/${source}`,
            })),
          }),
          'start.mdx': '# Start\n',
        },
      })

      it('starts, and redirects each source that was not reported to its own destination', async () => {
        const { origin, reported } = served()
        const exact = sources.flatMap((source, index) => {
          const isExact =
            !/[*?#\\\n]|\/:[a-z]/.test(source) && !reported.some((message) => message.includes(JSON.stringify(source)))
          return isExact ? [[index, source] as const] : []
        })
        expect(exact.length).toBeGreaterThan(60)
        const locations = await Promise.all(
          exact.map(
            async ([, source]) => (await get(origin, encodeSource(source))).headers.location ?? `none: ${source}`,
          ),
        )
        expect(locations.map((location) => location.split('/').slice(0, 4).join('/'))).toEqual(
          exact.map(([index]) => `https://x.example/${index}`),
        )
      })
    })
  })
})

interface ServedSite {
  origin: string
  built: BuiltSite
  /** Sources of redirects that the build reported. */
  reported: string[]
}

/** Builds a site and serves it while the tests of a block run. */
function useServedSite(
  program: ServerProgram,
  { base, urls, source }: { base: string; urls: UrlStyle; source: string | Record<string, string> },
): () => ServedSite {
  let folder: string | undefined
  let server: RunningServer | undefined
  let served: ServedSite | undefined

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'spearmint-host-')))
    const site = typeof source === 'string' ? source : join(folder, 'site')
    if (typeof source !== 'string') writeFiles(site, source)
    const { root, out } = toRootFolder(folder, base)
    mkdirSync(root, { recursive: true })
    const options = ['--host-rules', program.host, '--precompress', '--no-cache', '--json', '--urls', urls]
    const flags = base === '' ? options : [...options, '--base', base]
    const run = runSpearmint(['build', site, '--out', out, ...flags])
    const diagnostics = (JSON.parse(run.stdout) as { diagnostics: { code: string; message: string }[] }).diagnostics
    const reported = diagnostics.flatMap(({ code, message }) => (/redirect/.test(code) ? [message] : []))
    server = await startServer(program, { dir: join(folder, 'server'), root, rules: out })
    served = { origin: server.origin, built: readBuiltSite(out, base, urls), reported }
  }, 120_000)

  afterAll(async () => {
    await server?.stop()
    if (folder !== undefined && existsSync(folder)) rmSync(folder, { recursive: true })
  })

  return () => {
    if (served === undefined) throw new Error('The site is not served.')
    return served
  }
}

function itServesTheSite(program: ServerProgram, served: () => ServedSite): void {
  it('serves every page at its address, as HTML', async () => {
    const { origin, built } = served()
    expect(built.pages.size).toBeGreaterThan(0)
    for (const [address, file] of built.pages) {
      const { status, headers, text } = await get(origin, address, { accept: BROWSER })
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'text/html; charset=utf-8'])
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
      expect(headers.vary).toMatch(/\bAccept\b(?!-)/)
      expect(text === built.files[file]).toBe(true)
    }
  })

  it('redirects other forms of the addresses of pages', async () => {
    const { origin, built } = served()
    for (const address of built.pages.keys()) {
      for (const form of listOtherForms(address, built)) {
        const { status, headers } = await get(origin, `${form}?q=1`)
        expect([form, status]).toEqual([form, 301])
        const { pathname, host } = new URL(headers.location ?? '', origin)
        expect([form, decodeURI(pathname), host]).toEqual([form, decodeURI(address), new URL(origin).host])
      }
    }
  })

  it('redirects the name of the page of a folder to the folder', async () => {
    const { origin, built } = served()
    // Below a hidden folder nothing is served, so only the redirect of its own address works.
    const pages = Object.keys(built.files).filter(
      (path) => /(?:^|\/)index\.html$/.test(path) && !/(?:^|\/)\./.test(path),
    )
    expect(pages.length).toBeGreaterThan(0)
    for (const file of ['index.html', ...pages]) {
      const folder = `${built.base}/${file
        .replace(/index\.html$/, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/')}`
      const { status, headers } = await get(origin, `${folder}index`)
      const { pathname } = new URL(headers.location ?? '/none', origin)
      expect([file, status, decodeURIComponent(pathname)]).toEqual([file, 301, decodeURIComponent(folder)])
    }
  })

  it('serves the Markdown of every page to clients that ask for it', async () => {
    const { origin, built } = served()
    for (const [address, file] of built.pages) {
      const markdown = file.replace(/(?:(?<=.)\/index)?\.html$/, '.md')
      const accept = 'text/markdown, text/html;q=0.9, */*;q=0.1'
      const { status, headers, text } = await get(origin, address, { accept })
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'text/markdown; charset=utf-8'])
      expect(headers.vary).toMatch(/\bAccept\b(?!-)/)
      expect(text === built.files[markdown]).toBe(true)
      const html = await get(origin, address, { accept: 'text/html, text/markdown;q=0' })
      expect(html.headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  it('answers every redirect with its status', async () => {
    const { origin, built } = served()
    for (const [source, destination, status] of built.redirects) {
      const path = source.replace(/\*$/, 'some/page').replace(/(?<=\/):[a-z]\w*/gi, 'some-id')
      const expected = destination.replace(':splat', 'some/page').replace(/(?<=\/):[a-z]\w*/gi, 'some-id')
      const answer = await get(origin, encodeSource(decodeURI(path)))
      expect([path, answer.status, new URL(answer.headers.location ?? '/none', origin).href]).toEqual([
        path,
        status,
        new URL(expected, origin).href,
      ])
    }
  })

  it('answers missing pages, hidden files and its own configuration with 404.html and status 404', async () => {
    const { origin, built } = served()
    const names = [
      'missing',
      'missing/',
      'missing.html',
      'a/b/missing',
      '404',
      '404/',
      '404.html',
      '.spearmint',
      '_redirects',
      '_spearmint/',
      '_spearmint/missing-12345678.js',
      'nginx.conf',
      'Caddyfile',
    ]
    for (const name of names) {
      const { status, text, headers } = await get(origin, `${built.base}/${name}`)
      expect([name, status, headers['content-type']]).toEqual([name, 404, 'text/html; charset=utf-8'])
      expect(text === built.files['404.html']).toBe(true)
    }
    const { text } = await get(origin, `${built.base}/.htaccess`)
    expect(text).not.toContain('RewriteEngine')
  })

  it('never refuses a folder', async () => {
    const { origin, built } = served()
    const folders = new Set(Object.keys(built.files).flatMap((path) => listFolders(path)))
    for (const folder of folders) {
      const path = `${built.base}/${folder.split('/').map(encodeURIComponent).join('/')}`
      for (const form of [path, `${path}/`]) {
        const { status } = await get(origin, form)
        expect([form, [200, 301, 302, 404].includes(status)]).toEqual([form, true])
      }
    }
  })

  it('serves every file with type, charset and caching, and compresses text', async () => {
    const { origin, built } = served()
    const files = Object.keys(built.files).filter(
      (path) => !/(?:^|\/)\.|\.(?:html|gz|br)$|^_redirects$|^nginx\.conf$|^Caddyfile$/.test(path),
    )
    for (const path of files) {
      const address = `${built.base}/${path.split('/').map(encodeURIComponent).join('/')}`
      const { status, headers, text } = await get(origin, address)
      const extension = path.split('.').at(-1) ?? ''
      expect([path, status, text === built.files[path]]).toEqual([path, 200, true])
      const isHashed = /^_spearmint\/(?!search\/manifest|origins|licenses)/.test(path)
      expect([path, headers['cache-control']]).toEqual([
        path,
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ])
      if (!(extension in TYPES)) continue
      expect([path, headers['content-type']]).toEqual([path, TYPES[extension]])
      if ((built.files[path]?.length ?? 0) < 1024) continue
      const zipped = await get(origin, address, { 'accept-encoding': 'gzip' })
      expect([path, zipped.headers['content-encoding'], zipped.headers['content-type']]).toEqual([
        path,
        'gzip',
        TYPES[extension],
      ])
      expect(zipped.headers.vary).toMatch(/Accept-Encoding/i)
      expect(gunzipSync(zipped.bytes).toString() === built.files[path]).toBe(true)
      if (program.host === 'nginx') continue
      const brotli = await get(origin, address, { 'accept-encoding': 'br' })
      expect([path, brotli.headers['content-encoding']]).toEqual([path, 'br'])
      expect(brotliDecompressSync(brotli.bytes).toString() === built.files[path]).toBe(true)
    }
  })

  it('sends a policy that disables scripts with SVG files', async () => {
    const { origin, built } = served()
    for (const path of Object.keys(built.files).filter((name) => name.endsWith('.svg'))) {
      const { headers } = await get(origin, `${built.base}/${path.split('/').map(encodeURIComponent).join('/')}`)
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        "script-src 'none'; sandbox; frame-ancestors 'self'",
      ])
    }
  })
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

/** Without what the style of URLs adds. */
function toPagePath(path: string): string {
  return path.replace(/(?<=[^/])(?:\/|\.html)$/, '')
}

async function follow(origin: string, path: string) {
  const answer = await get(origin, path)
  return answer.headers.location === undefined ? answer : get(origin, new URL(answer.headers.location, origin).pathname)
}

function listFolders(path: string): string[] {
  return path
    .split('/')
    .slice(0, -1)
    .map((_name, index, names) => names.slice(0, index + 1).join('/'))
}

function encodeSource(source: string): string {
  let decoded = source
  try {
    decoded = decodeURIComponent(source)
  } catch {
    // A lone "%".
  }
  return decoded.split('/').map(encodeURIComponent).join('/')
}
