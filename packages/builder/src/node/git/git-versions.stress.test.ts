import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitFiles, runGit } from '../../../test/commit-files.ts'
import { useTempFolders, writeFiles } from '../../../test/temp-folders.ts'
import { buildFolder, createVersionedRepository, toDocs, toPages, VERSIONS } from './testing/versioned-site.ts'

const makeFolder = useTempFolders()

const SITE_URL = { siteUrl: 'https://acme.example' }

/** The hrefs of the version menu of a page, by label. */
function readMenu(html: string): Record<string, string> {
  const menu = /<details class="version-select"[\s\S]*?<\/details>/.exec(html)?.[0] ?? ''
  const links = menu.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)
  return Object.fromEntries([...links].map(([, href = '', label = '']) => [label.replace(/<[^>]*>/g, '').trim(), href]))
}

/** The text of the notice, and where it leads. */
function readNotice(html: string): string {
  const notice = /<aside class="version-notice"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? ''
  return notice.replace(/<a href="([^"]*)">/, '[$1] ').replace(/<[^>]*>/g, '')
}

const findCanonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

describe('a site with versions from Git', () => {
  it('has the latest release at the root and each other version in a folder', async () => {
    const site = createVersionedRepository(makeFolder())
    const { read, contents, versions, codes, diagnostics, outputProblems } = await buildFolder(site, {
      out: join(makeFolder(), 'out'),
      options: SITE_URL,
    })
    expect(versions).toEqual([
      { folder: 'next', state: 'unreleased', revision: undefined, pages: 5 },
      { folder: 'v2.1', state: 'unreleased', revision: 'v2.1.0-rc.1', pages: 4 },
      { folder: '', state: 'latest', revision: 'v2.0.0', pages: 3 },
      { folder: 'v1.1', state: 'old', revision: 'v1.1.0', pages: 4 },
      { folder: 'v1.0', state: 'old', revision: 'v1.0.1', pages: 3 },
    ])
    expect(outputProblems).toEqual([])

    // The menu stays on the topic: at the same address, where it moved, or near it.
    expect(readMenu(read('guides/setup.html'))).toEqual({
      Next: '/next/guides/setup.html',
      'v2.1': '/v2.1/guides/setup.html',
      'v2.0 Latest': '/guides/setup.html',
      'v1.1': '/v1.1/setup.html',
      'v1.0': '/v1.0/setup.html',
    })
    expect(readMenu(read('v1.0/setup.html'))['v2.0 Latest']).toBe('/guides/setup.html')
    expect(readMenu(read('v2.1/new.html'))).toMatchObject({ Next: '/next/new.html', 'v1.0': '/v1.0/' })
    expect(readMenu(read('v1.0/guides/old.html'))).toMatchObject({
      'v2.0 Latest': '/guides/setup.html',
      'v1.1': '/v1.1/guides/old.html',
    })

    // Notices.
    expect(readNotice(read('guides/setup.html'))).toBe('')
    expect(readNotice(read('v1.0/setup.html'))).toBe(
      'This is the documentation of v1.0, which is not the latest version. [/guides/setup.html] Read this page in v2.0',
    )
    expect(readNotice(read('next/next.html'))).toBe(
      'This is the documentation of Next, which is not released yet. [/] Go to v2.0',
    )

    // Search engines.
    expect(findCanonical(read('v1.0/setup.html'))).toBe('https://acme.example/guides/setup.html')
    expect(findCanonical(read('v1.0/guides/old.html'))).toBe('https://acme.example/v1.0/guides/old.html')
    expect(findCanonical(read('guides/setup.html'))).toBe('https://acme.example/guides/setup.html')
    expect(read('sitemap.xml').match(/<loc>[^<]*/g)).toHaveLength(3)
    expect(read('v1.0/sitemap.xml').match(/<loc>[^<]*/g)).toEqual(['<loc>https://acme.example/v1.0/guides/old.html'])
    expect(read('robots.txt')).toContain(
      'Sitemap: https://acme.example/sitemap.xml\nSitemap: https://acme.example/next/sitemap.xml',
    )
    expect(read('v1.0/setup.html')).not.toContain('noindex')

    // Files for programs.
    expect(read('llms.txt')).toContain('[v1.0](https://acme.example/v1.0/llms.txt)')
    expect(read('v1.0/llms.txt')).toContain('https://acme.example/v1.0/setup.md')
    expect(read('v1.0/setup.md')).toContain('> Version: v1.0')
    expect(read('v1.0/a.png')).toBe('a')

    // Search within a version, and one set of assets.
    expect(read('v1.0/setup.html')).toContain('data-search="/v1.0/_spearmint/search/manifest.json"')
    const findSearch = (folder: string) =>
      Object.entries(contents).filter(
        ([path, text]) => path.startsWith(`${folder}_spearmint/search/`) && text.includes('zebra'),
      )
    expect(findSearch('v1.0/')).not.toEqual([])
    expect(findSearch('')).toEqual([])
    expect(read('v1.0/setup.html')).toContain('href="/_spearmint/main.css"')
    expect(Object.keys(contents).filter((path) => path.endsWith('/main.css'))).toEqual(['_spearmint/main.css'])

    // Redirects of each version.
    expect(read('setup.html')).toContain('/guides/setup.html')
    expect(read('v2.1/setup.html')).toContain('url=/v2.1/guides/setup.html')
    expect(read('_redirects')).toContain('/next/setup /next/guides/setup.html 301')
    expect(contents['v2.1/_redirects']).toBeUndefined()

    // What cannot be fixed is reported once, at the setting.
    const summary = diagnostics.find(({ code }) => code === 'versions/problems')
    expect(summary).toMatchObject({
      severity: 'info',
      file: 'docs.json',
      line: 1,
      message: expect.stringContaining('"v1.1.0"'),
    })
    expect(summary?.column).toBeGreaterThan(100)

    expect(codes.filter((code) => code.startsWith('versions/'))).toEqual(
      ['versions/problems', 'versions/no-folder'].reverse(),
    )
  })

  it('writes the same files with and without a cache, and only what a change concerns', async () => {
    const site = createVersionedRepository(makeFolder())
    const folder = makeFolder()
    const build = () =>
      buildFolder(site, { out: join(folder, 'out'), cacheFolder: join(folder, 'cache'), options: SITE_URL })
    const buildAnew = async () =>
      (await buildFolder(site, { out: join(makeFolder(), 'out'), options: SITE_URL })).contents
    const first = await build()
    expect(first.contents).toEqual(await buildAnew())

    const unchanged = await build()
    expect([unchanged.changed, unchanged.diagnostics]).toEqual([[], first.diagnostics])

    // Text on the disk changes one version.
    writeFiles(site, { 'guides/more.mdx': '# More\n\nAnother text.\n' })
    const edited = await build()
    expect(edited.changed.filter((path) => !path.startsWith('next/'))).toEqual([])
    expect(edited.read('next/guides/more.html')).toContain('Another text.')

    // A page that vanishes changes the menus of all versions that have it.
    commitFiles(
      site,
      { 'docs.json': toDocs(['index', 'guides/setup', 'guides/more'], VERSIONS) },
      '2024-08-01T10:00:00Z',
    )
    runGit(site, ['rm', '-q', 'new.mdx'])
    const removed = await build()
    expect(readMenu(removed.read('v2.1/new.html')).Next).toBe('/next/')

    // A new patch takes the place of the last one.
    runGit(site, ['checkout', '-q', '-f', '-b', 'fix', 'v1.0.1'])
    commitFiles(site, { 'guides/old.mdx': '# Old\n\nAgain.\n' }, '2024-09-01T10:00:00Z')
    runGit(site, ['tag', 'v1.0.2'])
    runGit(site, ['checkout', '-q', '-f', 'main'])
    const patched = await build()
    expect(patched.read('v1.0/guides/old.html')).toContain('Again.')
    expect(patched.contents).toEqual(await buildAnew())
  }, 60_000)

  it.each([
    ['clean', { urls: 'clean' }, '/v1.0/setup', 'v1.0/setup.html'],
    ['folder', { urls: 'folder' }, '/v1.0/setup/', 'v1.0/setup/index.html'],
    ['html below a path', { base: '/docs' }, '/docs/v1.0/setup.html', 'v1.0/setup.html'],
    ['relative', { relative: true }, '../v1.0/setup.html', 'v1.0/setup.html'],
  ] as const)('has addresses in the style %s', async (_, options, href, path) => {
    const site = createVersionedRepository(makeFolder())
    const { read, contents } = await buildFolder(site, { out: join(makeFolder(), 'out'), options })
    const setup = path.replace('v1.0/', '').replace('setup', 'guides/setup')
    expect(readMenu(read(setup))['v1.0']).toBe(href)
    expect(read(path)).not.toBe('')
    if ('base' in options) expect(read(path)).toContain('href="/docs/_spearmint/main.css"')
    if (!('relative' in options)) return
    expect(read(path)).toContain('href="../_spearmint/main.css"')
    expect(readMenu(read(path))['v2.0 Latest']).toBe('../guides/setup.html')
    expect(Object.values(contents).filter((text) => text.includes('.spearmint-root'))).toEqual([])
  })

  it('has a feed, a list of pages and their text for each version, with addresses and text of that version', async () => {
    const root = makeFolder()
    runGit(root, ['init', '-q', '-b', 'main'])
    const toChangelog = (label: string) =>
      `---\ntitle: Changes\nrss: true\n---\n\n<Update label="2024-01-0${label}" description="x">\nChange ${label}.\n</Update>\n`
    for (const label of ['1', '2']) {
      const files = { 'docs/changes.mdx': toChangelog(label), 'docs/docs.json': toDocs(['changes'], VERSIONS) }
      commitFiles(root, files, `2024-0${label}-01T10:00:00Z`)
      runGit(root, ['tag', `v${label}.0.0`])
    }
    commitFiles(root, { 'docs/changes.mdx': toChangelog('3') }, '2024-03-01T10:00:00Z')
    const { read } = await buildFolder(join(root, 'docs'), { out: join(makeFolder(), 'out'), options: SITE_URL })
    for (const [folder, label, others] of [
      ['', '2', /Change [13]/],
      ['v1.0/', '1', /Change [23]/],
      ['next/', '3', /Change [12]/],
    ] as const) {
      const page = `https://acme.example/${folder}changes.html`
      const feed = read(`${folder}changes/rss.xml`)
      expect(feed).toContain(`<link>${page}</link>`)
      expect(feed).toContain(`Change ${label}`)
      expect(feed).not.toMatch(others)
      expect(read(`${folder}changes.html`)).toContain(`href="/${folder}changes/rss.xml"`)
      expect(read(`${folder}llms.txt`)).toContain(`(https://acme.example/${folder}changes.md)`)
      const full = read(`${folder}llms-full.txt`)
      expect(full).toContain(`Source: ${page}\n`)
      expect(full).toContain(`Change ${label}`)
      expect(full).not.toMatch(others)
    }
  })

  it('asks search engines to ignore old versions if the configuration says so', async () => {
    const site = createVersionedRepository(makeFolder())
    writeFiles(site, { 'docs.json': toDocs(['index'], { spearmint: { versions: { from: 'v*', noindex: true } } }) })
    const { read } = await buildFolder(site, { out: join(makeFolder(), 'out'), options: SITE_URL })
    expect(read('v1.0/setup.html')).toContain('<meta name="robots" content="noindex">')
    expect(read('guides/setup.html')).not.toContain('noindex')
    expect(read('v1.0/sitemap.xml')).toBe('')
    expect(read('robots.txt').match(/Sitemap/g)).toHaveLength(1)
  })

  it('builds the files on the disk alone without a repository, and reports why', async () => {
    const site = makeFolder({ 'docs.json': toDocs(['index'], VERSIONS), 'index.mdx': '# Home\n' })
    const { codes, read } = await buildFolder(site, { out: join(makeFolder(), 'out') })
    expect(codes).toContain('versions/no-history')
    expect(read('index.html')).toContain('Home')
  })

  it('reports a shallow clone', async () => {
    const root = makeFolder()
    createVersionedRepository(root)
    const clone = join(makeFolder(), 'clone')
    runGit('/', ['clone', '-q', '--depth', '1', `file://${root}`, clone])
    const { diagnostics } = await buildFolder(join(clone, 'docs'), { out: join(makeFolder(), 'out') })
    const found = diagnostics.filter(({ code }) => code.startsWith('versions/'))
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['versions/no-match', 'versions/shallow']))
    expect(found.flatMap(({ suggestions }) => suggestions).join()).toContain('fetch-depth: 0')
  })

  it('leaves out a tag whose configuration cannot be used, and takes the one before it', async () => {
    const site = createVersionedRepository(makeFolder())
    runGit(site, ['checkout', '-q', '-b', 'bad', 'v1.0.1'])
    commitFiles(site, { 'docs.json': '{' }, '2024-08-01T10:00:00Z')
    runGit(site, ['tag', 'v1.0.2'])
    runGit(site, ['checkout', '-q', 'main'])
    const { diagnostics, versions } = await buildFolder(site, { out: join(makeFolder(), 'out') })
    expect(diagnostics.find(({ code }) => code === 'versions/unusable')?.message).toContain('"v1.0.2"')
    expect(versions?.find(({ folder }) => folder === 'v1.0')?.revision).toBe('v1.0.1')
  })

  it('reports a folder of the latest version at the path of another one', async () => {
    const root = makeFolder()
    runGit(root, ['init', '-q'])
    const pages = ['index', 'v1.0/a']
    commitFiles(root, { ...toPages(...pages), 'docs/docs.json': toDocs(pages, VERSIONS) }, '2024-01-01T10:00:00Z')
    for (const tag of ['v1.0.0', 'v2.0.0']) runGit(root, ['tag', tag])
    const { codes } = await buildFolder(join(root, 'docs'), { out: join(makeFolder(), 'out') })
    expect(codes).toContain('versions/taken-path')
  })
})
