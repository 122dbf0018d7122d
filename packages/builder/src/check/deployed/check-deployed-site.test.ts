import { describe, expect, it } from 'vitest'
import type { NoAnswer } from '../external-links/ask-address.ts'
import type { ServerAnswer } from './ask-server.ts'
import { checkDeployedSite } from './check-deployed-site.ts'
import { DEPLOY_CODES, type DeployCode } from './deploy-codes.ts'

const ROOT = 'https://docs.dev/base'
const LONG = 'x'.repeat(2_000)

function toPage(title: string, path: string): string {
  return `<title>${title}</title><link rel="canonical" href="${ROOT}${path}"><p>${LONG}`
}

const FILES: Record<string, string> = {
  '.nojekyll': '',
  _redirects: '/base/old /base/a.html 301!\n/base/v1/* /base/v2/:splat 302\n/elsewhere /x 301\n',
  '404.html': '<title>Not found</title>',
  '_spearmint/a-1.js': LONG,
  '_spearmint/origins.json': '{}',
  'a.html': toPage('A &#x26; B', '/a.html'),
  'a.html.gz': 'compressed',
  'a.md': '# A',
  // The first page of a language, which has its own URL.
  'de/index.html': toPage('A', '/de/a.html'),
  'demo.html': '<p>A file of the author.',
  'index.html': '<title>Moved</title><meta http-equiv="refresh" content="0; url=/base/a.html">',
  's3-website.json': '{}',
}

const SECURE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "frame-ancestors 'self'",
}

const TYPES: Record<string, string> = {
  html: 'text/html',
  md: 'text/markdown',
  js: 'text/javascript',
  json: 'application/json',
}

interface Reply {
  status?: number
  headers?: Record<string, string | undefined>
  body?: string
}

/** Answers a request as the docs recommend. */
function answer(path: string, accept: string | undefined): Reply {
  if (path === '/old') return { status: 301, headers: { location: '/base/a.html' } }
  if (path === '/v1/spearmint-check') return { status: 302, headers: { location: `${ROOT}/v2/spearmint-check` } }
  if (accept === 'text/markdown') return { headers: { 'content-type': 'text/markdown', vary: 'Accept' } }
  const file = path.slice(1).replace(/(^|\/)$/, '$1index.html')
  const body = FILES[file]
  if (body === undefined || file === '404.html') return { status: 404 }
  const type = `${TYPES[file.replace(/.*\./, '')]}; charset=utf-8`
  const cache = file.endsWith('.js') ? 'immutable' : 'no-cache'
  return { body, headers: { ...SECURE, 'content-type': type, 'cache-control': cache, 'content-encoding': 'br' } }
}

/** Checks a server that answers some paths differently. */
async function check(
  different: Record<string, Reply | NoAnswer> = {},
  change: (reply: Reply) => Reply = (reply) => reply,
) {
  const asked: string[] = []
  const site = { files: Object.keys(FILES).sort(), read: (path: string) => new TextEncoder().encode(FILES[path]) }
  const { diagnostics, ...counts } = await checkDeployedSite(site, {
    root: ROOT,
    async ask(url, { accept, maxBytes }): Promise<ServerAnswer | NoAnswer> {
      asked.push(url)
      const path = url.slice(ROOT.length)
      const reply = (accept === undefined ? different[path] : undefined) ?? change(answer(path, accept))
      if ('reason' in reply) return reply
      const headers = new Map(
        Object.entries(reply.headers ?? {}).filter((entry): entry is [string, string] => !!entry[1]),
      )
      const body = new TextEncoder().encode(reply.body ?? '').subarray(0, maxBytes)
      return { status: reply.status ?? 200, headers, body }
    },
  })
  const report = diagnostics
    .map(({ file, severity, code, message, suggestions }) =>
      [`${file}  ${severity}  ${code}`, message, ...suggestions.map((text) => `→ ${text}`), ''].join('\n'),
    )
    .join('\n')
  const found = diagnostics.map(({ code, file, message }) => `${file} ${code.slice('deploy/'.length)}: ${message}`)
  return { found, report, asked, ...counts }
}

function withHeader(name: string, value: string | undefined) {
  return (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, [name]: value } })
}

describe('checkDeployedSite', () => {
  it('accepts a site that is deployed as recommended, and only sends requests below its URL', async () => {
    const { found, asked, pages, redirects, assets } = await check()
    expect(found).toEqual([])
    expect({ pages, redirects, assets }).toEqual({ pages: 2, redirects: 3, assets: 4 })
    expect(asked).toContain(`${ROOT}/de/`)
    expect(asked).not.toContain(`${ROOT}/a.html.gz`)
    expect(asked.filter((url) => !url.startsWith(`${ROOT}/`))).toEqual([])
  })

  it.each<[string, Record<string, Reply>, string[]]>([
    [
      'a page that is missing',
      { '/a.html': { status: 404 } },
      [`a.html missing-page: "${ROOT}/a.html" responds with 404; expected 200.`],
    ],
    [
      'a page that redirects to itself',
      { '/a.html': { status: 301, headers: { location: '/base/a.html' } } },
      [`a.html missing-page: "${ROOT}/a.html" responds with 301 and redirects to "${ROOT}/a.html"; expected 200.`],
    ],
    [
      'a page of another build',
      { '/a.html': { ...answer('/a.html', ''), body: '<title>Old</title>' } },
      [
        `a.html outdated-page: "${ROOT}/a.html" has the title "Old"; expected "A &#x26; B".`,
        `a.html outdated-page: "${ROOT}/a.html" has no canonical URL; expected "${ROOT}/a.html".`,
      ],
    ],
    [
      'a file that is missing',
      { '/_spearmint/a-1.js': { status: 403 } },
      [`_spearmint/a-1.js missing-file: "${ROOT}/_spearmint/a-1.js" responds with 403; expected 200.`],
    ],
    [
      'a file with other or more bytes',
      { '/a.md': { ...answer('/a.md', ''), body: '# A\nmore' } },
      [`a.md outdated-file: "${ROOT}/a.md" has other bytes than the build.`],
    ],
    [
      'a redirect that is missing',
      { '/old': { status: 404 } },
      [`_redirects redirect: "${ROOT}/old" responds with 404; expected 301 to "${ROOT}/a.html".`],
    ],
    [
      'a redirect to another address',
      { '/old': { status: 301, headers: { location: '/base/old' } } },
      [`_redirects redirect: "${ROOT}/old" redirects to "${ROOT}/old"; expected 301 to "${ROOT}/a.html".`],
    ],
    [
      'a redirect with another status',
      { '/old': { status: 302, headers: { location: '/base/a' } } },
      [`_redirects redirect: "${ROOT}/old" redirects with 302; expected 301 to "${ROOT}/a.html".`],
    ],
    [
      'a missing page with status 200',
      { '/spearmint-check/missing-page': { body: '<title>Home</title>' } },
      [`404.html found-missing-page: "${ROOT}/spearmint-check/missing-page" responds with 200; expected 404.`],
    ],
  ])('reports %s', async (_name, different, found) => {
    expect((await check(different)).found).toEqual(found)
  })

  it.each<[string, string | undefined, string[]]>([
    [
      'content-type',
      'text/plain; charset=utf-8',
      [
        '_spearmint/a-1.js content-type: The server responds to "_spearmint/a-1.js" with the content type "text/plain; charset=utf-8".',
        '_spearmint/origins.json content-type: The server responds to "_spearmint/origins.json" with the content type "text/plain; charset=utf-8".',
        'a.html content-type: The server responds to "a.html" with the content type "text/plain; charset=utf-8", and to 2 more files like that.',
        'a.html markdown: "https://docs.dev/base/a.html" responds to "Accept: text/markdown" with "text/plain; charset=utf-8".',
      ],
    ],
    [
      'cache-control',
      'max-age=3600',
      [
        '_spearmint/a-1.js cache-control: The server responds to "_spearmint/a-1.js" with "Cache-Control: max-age=3600".',
        '_spearmint/origins.json cache-control: The server responds to "_spearmint/origins.json" with "Cache-Control: max-age=3600", and to 4 more files like that.',
      ],
    ],
    [
      'content-encoding',
      undefined,
      [
        '_spearmint/a-1.js compression: The server responds to "_spearmint/a-1.js" without compression.',
        'a.html compression: The server responds to "a.html" without compression, and to 1 more file like that.',
      ],
    ],
    [
      'content-security-policy',
      "default-src 'self'",
      [
        'a.html security-header: The server responds to "a.html" without "Content-Security-Policy: frame-ancestors \'self\'", and to 2 more files like that.',
      ],
    ],
    [
      'vary',
      undefined,
      [`a.html markdown: "${ROOT}/a.html" has a Markdown form, but responds without "Vary: Accept".`],
    ],
  ])('reports the header %s with the value %j once for all files', async (name, value, found) => {
    expect((await check({}, withHeader(name, value))).found.sort()).toEqual(found)
  })

  it('stops when the server does not answer', async () => {
    const { found, asked } = await check(NO_SERVER)
    expect(asked.length).toBeLessThan(10)
    expect(found.at(-1)).toBe(
      ` unreachable: The check of "${ROOT}" stopped after 5 requests in a row without an answer: the host name does not resolve.`,
    )
  })
})

const DEAD: NoAnswer = { isUnknownHost: true, reason: 'the host name does not resolve' }

const NO_SERVER = Object.fromEntries(
  [
    ...Object.keys(FILES).map((file) => `/${file}`),
    '/',
    '/de/',
    '/old',
    '/v1/spearmint-check',
    '/spearmint-check/missing-page',
  ].map((path) => [path, DEAD]),
)

/** What a server does differently, by the code that reports it. */
const WRONG_SERVERS: Record<DeployCode, Parameters<typeof check>> = {
  'deploy/unreachable': [NO_SERVER],
  'deploy/missing-page': [{ '/a.html': { status: 404 } }],
  'deploy/outdated-page': [{ '/a.html': { ...answer('/a.html', ''), body: '<title>Old</title>' } }],
  'deploy/missing-file': [{ '/_spearmint/a-1.js': { status: 403 } }],
  'deploy/outdated-file': [{ '/a.md': { ...answer('/a.md', ''), body: '# B' } }],
  'deploy/redirect': [{ '/old': { status: 404 } }],
  'deploy/found-missing-page': [{ '/spearmint-check/missing-page': { body: '<title>Home</title>' } }],
  'deploy/content-type': [
    {
      '/a.html': {
        ...answer('/a.html', ''),
        headers: { ...answer('/a.html', '').headers, 'content-type': 'text/html' },
      },
    },
  ],
  'deploy/cache-control': [{}, withHeader('cache-control', undefined)],
  'deploy/compression': [{}, withHeader('content-encoding', undefined)],
  'deploy/security-header': [{}, withHeader('referrer-policy', undefined)],
  'deploy/markdown': [{}, withHeader('vary', undefined)],
}

describe('each code of a deployed site', () => {
  it.each(Object.entries(WRONG_SERVERS))('%s is reported in full', async (code, server) => {
    const { report } = await check(...server)
    expect(report).toContain(code)
    await expect(report).toMatchFileSnapshot(`fixtures/${code.replace('/', '-')}.txt`)
  })

  it.each(Object.entries(DEPLOY_CODES))('%s has an example', (_code, { example }) => {
    expect(example).toBeTruthy()
  })
})
