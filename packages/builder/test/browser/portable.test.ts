import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDeadLinks } from '../find-dead-links.ts'
import { listFiles } from '../list-files.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { DOCS_SITE, FIXTURE_SITE, FULL, findCorpusSite, NO_CORPUS } from '../sites.ts'
import { writeFiles } from '../temp-folders.ts'
import { openBrowser } from './open-browser.ts'
import { openFile } from './open-file.ts'
import { listPages } from './sites-under-test.ts'

/** Where someone might unpack a site. */
const FOLDER = 'Мои документы & notes #1/ünpacked 100% 船'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Builds a portable site, and moves it to a folder with a difficult name. */
function buildPortable(dir: string): string {
  const { out } = buildSite(dir, ['--relative'])
  const moved = join(createFolder(), FOLDER)
  cpSync(out, moved, { recursive: true })
  return moved
}

/** How many pages of a site are opened without `npm run test:full`. */
const MAX_PAGES = 12

/** Selects pages to open: of those with the same scripts and styles only one. */
function selectPages(out: string): string[] {
  const opened = new Set<string>()
  const pages = listPages(out).filter((path) => {
    const html = readFileSync(join(out, `${path}.html`), 'utf8')
    if (html.includes('http-equiv="refresh"')) return false
    const assets = [...html.matchAll(/_spearmint\/[\w/-]+\.(?:js|css)/g)].join(' ')
    if (!FULL && opened.has(assets)) return false
    opened.add(assets)
    return true
  })
  return FULL ? pages : pages.slice(0, MAX_PAGES)
}

async function search(page: Page, query: string): Promise<string> {
  await page.locator('#search-bar-entry').click()
  await page.locator('#search-input').fill(query)
  const option = page.locator('a.search-option').first()
  await option.waitFor()
  await expect.poll(() => page.locator('a.search-option mark').count()).toBeGreaterThan(0)
  return (await option.getAttribute('href')) ?? ''
}

const SITES = [
  { name: 'our fixture site', dir: FIXTURE_SITE, query: 'ship' },
  ...(FULL
    ? [
        { name: 'our documentation', dir: DOCS_SITE, query: 'deploy' },
        { name: 'the starter', dir: findCorpusSite('starter'), query: 'code' },
        ...['mem0', 'kernel', 'fastmcp'].map((name) => ({ name, dir: findCorpusSite(name), query: 'install' })),
      ]
    : []),
]

describe.each(SITES)('$name, opened from a disk', ({ dir, query }) => {
  let out: string
  beforeAll(() => {
    if (dir !== undefined) out = buildPortable(dir)
  })

  it.skipIf(dir === undefined)(
    dir === undefined ? NO_CORPUS : 'is styled, loads everything, and finds pages',
    async () => {
      const pages = selectPages(out)
      expect(pages.length).toBeGreaterThan(3)
      for (const path of pages) {
        const { page, errors, foreign, close } = await openFile(browser, join(out, `${path}.html`))
        expect(await page.evaluate(() => document.styleSheets.length), path).toBeGreaterThan(1)
        expect(await page.evaluate(() => getComputedStyle(document.body).margin), path).toBe('0px')
        expect(await page.evaluate(() => document.documentElement.classList.contains('js')), path).toBe(true)
        expect(errors, path).toEqual([])
        expect(
          foreign.filter((url) => /\.(?:m?js|css|woff2?|json)(?:\?|$)/.test(url)),
          path,
        ).toEqual([])
        await close()
      }
      const { page, errors, close } = await openFile(browser, join(out, 'index.html'))
      const href = await search(page, query)
      await page.locator('a.search-option').first().click()
      await page.waitForURL((url) => url.pathname.endsWith('.html') && url.href.endsWith(href.replace(/^.*\//, '')))
      expect(await page.locator('h1').count()).toBeGreaterThan(0)
      expect(errors).toEqual([])
      await close()
    },
    300_000,
  )

  it.skipIf(dir === undefined)(dir === undefined ? NO_CORPUS : 'has the same dead links as on a host', () => {
    const toList = (folder: string) =>
      findDeadLinks(folder)
        .map(({ page, address }) => `${page} ${new URL(address, `https://site.example/${page}`).pathname}`)
        .sort()
    const dead = toList(out)
    if (dead.length > 0) expect(dead).toEqual(toList(buildSite(dir ?? '').out))
    const rooted = listFiles(out).filter(
      (file) =>
        file.endsWith('.html') && /<[\w-]+ [^<>]*\b(?:href|src)="\//.test(readFileSync(join(out, file), 'utf8')),
    )
    expect(rooted).toEqual([])
  })
})

describe('a portable site', () => {
  let out: string
  beforeAll(() => {
    const dir = createFolder()
    writeFiles(dir, {
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'Portable',
        colors: { primary: '#0f766e' },
        navigation: { pages: ['index', { group: 'Deep', pages: ['a b/deep/page', 'a b/deep/other'] }] },
        redirects: [{ source: '/old/place', destination: '/a b/deep/page' }],
        spearmint: { relative: true },
      }),
      'index.mdx': [
        '---\ntitle: Start\n---\n\n',
        '<Tabs><Tab title="One">first words</Tab><Tab title="Two">second words</Tab></Tabs>\n\n',
        '```mermaid\nflowchart LR\n  A --> B\n```\n\n$$x^2$$\n\n![A dot](/images/dot.svg)\n\n[Deep](/a%20b/deep/page#part)\n',
      ].join(''),
      'a b/deep/page.mdx': '---\ntitle: Page\n---\n\n## Part\n\nLighthouse keepers [go](/) [on](./other).\n',
      'a b/deep/other.mdx': '---\ntitle: Other\n---\n\n<img src="/images/dot.svg" alt="A dot" />\n',
      'images/dot.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
      'style.css': 'h1 { background-image: url(/images/dot.svg) }\n',
      'script.js': 'document.documentElement.dataset.own = "ran"\n',
    })
    out = buildPortable(dir)
  })

  it('shows tabs, diagrams, formulas, images, and the styles and scripts of its author', async () => {
    const { page, errors, close } = await openFile(browser, join(out, 'index.html'))
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.getByText('second words').waitFor()
    const picture = page.locator('figure.mermaid .mermaid-view img')
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20)
    expect(await page.locator('math').count()).toBe(1)
    const dot = page.getByRole('img', { name: 'A dot' })
    expect(await dot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
    expect(await page.locator('html').getAttribute('data-own')).toBe('ran')
    const image = await page.locator('h1').evaluate((title) => getComputedStyle(title).backgroundImage)
    expect(image).toContain(`${pathToFileURL(out).href}/images/dot.svg`)
    expect(errors).toEqual([])
    await close()
  })

  it('keeps dark mode from page to page', async () => {
    const { page, errors, close } = await openFile(browser, join(out, 'index.html'))
    await page.locator('.mode-toggle').first().click()
    expect(await page.locator('html').getAttribute('class')).toContain('dark')
    await page.locator('main a', { hasText: 'Deep' }).first().click()
    await page.waitForURL(/page\.html#part$/)
    expect(await page.locator('html').getAttribute('class')).toContain('dark')
    expect(errors).toEqual([])
    await close()
  })

  it('finds text from a page in another folder, and leads there', async () => {
    const { page, errors, close } = await openFile(browser, join(out, 'a b/deep/other.html'))
    await search(page, 'lighthouse')
    await page.locator('a.search-option').first().click()
    await page.waitForURL(/page\.html/)
    expect(await page.locator('h1').textContent()).toBe('Page')
    await page.locator('main a', { hasText: 'go' }).click()
    await page.waitForURL(/index\.html$/)
    expect(errors).toEqual([])
    await close()
  })

  it('follows redirects', async () => {
    const { page, close } = await openFile(browser, join(out, 'old/place.html'))
    await page.waitForURL(/a%20b\/deep\/page\.html$/)
    await close()
  })

  it('has a strict policy, no module, and no integrity', () => {
    for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(join(out, file), 'utf8')
      expect(html, file).not.toMatch(/type="module"|modulepreload|\sintegrity=|data-integrity/)
      if (!file.startsWith('_spearmint/')) expect(html, file).not.toContain('unsafe-inline')
    }
  })
})
