import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { runFakeCli } from '../../../test/fake-environment.ts'
import { useTempFolders } from '../../../test/temp-folders.ts'
import { serveFolder } from '../../node/index.ts'
import type { BuildSite } from '../cli-environment.ts'

const makeFolder = useTempFolders()
const closes: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closes.splice(0)) await close()
})

/** A build of one page and one file. */
const buildSite: BuildSite = async ({ siteUrl = '', base }, { output }) => {
  const canonical = `<link rel="canonical" href="${siteUrl}${base}/">`
  output.write('index.html', `<!doctype html><title>Home</title>${canonical}`)
  output.write('a.txt', 'text')
  return { status: 'built', pages: 1, diagnostics: [], ...output.finish() }
}

const environment = { loadBuildSite: async () => buildSite }

/** Builds a site and serves it like `spearmint preview`. */
async function deploy() {
  const cwd = makeFolder({ 'docs/mint.json': '{}' })
  await runFakeCli(['build', 'docs', '--base', '/b', '--no-cache'], { ...environment, cwd })
  const server = await serveFolder(join(cwd, 'dist'), { host: '127.0.0.1', port: 0, base: '/b' })
  closes.push(() => server.close())
  return { cwd, url: server.url }
}

const OFF = ['--off', 'deploy/markdown']

describe('spearmint check --url', () => {
  it('compares a deployed site with a build in memory', async () => {
    const { cwd, url } = await deploy()
    const { code, stderr } = await runFakeCli(['check', 'docs', '--url', url, ...OFF], { ...environment, cwd })
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `index.html:1:1  warning  deploy/outdated-page
"${url}" has the canonical URL "/b/"; expected "${url}".
  → Deploy the build that you check.

Checked ${url.slice(0, -1)} with 1 page, 0 redirects and 1 file: 1 warning.
`,
    })
  })

  it('compares a deployed site with a built folder, and prints JSON', async () => {
    const { cwd, url } = await deploy()
    const same = await runFakeCli(['check', 'dist', '--url', url, ...OFF, '--json'], { cwd })
    expect({ ...same, stdout: JSON.parse(same.stdout) }).toMatchObject({
      code: 0,
      stdout: { diagnostics: [], fixed: [] },
    })
    const other = makeFolder({ 'docs/mint.json': '{}' })
    await runFakeCli(['build', 'docs', '--base', '/b', '--no-cache'], { ...environment, cwd: other })
    rmSync(join(cwd, 'dist/a.txt'))
    const { code, stdout } = await runFakeCli(['check', 'dist', '--url', url, ...OFF, '--json'], { cwd: other })
    expect(code).toBe(1)
    expect(JSON.parse(stdout).diagnostics).toMatchObject([
      { code: 'deploy/missing-file', file: 'a.txt', message: `"${url}a.txt" responds with 404; expected 200.` },
    ])
  })

  it('refuses a folder that was built for another path', async () => {
    const { cwd, url } = await deploy()
    const { code, stderr } = await runFakeCli(['check', 'dist', '--url', new URL('/', url).href], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('"dist" was built for the path "/b", but --url')
  })

  it.each(['docs.dev', 'ftp://docs.dev', 'https://docs.dev/?a'])('refuses the URL %s', async (url) => {
    expect(await runFakeCli(['check', '--url', url])).toMatchObject({ code: 2 })
  })
})
