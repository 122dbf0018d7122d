import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { findChromium } from '../src/node/chromium/find-chromium.ts'
import { printToPdf } from '../src/node/chromium/print-to-pdf.ts'
import { runSpearmint } from './run-spearmint.ts'
import { DOCS_JSON_SITE, DOCS_SITE, FIXTURE_SITE, FULL, findCorpusSite, NO_CORPUS } from './sites.ts'
import { useTempFolders } from './temp-folders.ts'

const makeFolder = useTempFolders()

const SITE = {
  'docs.json':
    '{ "theme": "mint", "name": "A", "colors": { "primary": "#0a7a5a" }, "navigation": { "pages": ["index", "b/c"] } }\n',
  'index.mdx': '[a](/b/c#hello) <iframe src="https://example.com/v" title="Tour" />\n',
  'b/c.mdx': '## Hello\n\n```js\nconst a = 1\n```\n',
}

describe('spearmint export', () => {
  it.each(['epub', 'html'])('writes the same %s twice', (format) => {
    const cwd = makeFolder(SITE)
    const first = runSpearmint(['export', format, '--json'], cwd)
    expect(first.code).toBe(0)
    const report = JSON.parse(first.stdout)
    expect(report).toMatchObject({
      chapters: 2,
      out: join(cwd, `book.${format}`),
      diagnostics: [{ code: 'book/media' }],
    })
    const bytes = readFileSync(report.out)
    expect(report.bytes).toBe(bytes.length)
    expect(runSpearmint(['export', format], cwd).stderr).toContain(`Exported book.${format}: 2 chapters`)
    expect(readFileSync(report.out).equals(bytes)).toBe(true)
  })

  it('puts the type of an EPUB file where programs look for it', () => {
    const cwd = makeFolder(SITE)
    runSpearmint(['export', 'epub'], cwd)
    const bytes = readFileSync(join(cwd, 'book.epub'))
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
    const files = unzipSync(bytes)
    expect(Object.keys(files).slice(0, 3)).toEqual(['mimetype', 'META-INF/container.xml', 'EPUB/nav.xhtml'])
    expect(Buffer.from(files['EPUB/c1.xhtml'] ?? '').toString()).toContain('<a href="c2.xhtml#c2-hello">a</a>')
  })

  it.each([
    [['v1'], 2],
    [['v1', 'API reference'], 1],
    [['v2'], 1],
  ])('writes only the division %j', (names, chapters) => {
    const tab = (name: string, page: string) => ({ tab: name, pages: [page] })
    const versions = [
      { version: 'v2', tabs: [tab('Guides', 'index')] },
      { version: 'v1', tabs: [tab('Guides', 'old'), tab('API reference', 'b/c')] },
    ]
    const cwd = makeFolder({
      ...SITE,
      'docs.json': JSON.stringify({ ...JSON.parse(SITE['docs.json']), navigation: { versions } }),
      'old.mdx': 'Old',
    })
    const flags = names.flatMap((name) => ['--division', name])
    const { code, stdout } = runSpearmint(['export', 'html', '--json', ...flags], cwd)
    expect([code, JSON.parse(stdout).chapters]).toEqual([0, chapters])
  })

  it.each([
    ['a file of another kind', ['epub', '--out', 'docs.json'], '"docs.json": it exists and is not an EPUB file'],
    ['a page', ['html', '--out', 'own.html'], '"own.html": it exists and is not a book'],
    ['a folder', ['pdf', '--out', 'b'], '"b": it is not a file'],
    ['a format that does not exist', ['mobi'], 'Allowed choices are epub, html, pdf'],
    ['a division that does not exist', ['html', '--division', 'v2'], 'no division "v2"'],
    ['an empty name', ['html', '--division', ''], 'Expected a text that is not empty'],
  ])('refuses %s', (_name, args, message) => {
    const cwd = makeFolder({ ...SITE, 'own.html': '<!doctype html><p>Mine</p>' })
    const { code, stderr } = runSpearmint(['export', ...args], cwd)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(existsSync(join(cwd, 'book.html'))).toBe(false)
    expect(readFileSync(join(cwd, 'docs.json'), 'utf8')).toBe(SITE['docs.json'])
  })

  it('reports that there is no browser for a PDF before it renders anything', () => {
    const cwd = makeFolder(SITE)
    const run = spawnSync(process.execPath, [join(import.meta.dirname, '../bin/spearmint.js'), 'export', 'pdf'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: join(cwd, 'gone') },
    })
    expect(run.status).toBe(2)
    expect(run.stderr).toContain('CHROME_PATH names "')
    expect(run.stderr).toContain('spearmint export html')
  })

  it('writes nothing without a site', () => {
    const cwd = makeFolder({ 'a.txt': '' })
    const { code, stderr } = runSpearmint(['export', 'html'], cwd)
    expect(code).toBe(2)
    expect(stderr).toContain('Nothing was exported: 1 error.')
  })

  it.skipIf(findChromium() === undefined)('prints a PDF (needs Chromium, Chrome or Edge)', () => {
    const cwd = makeFolder(SITE)
    const { code, stderr } = runSpearmint(['export', 'pdf'], cwd)
    expect(stderr).toContain('Exported book.pdf: 2 chapters')
    expect(code).toBe(0)
    const pdf = readFileSync(join(cwd, 'book.pdf'), 'latin1')
    for (const part of ['%PDF-', '/Outlines', '/StructTreeRoot', '/Lang (en)']) expect(pdf).toContain(part)
  })

  it.skipIf(findChromium() === undefined)(
    'prints a PDF without tags if they take too long (needs Chromium, Chrome or Edge)',
    async () => {
      const html = '<!doctype html><html lang="en"><title>A</title><h1 id="a">A</h1><a href="#a">a</a></html>'
      const limits = { withTags: 1, withoutTags: 60_000 }
      const { bytes, isTagged } = await printToPdf(findChromium() ?? '', html, limits)
      expect(isTagged).toBe(false)
      const pdf = Buffer.from(bytes).toString('latin1')
      for (const part of ['%PDF-', '/Dest /a']) expect(pdf).toContain(part)
      expect(pdf).not.toContain('/StructTreeRoot')
      await expect(printToPdf(findChromium() ?? '', html, { withTags: 1, withoutTags: 1 })).rejects.toThrow(
        'did not write the PDF: it did not finish in time',
      )
    },
  )
})

/** The jar of Debian's package, or one that `EPUBCHECK_JAR` names. */
const EPUBCHECK = [process.env.EPUBCHECK_JAR ?? '', '/usr/share/java/epubcheck.jar', '/usr/bin/epubcheck'].find(
  existsSync,
)

const hasEpubCheck = EPUBCHECK !== undefined && spawnSync('java', ['-version']).status === 0

/** The sites whose books are checked: one, and all of them with `npm run test:full`. */
const REAL_SITES = ['starter-2026', 'sequin', 'dify-docs', 'trigger.dev-2026', 'mem0']
const SITES: readonly (readonly [string, string | undefined])[] = [
  ['the fixture site', FIXTURE_SITE],
  ['the site with all divisions', DOCS_JSON_SITE],
  ['our documentation', DOCS_SITE],
  ...REAL_SITES.map((name) => [name, findCorpusSite(name)] as const),
]

describe('EPUBCheck', () => {
  describe.each(FULL ? SITES : SITES.slice(0, 1))('in %s', (_name, dir) => {
    it.skipIf(!hasEpubCheck || dir === undefined)(
      dir === undefined ? NO_CORPUS : 'finds nothing (needs Java and epubcheck)',
      () => {
        const cwd = makeFolder()
        runSpearmint(['export', 'epub', dir ?? '', '--out', 'a.epub'], cwd)
        expect(check(join(cwd, 'a.epub'))).toEqual([])
      },
    )
  })

  it.skipIf(!hasEpubCheck)(
    'finds nothing in a book in Arabic with names of any kind (needs Java and epubcheck)',
    () => {
      const cwd = makeFolder({
        'docs.json':
          '{ "theme": "mint", "name": "دليل <&\\"", "colors": { "primary": "#0a7a5a" }, "navigation": { "languages": [' +
          '{ "language": "ar", "groups": [{ "group": "بداية & <b>", "pages": ["ar/index", "ar/日本語"] }] }] } }',
        'ar/index.mdx': '---\ntitle: "مرحبا & <b>"\n---\n\n## عنوان ² x.y_z\n\n[رابط](/ar/日本語#終わり)\n',
        'ar/日本語.mdx':
          '## 終わり\n\n<p><ul>text<p>a</p></ul></p>\n\n<dl><p>x</p><dt>t</dt></dl>\n\n<table><caption>c</caption>text</table>\n\n' +
          '<span><div><h2>x</h2></div></span>\n\n<a href="http://a b/|{}^">1</a> <a href="foo:x">2</a>\n\n' +
          '<svg><unknown /><text font-weight="550" id="a b">x</text></svg>\n\n$\\href{javascript:x}{y}$\n',
      })
      runSpearmint(['export', 'epub'], cwd)
      expect(check(join(cwd, 'book.epub'))).toEqual([])
      const opf = Buffer.from(unzipSync(readFileSync(join(cwd, 'book.epub')))['EPUB/package.opf'] ?? '').toString()
      expect(opf).toContain('<spine page-progression-direction="rtl">')
    },
  )

  it.skipIf(!hasEpubCheck)('finds what is wrong (needs Java and epubcheck)', () => {
    const cwd = makeFolder()
    writeFileSync(join(cwd, 'a.epub'), 'no book')
    expect(check(join(cwd, 'a.epub'))).not.toEqual([])
  })
})

/** Lists what EPUBCheck reports. */
function check(path: string): string[] {
  const { stdout, stderr } = spawnSync('java', ['-jar', EPUBCHECK ?? '', path], { encoding: 'utf8' })
  const lines = `${stdout}\n${stderr}`.split('\n')
  expect(lines.some((line) => line.startsWith('Messages:') || line.startsWith('FATAL'))).toBe(true)
  return lines.filter((line) => /^(?:FATAL|ERROR|WARNING)/.test(line))
}
