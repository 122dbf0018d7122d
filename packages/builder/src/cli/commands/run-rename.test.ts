import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFakeCli } from '../../../test/fake-environment.ts'
import { type FileTree, readFiles, useTempFolders } from '../../../test/temp-folders.ts'

const makeFolder = useTempFolders()

const SITE: FileTree = {
  'mint.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index", "guides/a"] }] }\n',
  'index.mdx': '[a](/guides/a)\n',
  'guides/a.mdx': '[home](../index)\n',
}

/** Valid, but too long for any system together with the path of the folder. */
const TOO_DEEP = Array(20).fill('x'.repeat(203)).join('/')

/** A site whose navigation and redirects are in included files. */
const INCLUDES: FileTree = {
  'docs.json':
    '{ "theme": "mint", "name": "A", "colors": { "primary": "#0a7a5a" }, "navigation": { "$ref": "./nav/main.json" } }\n',
  'nav/main.json': '{ "groups": [{ "group": "G", "pages": { "$ref": "./pages.json" } }] }\n',
  'nav/pages.json': '["index", "guides/a"]\n',
  'index.mdx': '[a](/guides/a)\n',
  'guides/a.mdx': 'Hello\n',
}

describe('spearmint rename with a docs.json that includes files', () => {
  it('updates the included files, and adds redirects to the main file', async () => {
    const cwd = makeFolder(INCLUDES)
    const { code, stderr } = await runFakeCli(['rename', 'guides/a', 'guides/b'], { cwd })
    expect(code).toBe(0)
    expect(stderr).toContain('nav/pages.json: 1 change')
    const files = readFiles(cwd)
    expect(files['nav/pages.json']).toBe('["index", "guides/b"]\n')
    expect(files['nav/main.json']).toBe(INCLUDES['nav/main.json'])
    expect(JSON.parse(files['docs.json'] ?? '')).toMatchObject({
      navigation: { $ref: './nav/main.json' },
      redirects: [{ source: '/guides/a', destination: '/guides/b' }],
    })
  })

  it('refuses to move an included file', async () => {
    const cwd = makeFolder(INCLUDES)
    for (const from of ['nav/pages.json', 'nav/']) {
      const { code, stderr } = await runFakeCli(['rename', from, from.replace('nav', 'other')], { cwd })
      expect(code).toBe(2)
      expect(stderr).toMatch(/"nav\/[a-z]+\.json" is part of the configuration and cannot be moved\./)
    }
    expect(readFiles(cwd)).toEqual(INCLUDES)
  })

  it('refuses to add redirects to an included file, and updates the rest with --no-redirect', async () => {
    const redirects = '[{ "source": "/old", "destination": "/guides/a" }]\n'
    const site = {
      ...INCLUDES,
      'docs.json': String(INCLUDES['docs.json']).replace(
        '"navigation"',
        '"redirects": { "$ref": "./r.json" }, "navigation"',
      ),
      'r.json': redirects,
    }
    const cwd = makeFolder(site)
    const { code, stderr } = await runFakeCli(['rename', 'guides/a', 'guides/b'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('The redirects are in the included file "r.json", to which rename cannot add any.')
    expect(readFiles(cwd)).toEqual(site)
    expect((await runFakeCli(['rename', 'guides/a', 'guides/b', '--no-redirect'], { cwd })).code).toBe(0)
    expect(readFiles(cwd)['r.json']).toBe(redirects.replace('guides/a', 'guides/b'))
    expect(readFiles(cwd)['docs.json']).toBe(site['docs.json'])
  })
})

describe('spearmint rename', () => {
  it('renames a page and updates links to it', async () => {
    const cwd = makeFolder(SITE)
    chmodSync(join(cwd, 'index.mdx'), 0o600)
    const { code, stdout, stderr } = await runFakeCli(['rename', 'guides/a', 'tutorials/deep/first'], { cwd })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toBe(
      `Renamed "guides/a.mdx" to "tutorials/deep/first.mdx".
  tutorials/deep/first.mdx: 1 change
  index.mdx: 1 change
  mint.json: 2 changes
  redirect /guides/a → /tutorials/deep/first
`,
    )
    expect(readFiles(cwd)).toEqual({
      'mint.json':
        '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index", "tutorials/deep/first"] }], "redirects": [{ "source": "/guides/a", "destination": "/tutorials/deep/first" }] }\n',
      'index.mdx': '[a](/tutorials/deep/first)\n',
      'tutorials/deep/first.mdx': '[home](../../index)\n',
    })
    expect(existsSync(join(cwd, 'guides'))).toBe(false)
    expect(statSync(join(cwd, 'index.mdx')).mode & 0o777).toBe(0o600)
  })

  it('accepts --dir and --no-redirect, and prints JSON', async () => {
    const cwd = makeFolder(Object.fromEntries(Object.entries(SITE).map(([path, text]) => [`docs/${path}`, text])))
    const { code, stdout, stderr } = await runFakeCli(
      ['rename', 'guides/', 'learn', '--dir', 'docs', '--no-redirect', '--json'],
      { cwd },
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toEqual({
      done: true,
      moved: [{ from: 'guides/a.mdx', to: 'learn/a.mdx' }],
      changed: [
        { file: 'index.mdx', changes: 1 },
        { file: 'mint.json', changes: 1 },
      ],
      redirects: [],
      left: [],
      unread: [],
      failed: [],
    })
    expect(readFileSync(join(cwd, 'docs/learn/a.mdx'), 'utf8')).toBe('[home](../index)\n')
  })

  it('changes nothing with --dry-run', async () => {
    const cwd = makeFolder(SITE)
    const { code, stderr } = await runFakeCli(['rename', 'guides/a', 'b', '--dry-run'], { cwd })
    expect(code).toBe(0)
    expect(stderr).toContain('Would rename "guides/a.mdx" to "b.mdx".')
    expect(stderr).toContain('Nothing was changed.')
    expect(readFiles(cwd)).toEqual(SITE)
  })

  it.each([
    [['guides/A', 'b'], 'Cannot find a page, file or folder "guides/A" in the site.\n  → Did you mean "guides/a"?'],
    [['guides/a', 'index'], '"index.mdx" is not available because "index.mdx" exists.'],
    [['guides/a', 'index.md'], '"index.md" is not available because "index.mdx" exists.'],
    [['guides/a', '../b'], '"../b" is outside the folder of the site.'],
    [['guides/a', '/'], undefined],
    [['guides', 'guides/more'], '"guides" cannot be moved into itself.'],
    [['guides/a', 'guides/a.mdx'], '"guides/a.mdx" already has this name.'],
    [['mint.json', 'b.json'], '"mint.json" is the configuration of the site and cannot be moved.'],
    [['guides/a', 'guides/a/../../x'], 'is outside the folder of the site.'],
    [
      ['guides/a', 'b\\c'],
      '"b\\c" contains a backslash, which a URL path cannot contain.\n  → Separate folders with slashes: "b/c".',
    ],
    [['guides\\a', 'b'], 'Cannot find a page, file or folder "guides\\a" in the site.\n  → Did you mean "guides/a"?'],
    [['guides/a', 'b\nc'], '"b\\nc" contains a line break.'],
    [['guides\na', 'b'], 'Cannot find a page, file or folder "guides\\na" in the site.'],
    [['guides/a', 'b\u001b[2Jc'], '"b\\u001b[2Jc" contains a control character.'],
    [['guides/a', 'c:/b'], '"c:/b" starts with a letter and a colon, which is a drive on Windows.'],
    [['guides/a', 'x'.repeat(256)], 'x…" is too long for a file name.\n  → Choose a shorter name.'],
    // Each folder has a valid name, but no system has a path of this length.
    [['guides/a', Array(25).fill('x'.repeat(200)).join('/')], 'x…" is too long for a file name.'],
    [['index', 'guides/a.mdx/b'], '"guides/a.mdx/b.mdx" is not available because "guides/a.mdx" exists.'],
  ])('%j: %s', async (names, message) => {
    const cwd = makeFolder(SITE)
    const { code, stderr } = await runFakeCli(['rename', ...names], { cwd })
    if (message === undefined) return expect([code, existsSync(join(cwd, 'a.mdx'))]).toEqual([0, true])
    expect(stderr).toContain(message)
    expect(code).toBe(2)
    expect(readFiles(cwd)).toEqual(SITE)
  })

  it('includes a folder "dist" unless a build wrote it', async () => {
    const cwd = makeFolder({
      ...SITE,
      'dist/b.mdx': '[a](/guides/a)',
      'public/.spearmint': '{"tool":"spearmint","version":"1","base":"","files":["c.md"]}',
      'public/c.md': '[a](/guides/a)',
    })
    const { code } = await runFakeCli(['rename', 'guides/a', 'x/a'], { cwd })
    expect(code).toBe(0)
    expect(readFileSync(join(cwd, 'dist/b.mdx'), 'utf8')).toBe('[a](/x/a)')
    expect(readFileSync(join(cwd, 'public/c.md'), 'utf8')).toBe('[a](/guides/a)')
  })

  it('rejects a folder name that would give two pages the same URL', async () => {
    const site = { ...SITE, 'guides/index.mdx': 'I', 'learn.mdx': 'L' }
    const cwd = makeFolder(site)
    const { code, stderr } = await runFakeCli(['rename', 'guides/', 'learn'], { cwd })
    expect(stderr).toContain('"learn/index.mdx" is not available because "learn.mdx" exists.')
    expect(code).toBe(2)
    expect(readFiles(cwd)).toEqual(site)
  })

  it.each(['.hidden', 'snippets/q', '_spearmint/a'])(
    'rejects the name %s, which no page can have, also in a dry run',
    async (name) => {
      const { code, stderr } = await runFakeCli(['rename', 'guides/a', name, '--dry-run'], { cwd: makeFolder(SITE) })
      expect(stderr).toContain('would not be published.')
      expect(code).toBe(2)
    },
  )

  it.each<[string, (cwd: string) => void, string[], string]>([
    ['a page behind a link', (cwd) => symlinkSync('guides', join(cwd, 'more')), ['more/a', 'b'], 'is behind a link'],
    [
      'a name that something else has',
      (cwd) => symlinkSync('/nowhere', join(cwd, 'b.mdx')),
      ['guides/a', 'b'],
      '"b.mdx" already exists.',
    ],
  ])('refuses %s', async (_, prepare, names, message) => {
    const cwd = makeFolder(SITE)
    prepare(cwd)
    const { code, stderr } = await runFakeCli(['rename', ...names], { cwd })
    expect(stderr).toContain(message)
    expect(code).toBe(2)
    expect(readFiles(cwd)).toEqual(SITE)
  })

  it('writes a file once if it has two names in the site', async () => {
    const cwd = makeFolder({ ...SITE, 'guides/b.mdx': '[a](/guides/a)' })
    symlinkSync('b.mdx', join(cwd, 'guides/c.mdx'))
    const { code } = await runFakeCli(['rename', 'guides/a', 'x/a'], { cwd })
    expect(code).toBe(0)
    expect(readFileSync(join(cwd, 'guides/b.mdx'), 'utf8')).toBe('[a](/x/a)')
    expect(readFileSync(join(cwd, 'guides/c.mdx'), 'utf8')).toBe('[a](/x/a)')
    expect(existsSync(join(cwd, 'guides/b.mdx.spearmint-draft'))).toBe(false)
  })

  it('rejects different texts for two names of the same file', async () => {
    const site = { ...SITE, 'guides/b.mdx': '[a](../guides/a)' }
    const cwd = makeFolder(site)
    symlinkSync('guides/b.mdx', join(cwd, 'b.mdx'))
    const { code, stderr } = await runFakeCli(['rename', 'guides', 'learn/all'], { cwd })
    expect(stderr).toContain('guides/b.mdx" would need two different texts')
    expect(code).toBe(2)
    expect(readFiles(cwd)).toEqual(site)
  })

  it('changes nothing if the disk refuses the path', async () => {
    const cwd = makeFolder(SITE)
    const { code, stdout } = await runFakeCli(['rename', 'guides/a', TOO_DEEP, '--json'], { cwd })
    expect(code).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [{ code: 'source/unwritable' }] })
    expect(readFiles(cwd)).toEqual(SITE)
    expect(existsSync(join(cwd, 'new'))).toBe(false)
  })

  it('rejects an unusable mint.json', async () => {
    const cwd = makeFolder({ ...SITE, 'mint.json': '{' })
    const { code, stderr } = await runFakeCli(['rename', 'guides/a', 'b'], { cwd })
    expect(stderr).toContain('→ Run: npx spearmint check')
    expect(code).toBe(2)
  })
})
