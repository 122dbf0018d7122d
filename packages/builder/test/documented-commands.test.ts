import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStubbedEnvironment } from './command-stubs.ts'
import { listFiles } from './list-files.ts'
import { createFolder, runSpearmint } from './run-spearmint.ts'
import { DOCS_SITE } from './sites.ts'
import { unpack } from './unpack.ts'

const ROOT = join(DOCS_SITE, '..')

/** The documentation for users. What contributors run is listed in CONTRIBUTING.md and AGENTS.md, and CI runs it. */
const files = [
  'README.md',
  ...['builder', 'create-spearmint', 'config', 'user-group-api'].map((name) => `packages/${name}/README.md`),
  ...listFiles(DOCS_SITE)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('contributing/'))
    .map((file) => `docs/${file}`),
]

/** Commands that this test doesn't run, with the reason. */
const NOT_RUN: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^npm ci && npm (?:start|test)$/, 'CI runs npm ci and npm test; browser/npm-start.test.ts runs npm start'],
  [/^npm install(?: acme| example|$)/, 'an example of a code block'],
  [/^npm install --save-dev spearmint$/, 'packed-packages.test.ts installs the package'],
  [/user-group-api rekey/, 'packages/user-group-api/test/rekey-lock.test.ts runs it'],
  [/^npx (?:netlify|wrangler|vercel) /, 'a command of a host'],
  [/--external|--url /, 'sends requests to other hosts; check.test.ts runs it with a local server'],
  [/ verify https:| verify .* --manifest /, 'pack.test.ts runs it with a local server and with the hash of its file'],
  [/ --division /, 'export.test.ts runs it with a site that has such divisions'],
  [/ mcp https:/, 'mcp.test.ts runs it with a local server'],
  [/user-group-api serve/, 'packages/user-group-api/test/serve.test.ts runs it'],
  [/postgres:\/\//, 'packages/user-group-api/test/postgres.test.ts runs it'],
]

const SERVERS = /^npx spearmint (?:dev|preview|relay|mock|mcp .*--http)\b/

const commands = files.flatMap((file) => {
  if (!existsSync(join(ROOT, file))) return []
  const blocks = readFileSync(join(ROOT, file), 'utf8').matchAll(/^( *)```(?:bash|sh)\b.*\n([\s\S]*?)^\1```/gm)
  const lines = [...blocks].flatMap(([, , code = '']) => code.replaceAll('\\\n', ' ').split('\n'))
  return lines.map((line) => line.trim().replace(/\s+#\s.*/, '')).filter((line) => /^(?:npm|npx|spearmint) /.test(line))
})
const runnable = [...new Set(commands)].filter((command) => !NOT_RUN.some(([pattern]) => pattern.test(command)))

/** A folder as the guides assume it: sites, their output, a page to rename, an OpenAPI file and the data of the service. */
let prepared: string
const env = { ...createStubbedEnvironment(), TMPDIR: createFolder() }

beforeAll(() => {
  prepared = createFolder()
  const init = (dir: string, format: string) => runSpearmint(['init', dir, '--yes', '--format', format], prepared)
  init('.', 'mint')
  for (const dir of ['docs', 'my-docs']) init(dir, 'docs')
  init('acme-docs', 'mint')
  for (const out of ['dist', 'site', 'my-site', 'acme-site', 'public']) {
    runSpearmint(['build', 'docs', '--out', out, '--site-url', 'https://docs.example.com', '--no-cache'], prepared)
  }
  for (const out of ['handbook.zip', 'site.zip']) runSpearmint(['pack', 'docs', '--out', out], prepared)
  unpack(join(prepared, 'handbook.zip'), join(prepared, 'downloads/handbook'))
  for (const folder of ['guides', 'backups']) mkdirSync(join(prepared, folder), { recursive: true })
  writeFileSync(join(prepared, 'guides/start.mdx'), '---\ntitle: Start\n---\n')
  for (const name of ['a', 'b']) {
    spawnSync('npx', ['@spearmint/user-group-api', 'token', 'create', '--name', name], { cwd: prepared, env })
  }
  writeFileSync(join(prepared, 'openapi.yaml'), 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n')
}, 60_000)

/** Starts a command in a shell in a copy of the prepared folder, or in an empty one if it creates the site. */
function start(command: string): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const cwd = createFolder()
  if (!/^npm create|spearmint init/.test(command)) cpSync(prepared, cwd, { recursive: true })
  // Folders that the guides place at the root of the disk.
  const local = command.replace(/(?<= )\/(?=(?:cache|backups)\/)/g, `${cwd}/`)
  const child = spawn('bash', ['-c', local], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  return { child, output: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

describe('the commands in the documentation', () => {
  it('are found', () => {
    expect(runnable.length).toBeGreaterThan(35)
  })

  it.each(NOT_RUN)('include %s, which is not run here: %s', (pattern) => {
    expect(commands.filter((command) => pattern.test(command))).not.toEqual([])
  })

  it.concurrent.each(runnable.filter((command) => !SERVERS.test(command)))(
    '%s',
    { timeout: 60_000 },
    async (command) => {
      const { output, ended } = start(command)
      expect(await ended, output()).toBe(0)
    },
  )

  it.each(runnable.filter((command) => SERVERS.test(command)))(
    '%s serves until it is stopped',
    { timeout: 60_000 },
    async (command) => {
      const { child, output, ended } = start(command)
      try {
        await expect.poll(output, { timeout: 50_000 }).toMatch(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/)
        const [url = ''] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output()) ?? []
        expect((await fetch(url)).status).toBeLessThan(500)
      } finally {
        process.kill(-(child.pid as number), 'SIGINT')
      }
      expect([0, 130, null]).toContain(await ended)
    },
  )
})
