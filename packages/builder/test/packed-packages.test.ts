import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureInstall } from './packed/measure-install.ts'
import { PACKAGES, packPackages } from './packed/pack-packages.ts'
import { createToolEnv, type RunningTool, runTool, startTool, type ToolContext } from './packed/run-tool.ts'
import { type PackedPackage, type Registry, serveRegistry } from './packed/serve-registry.ts'
import { createFolder } from './run-spearmint.ts'
import { DOCS_SITE, FULL } from './sites.ts'

/** What an install in an empty folder may bring. */
const MAX_PACKAGES = 60
const MAX_MEGABYTES = 70

/** `npm install` of other tools for documentation sites, to compare with. */
const PEERS = [['vitepress'], ['astro', '@astrojs/starlight'], ['@docusaurus/core', '@docusaurus/preset-classic']]

const folder = createFolder()
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const isOnline = await fetch(upstream, { signal: AbortSignal.timeout(10_000) }).then(
  () => true,
  () => false,
)
const versions = FULL ? ['20', '22', '24', '26'] : [process.versions.node]

let packed: PackedPackage[]
let registry: Registry | undefined

beforeAll(async () => {
  packed = await packPackages(folder, createToolEnv(dirname(process.execPath), {}))
  registry = await serveRegistry(packed, upstream)
})
afterAll(() => registry?.close())

/** Creates an empty folder in which npm uses our registry, with nothing cached. */
function createContext(nodeFolder: string): ToolContext {
  const cache = join(createFolder(), 'cache')
  const variables = { npm_config_registry: registry?.url ?? '', npm_config_cache: cache, npm_config_yes: 'true' }
  // Empty, and without a package.json in a folder above.
  return { cwd: createFolder(), env: createToolEnv(nodeFolder, variables) }
}

/** Installs a version of Node.js, unless it is the one that runs. Returns the folder of its program. */
async function installNode(version: string): Promise<string> {
  if (version === process.versions.node) return dirname(process.execPath)
  const cwd = join(folder, `node-${version}`)
  mkdirSync(cwd)
  await runTool('npm', ['install', '--prefix', cwd, `node@${version}`], {
    cwd,
    env: createToolEnv(dirname(process.execPath), { npm_config_ignore_scripts: 'false' }),
  })
  return join(cwd, 'node_modules/node/bin')
}

describe('each tarball', () => {
  it.each(PACKAGES)('of packages/%s has a license, a README, types and what npm shows', (name) => {
    const index = PACKAGES.indexOf(name)
    const tarball = packed[index]?.tarball ?? ''
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
    const expected = ['LICENSE', 'README.md', 'package.json', ...(name === 'builder' ? ['NOTICE'] : [])]
    expect(files).toEqual(expect.arrayContaining(expected.map((file) => `package/${file}`)))
    const manifest = packed[index]?.manifest as unknown as Record<string, unknown> & { files: string[] }
    const repository = {
      type: 'git',
      url: 'git+https://github.com/spearmint-docs/spearmint.git',
      directory: `packages/${name}`,
    }
    expect(manifest).toMatchObject({ repository, license: 'MIT', engines: { node: '>=20.19.0' } })
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining(['description', 'keywords', 'homepage', 'bugs', 'exports', 'files']),
    )
  })
})

describe.skipIf(!isOnline).each(versions)('with Node.js %s, in an empty folder', (version) => {
  let context: ToolContext
  let server: RunningTool | undefined

  beforeAll(async () => {
    context = createContext(await installNode(version))
    const running = await runTool('node', ['--version'], context)
    expect(running.startsWith(`v${version}`)).toBe(true)
  })
  afterAll(() => server?.stop())

  /** Starts a server, requests a path and returns the text of the response. */
  async function ask(args: readonly string[], path: string): Promise<string> {
    server = await startTool('npx', ['spearmint', ...args, '--port', '0'], context)
    // The mock answers only requests with a token.
    const response = await fetch(new URL(path, server.url), { headers: { authorization: 'Bearer token' } })
    const text = await response.text()
    await server.stop()
    expect(response.status).toBe(200)
    return text
  }

  it('npm create spearmint writes a site', async () => {
    const printed = await runTool('npm', ['create', 'spearmint', 'docs', '--', '--yes', '--name', 'Acme'], context)
    expect(printed).toContain('npx spearmint dev docs --open')
    expect(JSON.parse(readFileSync(join(context.cwd, 'docs/docs.json'), 'utf8'))).toMatchObject({ name: 'Acme' })
  })

  it('npx runs the command without an install', async () => {
    await runTool('npx', ['spearmint', 'build', 'docs', '--out', 'site', '--strict'], context)
    expect(readFileSync(join(context.cwd, 'site/quickstart.html'), 'utf8')).toContain('Acme')
  })

  it(`an install brings at most ${MAX_PACKAGES} packages and ${MAX_MEGABYTES} MB`, async () => {
    writeFileSync(join(context.cwd, 'package.json'), '{ "private": true, "type": "module" }')
    await runTool('npm', ['install', 'spearmint'], context)
    const { packages, megabytes } = measureInstall(join(context.cwd, 'node_modules'))
    report('spearmint', { packages, megabytes })
    expect(packages).toBeLessThanOrEqual(MAX_PACKAGES)
    expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES)
    // A test that finds none would pass, too.
    expect(packages).toBeGreaterThan(10)
  })

  it('build, check and migrate do their work', async () => {
    await runTool('npx', ['spearmint', 'build', 'docs', '--out', 'built', '--strict'], context)
    const list = (name: string) => readdirSync(join(context.cwd, name), { recursive: true, encoding: 'utf8' }).sort()
    expect(list('built')).toEqual(list('site'))
    expect(await runTool('npx', ['spearmint', 'check', 'docs', '--strict'], context)).toContain('No problems.')
    await runTool('npm', ['create', 'spearmint', 'old', '--', '--yes', '--format', 'mint'], context)
    await runTool('npx', ['spearmint', 'migrate', 'old'], context)
    expect(existsSync(join(context.cwd, 'old/docs.json'))).toBe(true)
  })

  it('preview, mock and dev answer', async () => {
    expect(await ask(['preview', 'site'], 'quickstart')).toContain('Acme')
    expect(await ask(['dev', 'docs'], 'quickstart')).toContain('Acme')
    const spec = JSON.parse(readFileSync(join(context.cwd, 'docs/api/openapi.json'), 'utf8')) as { paths: object }
    const [path = ''] = Object.keys(spec.paths).filter((name) => !name.includes('{'))
    expect(JSON.parse(await ask(['mock', 'docs/api/openapi.json'], path))).toBeTypeOf('object')
  })

  it('dev updates open pages: it finds the module that Vite serves', async () => {
    server = await startTool('npx', ['spearmint', 'dev', 'docs', '--port', '0'], context)
    const text = await (await fetch(new URL('@vite/client', server.url))).text()
    await server.stop()
    expect(text).toContain('WebSocket')
  })

  it('the examples of the library page compile and run', async () => {
    const page = readFileSync(join(DOCS_SITE, 'reference/library.mdx'), 'utf8')
    const examples = [...page.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => ({
      name,
      text,
    }))
    expect(examples.map(({ name }) => name)).toEqual(['build.ts', 'check.ts', 'serve.ts', 'errors.ts', 'memory.ts'])
    for (const { name, text } of examples) writeFileSync(join(context.cwd, name), text)
    // `dom` for console and TextEncoder: there are no types of Node.js in the folder.
    await compile(
      'dom',
      examples.map(({ name }) => name),
    )
    const print = (name: string) => runTool('node', [`${name}.js`], context)
    expect(await print('build')).toMatch(/^\d+ pages, \d+ of \d+ files written\n$/)
    expect(await print('check')).toBe('0 errors\n')
    expect(await print('serve')).toMatch(/^\d+ pages on http:\/\/127\.0\.0\.1:\d+\/\n$/)
    expect(await print('errors')).toContain('library/option "missing" is not a folder.')
    expect(await print('memory')).toBe('1 page, with index.html\n')
  })

  it('the other modules have types, too', async () => {
    await runTool('npm', ['install', '@types/node@20', '@spearmint/config', '@spearmint/user-group-api'], context)
    const text = [
      "import { createRelay, type RelayHandler } from 'spearmint/relay'",
      "import { main } from 'spearmint/cli'",
      "import { parseSiteConfig } from '@spearmint/config'",
      "import { formatDiagnostic } from '@spearmint/config/diagnostics'",
      "import * as service from '@spearmint/user-group-api'",
      "const relay: RelayHandler = createRelay({ origins: ['https://example.com'] })",
      "const names: string[] = parseSiteConfig('{').diagnostics.map((one) => formatDiagnostic(one, { text: '{' }))",
      'const code: Promise<number> = main(process)',
      'export { code, names, relay, service }',
    ]
    writeFileSync(join(context.cwd, 'modules.ts'), text.join('\n'))
    await compile('node', ['modules.ts'])
  })

  /** Compiles files, and checks all declarations that they load. */
  async function compile(platform: 'dom' | 'node', files: readonly string[]): Promise<void> {
    const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
    const types = platform === 'node' ? ['--types', 'node'] : ['--types', '']
    const lib = platform === 'node' ? 'es2024' : 'es2023,dom'
    const flags = ['--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false', '--lib', lib, ...types]
    const target = ['--module', 'nodenext', '--target', 'es2023', '--ignoreConfig']
    // The compiler is that of this workspace, and runs with the Node.js of the tests.
    await runTool(process.execPath, [tsc, ...flags, ...target, ...files], context)
  }
})

describe.runIf(FULL && isOnline)('an install of', () => {
  it.each(PEERS)('%s can be measured', { timeout: 900_000 }, async (...names) => {
    const { env, cwd } = createContext(dirname(process.execPath))
    writeFileSync(join(cwd, 'package.json'), '{ "private": true }')
    await runTool('npm', ['install', '--ignore-scripts', ...names], { cwd, env })
    const size = measureInstall(join(cwd, 'node_modules'))
    report(names.join(' '), size)
    expect(size.packages).toBeGreaterThan(10)
  })
})

function report(name: string, { packages, megabytes }: { packages: number; megabytes: number }): void {
  process.stdout.write(`npm install ${name}: ${packages} packages, ${megabytes.toFixed(1)} MB\n`)
}
