import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, START_OF_FILE } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import { fakeBuildSite, runFakeCli } from '../../../test/fake-environment.ts'
import { readFiles, useTempFolders } from '../../../test/temp-folders.ts'
import type { BuildOptions } from '../../build/index.ts'
import type { BuildSite } from '../cli-environment.ts'

const makeFolder = useTempFolders()

function toDiagnostic(problem: Partial<Diagnostic>): Diagnostic {
  const rest = { ...START_OF_FILE, suggestions: [], url: '/reference/diagnostics#page-x' }
  return { code: 'page/x', severity: 'warning', message: 'Something is odd.', file: 'a.mdx', ...rest, ...problem }
}

/** Runs `spearmint build` in a folder with a site. `diagnostics` are what the build finds. */
async function runBuild(flags: string[], diagnostics: Diagnostic[] = []) {
  const cwd = makeFolder({ 'mint.json': '{}', 'a.mdx': 'one\ntwo\n' })
  const loadBuildSite = async () => fakeBuildSite({ diagnostics })
  return { cwd, ...(await runFakeCli(['build', ...flags], { cwd, loadBuildSite })) }
}

describe('spearmint build', () => {
  it('builds this folder into dist and prints a summary on stderr', async () => {
    const { cwd, code, stdout, stderr } = await runBuild([])
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toBe('Built 1 page into dist: 1 file, 4 B\nNo problems. Took 0 ms.\n')
    expect(readFiles(join(cwd, 'dist'))).toMatchObject({ 'index.html': 'home' })
  })

  it.each(['.', 'notes', 'file'])('refuses a cache in a place with other files: %s', async (folder) => {
    const cwd = makeFolder({ 'mint.json': '{}', 'notes/CACHEDIR.TAG': 'of another program', file: '' })
    const { code, stderr } = await runFakeCli(['build', '--cache', folder], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(`error: "${folder}" cannot be the cache: it contains other files.`)
    expect(Object.keys(readFiles(cwd)).sort()).toEqual(['file', 'mint.json', 'notes/CACHEDIR.TAG'])
  })

  it('accepts a cache that is new, empty or its own', async () => {
    const cwd = makeFolder({
      'mint.json': '{}',
      'own/CACHEDIR.TAG': '# The cache of Spearmint',
      'cut-off/CACHEDIR.TAG': '',
    })
    mkdirSync(join(cwd, 'empty'))
    for (const folder of ['new', 'empty', 'own', 'cut-off']) {
      expect(await runFakeCli(['build', '--cache', folder], { cwd })).toMatchObject({ code: 0 })
    }
  })

  it('resolves --out relative to the working directory, not the site', async () => {
    const cwd = makeFolder({ 'docs/mint.json': '{}' })
    expect(await runFakeCli(['build', 'docs', '--out', 'a/b', '--no-cache'], { cwd })).toMatchObject({ code: 0 })
    expect(Object.keys(readFiles(cwd)).sort()).toEqual(['a/b/.spearmint', 'a/b/index.html', 'docs/mint.json'])
  })

  it.each<[string[], BuildOptions]>([
    [[], { base: '' }],
    [['--base', 'docs/', '--strict'], { base: '/docs' }],
    [['--site-url', 'https://a.b/'], { base: '', siteUrl: 'https://a.b' }],
    [
      ['--repository', 'acme/docs#next'],
      { base: '', repository: { url: 'https://github.com/acme/docs', branch: 'next', folder: '' } },
    ],
    [['--site-url', 'https://a.b/c', '--base', '/c'], { base: '/c', siteUrl: 'https://a.b' }],
  ])('passes the options %j to the build', async (flags, expected) => {
    const given: BuildOptions[] = []
    const cwd = makeFolder({ 'mint.json': '{}' })
    await runFakeCli(['build', ...flags], {
      cwd,
      loadBuildSite: async () => (options, io) => {
        given.push(options)
        return fakeBuildSite()(options, io)
      },
    })
    expect(given).toEqual([expected])
  })

  it.each([
    [[], false],
    [['--online'], true],
  ])('sends requests with %j: %s', async (flags, expected) => {
    let isAsking = false
    const loadBuildSite = async (): Promise<BuildSite> => (options, io) => {
      isAsking = io.fetchJson !== undefined
      return fakeBuildSite()(options, io)
    }
    await runFakeCli(['build', ...flags], { cwd: makeFolder({ 'mint.json': '{}' }), loadBuildSite })
    expect(isAsking).toBe(expected)
  })

  it.each<[string, string[], Diagnostic['severity'][], number]>([
    ['an error', [], ['error'], 1],
    ['a warning', [], ['warning'], 0],
    ['a note', [], ['info'], 0],
    ['a warning under --strict', ['--strict'], ['warning'], 1],
    ['a note under --strict', ['--strict'], ['info'], 0],
  ])('exits after %s with %4$i and writes the site', async (_name, flags, severities, expected) => {
    const { cwd, code } = await runBuild(
      flags,
      severities.map((severity) => toDiagnostic({ severity })),
    )
    expect(code).toBe(expected)
    expect(readFiles(join(cwd, 'dist'))).toHaveProperty('index.html')
  })

  it('exits with 2 for an unusable configuration and leaves the last build unchanged', async () => {
    const cwd = makeFolder({ 'mint.json': '{' })
    await runFakeCli(['build'], { cwd })
    const before = readFiles(cwd)
    const diagnostics = [toDiagnostic({ severity: 'error', file: 'mint.json' })]
    const loadBuildSite = async () => fakeBuildSite({ status: 'unusable-config', diagnostics })
    const { code, stderr } = await runFakeCli(['build'], { cwd, loadBuildSite })
    expect(code).toBe(2)
    expect(stderr).toContain('mint.json:1:1  error')
    expect(stderr).toContain('Nothing was built: 1 error.\n')
    expect(readFiles(cwd)).toEqual(before)
  })

  it('prints problems with code frames, those in mint.json first', async () => {
    const { stderr } = await runBuild(
      [],
      [
        toDiagnostic({ line: 2, endLine: 2, endColumn: 4, message: 'Second.' }),
        toDiagnostic({ message: 'First.' }),
        toDiagnostic({ message: 'Before both.', file: 'mint.json' }),
      ],
    )
    expect(stderr).toMatch(/^mint\.json:1:1.*Before both\..*a\.mdx:1:1.*First\..*a\.mdx:2:1.*Second\..*\btwo\n/s)
    expect(stderr).toContain('3 warnings. Took')
  })

  it('reports problems with reading and writing files', async () => {
    const cwd = makeFolder({ 'mint.json': '{}' })
    const buildSite: BuildSite = (options, io) => {
      io.output.write('../evil.html', '')
      return fakeBuildSite()(options, io)
    }
    const { code, stderr } = await runFakeCli(['build'], { cwd, loadBuildSite: async () => buildSite })
    expect(code).toBe(1)
    expect(stderr).toContain('output/unsafe-path')
  })
})

describe('spearmint build --json', () => {
  it('prints one object on stdout, and only the summary on stderr', async () => {
    const fixable = toDiagnostic({ suggestions: ['Do this.'], line: 2, endLine: 2, endColumn: 4 })
    const { cwd, stdout, stderr } = await runBuild(['--json'], [fixable])
    expect(JSON.parse(stdout)).toEqual({ pages: 1, diagnostics: [fixable], out: join(cwd, 'dist'), durationMs: 0 })
    expect(stderr).toMatch(/^Built 1 page/)
  })

  it('applies --strict', async () => {
    const { stdout } = await runBuild(['--json', '--strict'], [toDiagnostic({})])
    expect(JSON.parse(stdout).diagnostics).toMatchObject([{ severity: 'error' }])
  })

  it('reports an unusable configuration as JSON', async () => {
    const cwd = makeFolder({ 'mint.json': '{' })
    const loadBuildSite = async () => fakeBuildSite({ status: 'unusable-config', diagnostics: [toDiagnostic({})] })
    const { code, stdout } = await runFakeCli(['build', '--json'], { cwd, loadBuildSite })
    expect(code).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ pages: 0, diagnostics: [{ code: 'page/x' }], out: join(cwd, 'dist') })
  })
})

describe('progress and color of spearmint build', () => {
  async function runOnTerminal(variables: Record<string, string>) {
    let text = ''
    const cwd = makeFolder({ 'mint.json': '{}' })
    await runFakeCli(['build'], {
      cwd,
      variables,
      stderr: { isTTY: true, columns: 40, write: (part) => (text += part) },
      loadBuildSite: async () => (options, io) => {
        io.onProgress?.({ done: 1, total: 2, page: 'a.mdx' })
        return fakeBuildSite()(options, io)
      },
    })
    return text
  }

  it('appear on a terminal, and the line is removed', async () => {
    const text = await runOnTerminal({})
    expect(text).toContain('\r\u001B[K1/2 pages  a.mdx\r\u001B[K\u001B[1mBuilt')
  })

  it('obey NO_COLOR and TERM=dumb', async () => {
    expect(await runOnTerminal({ NO_COLOR: '1' })).toContain('\r\u001B[KBuilt 1 page')
    expect(await runOnTerminal({ TERM: 'dumb' })).toMatch(/^Built 1 page/)
  })

  it('removes the line when the build fails', async () => {
    let text = ''
    await runFakeCli(['build'], {
      cwd: makeFolder({ 'mint.json': '{}' }),
      stderr: { isTTY: true, columns: 40, write: (part) => (text += part) },
      loadBuildSite: async () => async (_options, io) => {
        io.onProgress?.({ done: 1, total: 2, page: 'a.mdx' })
        throw new Error('lost')
      },
    })
    expect(text).toContain('a.mdx\r\u001B[Kerror: Spearmint failed: lost')
  })
})
