import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findDeadLinks } from './find-dead-links.ts'
import { listFiles } from './list-files.ts'
import { buildSite, createFolder, type Report, runSpearmint } from './run-spearmint.ts'
import { DOCS_JSON_SITE, DOCS_SITE, FIXTURE_SITE, FULL, findCorpusSite, NO_CORPUS } from './sites.ts'

/** Real sites and their number of pages. README files and snippets don't count. */
const CORPUS_PAGES: Record<string, number> = {
  starter: 13,
}

describe('the fixture site', () => {
  it('builds without problems and has no broken link', () => {
    const { out, run, report } = buildSite(FIXTURE_SITE)
    expect(run.code).toBe(0)
    expect(report).toMatchObject({ pages: 8, diagnostics: [], out })
    expect(findDeadLinks(out)).toEqual([])
  })

  it('produces the same bytes twice', () => {
    const [first, second] = [buildSite(FIXTURE_SITE).out, buildSite(FIXTURE_SITE).out]
    expect(listFiles(first).length).toBeGreaterThan(20)
    expect(listFiles(second)).toEqual(listFiles(first))
    for (const file of listFiles(first)) {
      expect(readFileSync(join(second, file)).equals(readFileSync(join(first, file))), file).toBe(true)
    }
  })

  it('works under a base path', () => {
    expect(findDeadLinks(buildSite(FIXTURE_SITE, ['--base', '/a/b/']).out, { base: '/a/b' })).toEqual([])
  })
})

describe('the fixture site with a docs.json', () => {
  const { out, run, report } = buildSite(DOCS_JSON_SITE, ['--strict'])
  const read = (file: string) => readFileSync(join(out, file), 'utf8')

  it('builds without problems and has no broken link', () => {
    expect(report).toMatchObject({ pages: 16, diagnostics: [] })
    expect(run.code).toBe(0)
    expect(findDeadLinks(out)).toEqual([])
    expect(findDeadLinks(buildSite(DOCS_JSON_SITE, ['--base', '/a/b/']).out, { base: '/a/b' })).toEqual([])
    const checked = JSON.parse(runSpearmint(['check', '--strict', '--json'], DOCS_JSON_SITE).stdout) as Report
    // Its German edition is not complete.
    expect(checked.diagnostics.filter(({ code }) => code !== 'page/missing-translation')).toEqual([])
  })

  it.each<[page: string, shown: string[], hidden: string[]]>([
    [
      'guides/start.html',
      ['Products', 'Recipes', 'Community', 'Deutsch', 'Wicks'],
      ['Glossary words', 'Drafts', 'Asia'],
    ],
    ['server/v2/overview.html', ['Server', 'Cloud', 'Latest', 'v1', 'Server limits'], ['First steps', 'Europe']],
    ['cloud/asia.html', ['Cloud', 'Europe', 'In our data center'], ['Server limits']],
    ['more/glossary.html', ['Changelog', 'What is new', 'Words'], ['First steps']],
    ['more/draft.html', ['Drafts'], []],
    ['de/guides/start.html', ['Anleitung', 'Hilfe', 'English'], ['Products', 'Support']],
  ])('shows the divisions around %s', (page, shown, hidden) => {
    const text = read(page).replace(/<script.*?<\/script>/gs, '')
    for (const label of shown) expect(text).toContain(`${label}<`)
    for (const label of hidden) expect(text).not.toContain(`>${label}<`)
  })
})

describe('our documentation', () => {
  it('builds without problems and has no broken link', () => {
    const { out, run, report } = buildSite(DOCS_SITE, ['--strict'])
    expect(report.diagnostics).toEqual([])
    expect(run.code).toBe(0)
    expect(findDeadLinks(out)).toEqual([])
  })
})

const REAL_SITES = [
  'starter',
  'ControlFlow',
  'agentops',
  'axiomhq',
  'crewAI',
  'lmnr-ai',
  'lotus',
  'mem0',
  'modelcontextprotocol',
  'sequin',
  'trigger.dev',
  'turso-docs',
]

describe.each(FULL ? REAL_SITES : ['starter'])('the real site %s', (name) => {
  const dir = findCorpusSite(name)
  it.skipIf(dir === undefined)(dir === undefined ? NO_CORPUS : 'builds all its pages', () => {
    const { out, run, report } = buildSite(dir ?? '')
    expect([0, 1]).toContain(run.code)
    expect(report.pages).toBeGreaterThan(0)
    if (CORPUS_PAGES[name] !== undefined) {
      expect(report.pages).toBe(CORPUS_PAGES[name])
      expect(report.diagnostics.filter((diagnostic) => diagnostic.severity === 'error')).toEqual([])
    }
    const html = listFiles(out).filter((file) => file.endsWith('.html'))
    expect(html.length).toBeGreaterThanOrEqual(report.pages)
    expect(existsSync(join(out, 'index.html'))).toBe(true)
    // Every broken link was reported. (Broken fragments of authors are not checked here.)
    const reported = report.diagnostics.map(({ message }) => message).join('\n')
    const silent = findDeadLinks(out).filter(({ address }) => {
      const path = decodeURI(address.replace(/[?#].*$/, '')).slice(1)
      return !existsSync(join(out, path)) && !reported.includes(path)
    })
    expect(silent).toEqual([])
  })
})

describe('an unusable configuration', () => {
  it.each([
    ['no folder', 'nowhere', /Cannot find the folder "nowhere"/],
    ['no file', createFolder(), /^error {2}config\/missing-file\n.*\n {2}→ Run: npx spearmint init\n/],
  ])('%s exits with 2', (_name, dir, message) => {
    const run = runSpearmint(['build', dir, '--out', join(createFolder(), 'out')])
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(message)
    expect(run.stdout).toBe('')
  })
})

describe('an invalid configuration', () => {
  const start = '{\n  "navigation": [{ "group": "G", "pages": ["a"] }],\n  '
  it.each([
    ['a missing name', '{ "navigation": [{ "group": "G", "pages": ["a"] }] }', '1:1', 'config/missing-key'],
    ['a wrong type', `${start}"name": 5\n}`, '3:11', 'config/wrong-type'],
    ['an unknown key with a near match', `${start}"name": "A",\n  "favicn": "x"\n}`, '4:3', 'config/misspelled-key'],
    ['a trailing comma', `${start}"name": "A",\n}`, '3:14', 'config/trailing-comma'],
    ['no JSON', 'hello', '1:1', 'config/not-json'],
  ])('%s exits with 2, a position, a code frame and a fix', (_name, text, place, code) => {
    const dir = createFolder()
    writeFileSync(join(dir, 'mint.json'), text)
    const run = runSpearmint(['build', dir, '--out', join(createFolder(), 'out')])
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(`mint.json:${place}  error  ${code}\n`)
    expect(run.stderr).toMatch(/\n {2}> \d+ \| .*\n +\| +\^+\n/)
    expect(run.stderr).toMatch(/\n {2}→ \w/)
  })
})

it('reports pages and snippets that are not UTF-8, including cached ones', () => {
  const dir = createFolder()
  const write = (file: string, text: string) => writeFileSync(join(dir, file), Buffer.from(text, 'latin1'))
  writeFileSync(join(dir, 'mint.json'), '{"name": "A", "navigation": [{"group": "G", "pages": ["a", "b"]}]}')
  mkdirSync(join(dir, 'snippets'))
  write('a.mdx', 'Grün')
  write('b.mdx', 'import N from "/snippets/n.mdx"\n\n<N />')
  write('snippets/n.mdx', 'Café')
  const out = join(createFolder(), 'out')
  const findProblems = () => {
    const { diagnostics } = JSON.parse(runSpearmint(['build', dir, '--out', out, '--json']).stdout) as Report
    return diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)
  }
  const expected = ['page/encoding a.mdx:1', 'page/encoding snippets/n.mdx:1']
  expect(findProblems()).toEqual(expected)
  write('mint.json', readFileSync(join(dir, 'mint.json'), 'utf8').replace('"A"', '"B"'))
  expect(findProblems()).toEqual(expected)
})
