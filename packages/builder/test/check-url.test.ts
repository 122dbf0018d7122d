import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRootFolder } from './hosts/expected-answers.ts'
import { findFreePort, type RunningServer, SERVERS, startServer } from './hosts/servers.ts'
import { createFolder, type Report, runSpearmint } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

const BASE = '/docs'

const PAGES = ['start', 'guides/a', 'guides/ä b', 'guides/page.html', 'quick/index']

const SITE = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#0f766e' },
    navigation: { groups: [{ group: 'All', pages: PAGES }] },
    redirects: [
      { source: '/old', destination: '/start' },
      { source: '/moved/page', destination: '/guides/a', permanent: false },
      { source: '/v1/:slug*', destination: '/guides/:slug*' },
      { source: '/u/:id/x', destination: 'https://other.example/:id' },
    ],
  }),
  ...Object.fromEntries(
    PAGES.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\n${`Text of ${path}. `.repeat(200)}\n`]),
  ),
  'style.css': '.own { color: inherit }\n',
  'images/a b.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'data/list.json': '{"ä":1}',
}

const nginx = SERVERS.find(({ host }) => host === 'nginx')

describe.skipIf(nginx?.missing !== undefined)(nginx?.missing ?? 'spearmint check --url, with nginx', () => {
  let folder = ''
  let out = ''
  let root = ''
  let port = 0
  let server: RunningServer | undefined

  beforeAll(async () => {
    folder = realpathSync(createFolder())
    const site = join(folder, 'site')
    writeFiles(site, SITE)
    ;({ root, out } = toRootFolder(folder, BASE))
    mkdirSync(root, { recursive: true })
    port = await findFreePort()
    const options = ['--base', BASE, '--site-url', `http://127.0.0.1:${port}`, '--host-rules', 'nginx', '--no-cache']
    const { code, stderr } = runSpearmint(['build', site, '--out', out, ...options])
    if (code !== 0) throw new Error(stderr)
  }, 60_000)

  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true })
  })

  /** Serves the site and checks it. @param rules The folder of `nginx.conf`. */
  async function check(rules: string): Promise<{ code: number | null; found: string[]; summary: string }> {
    await server?.stop()
    if (nginx === undefined) throw new Error('nginx is not in the list of servers.')
    server = await startServer(nginx, { dir: join(folder, 'server'), root, rules, port })
    const { code, stdout, stderr } = runSpearmint(['check', out, '--url', server.origin + BASE, '--json'])
    const { diagnostics } = JSON.parse(stdout) as Report
    const found = diagnostics.map(
      ({ code, file, message }) => `${code} ${file}: ${message.replaceAll(server?.origin ?? '', '')}`,
    )
    return { code, found, summary: stderr }
  }

  it('finds no problem with the rules of --host-rules nginx', async () => {
    const { code, found, summary } = await check(out)
    expect(found).toEqual([])
    expect(code).toBe(0)
    expect(summary).toMatch(/with 6 pages, [1-9]\d* redirects and [1-9]\d* files: No problems\./)
  })

  it('finds exactly the header that is not sent and the redirect that leads elsewhere', async () => {
    const rules = readFileSync(join(out, 'nginx.conf'), 'utf8')
    const broken = rules
      .replace(/^ *add_header X-Content-Type-Options .*\n/gm, '')
      .replace(/(location = "\/docs\/old" \{ return 301 ")[^"$]*/, '$1/docs/elsewhere')
    expect(broken.length).toBeLessThan(rules.length)
    expect(broken).toContain('/docs/elsewhere')
    mkdirSync(join(folder, 'broken'))
    writeFileSync(join(folder, 'broken/nginx.conf'), broken)
    const { code, found } = await check(join(folder, 'broken'))
    expect(found).toEqual([
      'deploy/redirect _redirects: "/docs/old" redirects to "/docs/elsewhere"; expected 301 to "/docs/start".',
      'deploy/security-header guides/a.html: The server responds to "guides/a.html" without "X-Content-Type-Options: nosniff", and to 5 more files like that.',
    ])
    expect(code).toBe(0)
  })
})
