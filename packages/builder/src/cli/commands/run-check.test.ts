import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitFiles, runGit } from '../../../test/commit-files.ts'
import { runFakeCli } from '../../../test/fake-environment.ts'
import { readFiles, useTempFolders } from '../../../test/temp-folders.ts'

const makeFolder = useTempFolders()

const GOOD = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["a"] }] }\n'

const PAGE = '---\ntitle: A\n---\n\nText.\n'
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'

/** Three problems, two of which have a fix. */
const BROKEN = `{
  "name": "A", // The product
  "favicn": "/a.svg",
  "modeToggle": { "isHidden": "true" },
  "navigation": [{ "group": "G", "pages": ["a"] }]
}
`

async function check(config: string, flags: string[] = [], files: Record<string, string> = {}) {
  const cwd = makeFolder({ 'docs/mint.json': config, 'docs/a.mdx': PAGE, 'docs/a.svg': ICON, ...files })
  const run = await runFakeCli(['check', 'docs', ...flags], { cwd })
  return { ...run, cwd, text: readFileSync(join(cwd, 'docs/mint.json'), 'utf8') }
}

describe('spearmint check', () => {
  it('reports that there are no problems', async () => {
    const { code, stdout, stderr } = await check(GOOD)
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Checked mint.json and 1 page: No problems.\n',
    })
  })

  it('shows every problem with its position, and writes nothing', async () => {
    const { code, stderr, text } = await check(BROKEN)
    expect(code).toBe(1)
    expect(stderr.match(/^mint\.json:.*$/gm)).toEqual([
      'mint.json:2:16  warning  config/comment',
      'mint.json:3:3  error  config/misspelled-key',
      'mint.json:4:31  error  config/wrong-type',
    ])
    expect(stderr).toContain('> 3 |   "favicn": "/a.svg",\n')
    expect(stderr).toMatch(
      /Checked mint\.json and 1 page: 2 errors, 1 warning\.\nTo learn more about a code, run: npx spearmint explain config\/comment\n2 problems can be fixed with --fix\.\n$/,
    )
    expect(text).toBe(BROKEN)
  })

  it('checks the configuration against the files of the site', async () => {
    const { code, stderr } = await check(GOOD.replace('["a"]', '["a", "b"]'))
    expect(code).toBe(0)
    expect(stderr).toContain('navigation/missing-page')
  })

  it.each<[string, string, string[], number]>([
    ['no problem', GOOD, [], 0],
    ['a warning', GOOD.replace('"A"', '"A", "x": 1'), [], 0],
    ['a warning under --strict', GOOD.replace('"A"', '"A", "x": 1'), ['--strict'], 1],
    ['an error', GOOD.replace('"A"', '1'), [], 1],
    ['invalid JSON', 'name: A', [], 2],
  ])('exits after %s with %4$i', async (_name, config, flags, expected) => {
    expect(await check(config, flags)).toMatchObject({ code: expected })
  })

  it('includes a folder "dist" that no build wrote, and excludes the output of a build', async () => {
    const cwd = makeFolder({
      'mint.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["dist/a", "public/b"] }] }',
      'dist/a.mdx': 'Text.',
      'public/.spearmint': '{"tool":"spearmint","version":"1","base":"","files":["b.md"]}',
      'public/b.md': 'Text.',
    })
    const { stderr } = await runFakeCli(['check'], { cwd })
    expect(stderr).toContain('Cannot find page "public/b"')
    expect(stderr).not.toContain('Cannot find page "dist/a"')
  })

  it('reports translations whose original was committed later, without an error', async () => {
    const languages = ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`] }))
    const config = { theme: 'mint', name: 'A', colors: { primary: '#0a6640' }, navigation: { languages } }
    const cwd = makeFolder()
    runGit(cwd, ['init', '-q'])
    const files = { 'docs/docs.json': JSON.stringify(config), 'docs/en/a.mdx': PAGE, 'docs/fr/a.mdx': PAGE }
    commitFiles(cwd, files, '2026-05-01T10:00:00Z')
    const runs = [await runFakeCli(['check', 'docs'], { cwd })]
    commitFiles(cwd, { 'docs/en/a.mdx': `${PAGE}More.\n` }, '2026-05-02T10:00:00Z')
    runs.push(await runFakeCli(['check', 'docs', '--strict'], { cwd }))
    expect(runs.map(({ code, stderr }) => [code, stderr.match(/^.* {2}info {2}.*$/gm)])).toEqual([
      [0, null],
      [0, ['fr/a.mdx:1:1  info  page/outdated-translation']],
    ])
  })

  it('exits with 2 if there is no configuration', async () => {
    const { code, stderr } = await runFakeCli(['check'], { cwd: makeFolder({ 'docs/mint.json': GOOD }) })
    expect(code).toBe(2)
    expect(stderr).toContain('config/missing-file')
  })

  it('suggests folders if the given one does not exist', async () => {
    const { code, stderr } = await runFakeCli(['check', 'dcos'], { cwd: makeFolder({ 'docs/mint.json': GOOD }) })
    expect(code).toBe(2)
    expect(stderr).toContain('Run: npx spearmint check docs')
  })
})

describe('spearmint check --fix', () => {
  it('changes only the main file, and still reports problems in files that it includes', async () => {
    const nav = '{ "groups": [{ "group": "G", "pages": ["a"], "icn": "leaf" }] }'
    const cwd = makeFolder({
      'docs.json':
        '{ "theme": "mint", "name": "A", "colors": { "primary": "0a7a5a" }, "navigation": { "$ref": "./nav.json" } }',
      'nav.json': nav,
      'a.mdx': PAGE,
    })
    const { stderr } = await runFakeCli(['check', '--fix'], { cwd })
    expect(stderr).toContain('nav.json:1:46')
    const files = readFiles(cwd)
    expect(files['nav.json']).toBe(nav)
    expect(files['docs.json']).toContain('"#0a7a5a"')
  })

  it('applies fixes, preserves comments and formatting, and reports what it did', async () => {
    const { code, stderr, text } = await check(BROKEN, ['--fix'])
    expect(text).toBe(BROKEN.replace('favicn', 'favicon').replace('"true"', 'true'))
    expect(stderr).toMatch(
      /^Fixed 2 problems in mint\.json:\n {2}3:3 {2}Renamed the key to "favicon"\.\n {2}4:31 {2}Wrote true\.\n/m,
    )
    expect(stderr).toContain('Checked mint.json and 1 page: 1 warning.')
    expect(code).toBe(0)
  })

  it('leaves a redirect to a page alone, although another redirect from there would go on', async () => {
    const redirects = '[{ "source": "/old", "destination": "/a" }, { "source": "/a", "destination": "/b" }]'
    const config = GOOD.replace('"A",', `"A", "redirects": ${redirects},`)
    const { stderr, text } = await check(config, ['--fix'], { 'docs/b.mdx': PAGE.replace('A', 'B') })
    expect(text).toBe(config)
    expect(stderr.match(/^mint\.json:.*(?:redirect).*$/gm)).toEqual([
      'mint.json:1:85  warning  navigation/shadowed-redirect',
    ])
  })

  it('applies fixes that other fixes reveal', async () => {
    const { code, text } = await check('{ "name": "A", "navigaton": [{ "group": "G", "pages": "a" }] }', ['--fix'])
    expect(text).toBe('{ "name": "A", "navigation": [{ "group": "G", "pages": ["a"] }] }')
    expect(code).toBe(0)
  })

  it('does not write a file without fixes', async () => {
    const { cwd } = await check(GOOD)
    chmodSync(join(cwd, 'docs'), 0o555)
    expect(await runFakeCli(['check', 'docs', '--fix'], { cwd })).toMatchObject({ code: 0 })
    chmodSync(join(cwd, 'docs'), 0o755)
  })

  it('preserves line endings, and writes no other file', async () => {
    const { cwd, text } = await check(BROKEN.replaceAll('\n', '\r\n'), ['--fix'])
    expect(text.match(/\r\n/g)).toHaveLength(6)
    expect(Object.keys(readFiles(cwd)).sort()).toEqual(['docs/a.mdx', 'docs/a.svg', 'docs/mint.json'])
  })

  it('does not write a file that is not UTF-8', async () => {
    const { cwd } = await check(GOOD)
    const bytes = Buffer.concat([Buffer.from('{ "name": "'), Buffer.from([0xe9]), Buffer.from(BROKEN.slice(13))])
    writeFileSync(join(cwd, 'docs/mint.json'), bytes)
    await runFakeCli(['check', 'docs', '--fix'], { cwd })
    expect(readFileSync(join(cwd, 'docs/mint.json')).equals(bytes)).toBe(true)
  })
})

describe('spearmint check --format', () => {
  it.each([[['--json']], [['--format', 'json']]])('%j prints one object with problems and fixes', async (flags) => {
    const { code, stdout, stderr } = await check(BROKEN, flags)
    const { diagnostics, fixed } = JSON.parse(stdout)
    expect(code).toBe(1)
    expect(fixed).toEqual([])
    expect(diagnostics).toHaveLength(3)
    expect(diagnostics[1]).toMatchObject({
      code: 'config/misspelled-key',
      file: 'mint.json',
      line: 3,
      fix: { edits: [{ offset: BROKEN.indexOf('"favicn"'), length: 8, text: '"favicon"' }] },
    })
    expect(stderr).toMatch(/^Checked mint\.json/)
  })

  it('json lists what was fixed', async () => {
    const { stdout } = await check(BROKEN, ['--json', '--fix'])
    expect(JSON.parse(stdout)).toMatchObject({
      diagnostics: [{ code: 'config/comment' }],
      fixed: [{ code: 'config/misspelled-key' }, { code: 'config/wrong-type' }],
    })
  })

  it('github prints annotations with paths from the working directory', async () => {
    const { stdout } = await check(BROKEN, ['--format', 'github'])
    expect(stdout.split('\n')[1]).toMatch(
      /^::error file=docs\/mint\.json,line=3,endLine=3,col=3,endColumn=11,title=config\/misspelled-key::.*favicn/,
    )
  })

  it('sarif prints a log with paths from the working directory', async () => {
    const { stdout } = await check(BROKEN, ['--format', 'sarif'])
    const [run] = JSON.parse(stdout).runs
    expect(run.results[1].locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'docs/mint.json' },
      region: { startLine: 3, startColumn: 3 },
    })
  })

  it('uses absolute paths for a site outside the working directory', async () => {
    const { cwd } = await check(BROKEN)
    const { stdout } = await runFakeCli(['check', '../docs', '--format', 'github'], { cwd: join(cwd, 'other') })
    expect(stdout).toContain(`::error file=${cwd}/docs/mint.json,`)
  })

  it.each([
    [['--format', 'xml'], 'Allowed choices are text, json, sarif, github'],
    [['--format', 'sarif', '--json'], 'cannot be used with'],
  ])('rejects %j', async (flags, message) => {
    const { code, stderr } = await check(GOOD, flags)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })

  it.each([[['--json']], [['--format=json']], [['--format', 'json']]])(
    '%j reports a failure as data',
    async (flags) => {
      const { code, stdout } = await runFakeCli(['check', 'nowhere', ...flags], { cwd: makeFolder({}) })
      expect(code).toBe(2)
      expect(JSON.parse(stdout)).toEqual({
        diagnostics: [expect.objectContaining({ code: 'usage/no-folder' })],
        fixed: [],
      })
    },
  )
})

describe('spearmint check --accessibility-report', () => {
  const files = { 'docs/b.mdx': '---\ntitle: B\n---\n\n![](/a.svg)\n' }
  const config = GOOD.replace('["a"]', '["a", "b"]')

  it('prints a statement with the problems in the content, and reports them as usual', async () => {
    const { code, stdout, stderr } = await check(config, ['--accessibility-report'], files)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^---\ntitle: Accessibility statement\n---\n/)
    expect(stdout).toContain('`page/missing-alt` at `b.mdx:5`')
    expect(stderr).toContain('page/missing-alt')
  })

  it('writes it to a new file, and never replaces one', async () => {
    const { cwd, stdout, stderr } = await check(config, ['--accessibility-report', 'legal/a11y.md'], files)
    expect(stdout).toBe('')
    expect(stderr).toContain('Wrote the accessibility statement to "legal/a11y.md". Complete the parts in brackets.\n')
    const text = readFileSync(join(cwd, 'legal/a11y.md'), 'utf8')
    const again = await runFakeCli(['check', 'docs', '--accessibility-report', 'legal/a11y.md'], { cwd })
    expect(again.code).toBe(2)
    expect(again.stderr).toContain('"legal/a11y.md" already exists')
    expect((await runFakeCli(['check', 'docs', '--accessibility-report'], { cwd })).stdout).toBe(text)
  })

  it('writes nothing if no page was checked', async () => {
    expect(await check('name: A', ['--accessibility-report'])).toMatchObject({ code: 2, stdout: '' })
  })

  it.each([['--json'], ['--format', 'sarif'], ['--config-only'], ['--url', 'https://acme.example']])(
    'cannot be combined with %s',
    async (...flags) => {
      const { code, stderr } = await check(GOOD, ['--accessibility-report', ...flags])
      expect(code).toBe(2)
      expect(stderr).toContain("'--accessibility-report [file]' cannot be used with option")
    },
  )
})
