import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFakeCli } from '../../../test/fake-environment.ts'
import { type FileTree, readFiles, useTempFolders } from '../../../test/temp-folders.ts'

const makeFolder = useTempFolders()

const MINT = `\u{FEFF}{
  // The name of the site
  "name": "Acme",
  "colors": { "primary": "#0a7a5a" },
  "tabs": [{ "name": "API", "url": "api" }],
  "navigation": [{ "group": "Start", "pages": ["index", "old", "api/users"] }],
}
`

const SITE: FileTree = {
  'mint.json': MINT,
  'index.mdx': 'Hello',
  'old.mdx': 'Hello',
  'api/users.mdx': 'Users',
}

const DOCS = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#0a7a5a' },
  navigation: {
    tabs: [
      { tab: 'Documentation', groups: [{ group: 'Start', pages: ['index', 'old'] }] },
      { tab: 'API', groups: [{ group: 'Start', pages: ['api/users'] }] },
    ],
  },
}

describe('spearmint migrate', () => {
  it('writes docs.json in spite of comments and a byte order mark, and leaves mint.json alone', async () => {
    const cwd = makeFolder(SITE)
    const { code, stdout, stderr } = await runFakeCli(['migrate'], { cwd })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toBe(
      'Created docs.json in ".". Check it with: npx spearmint check\nmint.json is unchanged and no longer used. You can delete it.\n',
    )
    const files = readFiles(cwd)
    expect(files['docs.json']).toBe(`${JSON.stringify(DOCS, null, 2)}\n`)
    expect({ ...files, 'docs.json': undefined }).toEqual({ ...SITE, 'docs.json': undefined })
  })

  it('names the folder in the command to run next', async () => {
    const cwd = makeFolder({ 'our docs/mint.json': MINT, 'our docs/index.mdx': 'Hello' })
    const { stderr } = await runFakeCli(['migrate', 'our docs'], { cwd })
    expect(stderr).toContain('Check it with: npx spearmint check "our docs"\n')
  })

  it('prints the file with --dry-run, and the differences next to it', async () => {
    const cwd = makeFolder({ ...SITE, 'mint.json': MINT.replace('"tabs"', '"rounded": "sharp",\n  "tabs"') })
    const { code, stdout, stderr } = await runFakeCli(['migrate', '--dry-run'], { cwd })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ ...DOCS, spearmint: { rounded: 'sharp' } })
    expect(stderr).toContain('"rounded" has no counterpart in docs.json. It is now "spearmint.rounded"')
    expect(stderr).toContain('mint.json:5:3')
    expect(stderr).toContain('Nothing was written.\n')
    expect(Object.keys(readFiles(cwd))).not.toContain('docs.json')
  })

  it('prints one JSON object with --json', async () => {
    const cwd = makeFolder(SITE)
    const { stdout, stderr } = await runFakeCli(['migrate', '--json'], { cwd })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      done: true,
      file: 'docs.json',
      text: `${JSON.stringify(DOCS, null, 2)}\n`,
      diagnostics: [],
    })
  })

  it('reads the versions of pages, so that each is still in its version only', async () => {
    const cwd = makeFolder({
      'mint.json': '{ "name": "A", "versions": ["v2", "v1"], "navigation": [{ "group": "G", "pages": ["a", "b"] }] }',
      'a.mdx': '---\nversion: v1\n---\nA',
      'b.mdx': 'B',
    })
    const { stdout } = await runFakeCli(['migrate', '--dry-run'], { cwd })
    expect(JSON.parse(stdout).navigation).toEqual({
      versions: [
        { version: 'v2', groups: [{ group: 'G', pages: ['b'] }] },
        { version: 'v1', groups: [{ group: 'G', pages: ['a', 'b'] }] },
      ],
    })
  })

  it.each<[what: string, part: string, code: number, strict: number]>([
    ['nothing is left out', '"feedback": { "thumbsRating": true }', 0, 0],
    ['something has no counterpart', '"topbarLinks": [{ "name": "A", "url": "/a", "arrow": true }]', 0, 1],
    ['a part has an error', '"favicon": 5', 1, 1],
  ])('exits with 1 for errors, and with --strict for warnings: %s', async (_, part, code, strict) => {
    const site = { ...SITE, 'mint.json': MINT.replace('"tabs"', `${part}, "tabs"`) }
    expect((await runFakeCli(['migrate'], { cwd: makeFolder(site) })).code).toBe(code)
    expect((await runFakeCli(['migrate', '--strict'], { cwd: makeFolder(site) })).code).toBe(strict)
  })

  it.each<[what: string, site: FileTree, message: string]>([
    ['no mint.json', { 'index.mdx': '' }, 'There is no mint.json in ".".'],
    ['a docs.json', { ...SITE, 'docs.json': '{}' }, 'There already is a docs.json in ".". It is not replaced.'],
    ['a mint.json that is not JSON', { 'mint.json': '{ "name": }' }, 'because it is not valid JSON.'],
    ['an empty mint.json', { 'mint.json': '' }, 'because it is not valid JSON.'],
  ])('refuses %s, and writes nothing', async (_, site, message) => {
    const cwd = makeFolder(site)
    const { code, stdout, stderr } = await runFakeCli(['migrate'], { cwd })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(readFiles(cwd)).toEqual(site)
  })

  it('refuses a mint.json that is not encoded as UTF-8', async () => {
    const cwd = makeFolder({ 'index.mdx': '' })
    writeFileSync(join(cwd, 'mint.json'), Buffer.from('{ "name": "Caf\u{E9}" }', 'latin1'))
    const { code, stderr } = await runFakeCli(['migrate'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('Cannot convert mint.json because it is not encoded as UTF-8.')
  })

  it.skipIf(process.getuid?.() === 0)('reports a mint.json that cannot be read', async () => {
    const cwd = makeFolder(SITE)
    chmodSync(join(cwd, 'mint.json'), 0)
    const { code, stderr } = await runFakeCli(['migrate'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('mint.json')
  })

  it('refuses to run again, and gives the same result after docs.json is deleted', async () => {
    const cwd = makeFolder(SITE)
    await runFakeCli(['migrate'], { cwd })
    const first = readFiles(cwd)
    expect((await runFakeCli(['migrate'], { cwd })).code).toBe(2)
    expect(readFiles(cwd)).toEqual(first)
    const again = makeFolder(SITE)
    await runFakeCli(['migrate'], { cwd: again })
    expect(readFiles(again)).toEqual(first)
  })
})
