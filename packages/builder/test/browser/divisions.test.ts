import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { FULL } from '../sites.ts'
import { writeFiles } from '../temp-folders.ts'
import { DIVISION_SITE, MIXED_SITE } from './division-site.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let site: ServedFolder
let mixed: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const serve = (files: Readonly<Record<string, string>>) => {
    const folder = createFolder()
    writeFiles(folder, files)
    return serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
  }
  site = await serve(DIVISION_SITE)
  mixed = await serve(MIXED_SITE)
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await mixed.close()
})

const open = (path: string, reader: Partial<Reader> = {}) =>
  openPage(browser, `${site.url}${path}.html`, { ...DESKTOP, ...reader })

/** A list of divisions that opens, a link in it, and the page that the link leads to. */
interface Choice {
  what: string
  from: string
  list: string
  link: string
  to: string
}

const CHOICES: readonly Choice[] = [
  { what: 'a language', from: 'en/v2/basics/links', list: 'Language:', link: 'Deutsch', to: 'de/v2/basics/links' },
  { what: 'a version', from: 'de/v2/basics/links', list: 'Version:', link: 'v1', to: 'de/v1/basics/links' },
  { what: 'a version without the page', from: 'en/v2/cloud/plans', list: 'Version:', link: 'v1', to: 'en/v1/intro' },
  { what: 'a product', from: 'en/v2/intro', list: 'Product:', link: 'Cloud', to: 'en/v2/cloud/console' },
  { what: 'a dropdown', from: 'en/v2/cloud/console', list: 'Section:', link: 'Billing', to: 'en/v2/cloud/plans' },
  { what: 'an entry of the menu of a tab', from: 'en/v2/intro', list: 'Reference', link: 'CLI', to: 'en/v2/cli/run' },
]

/** Tabs and anchors, which are links. */
const LINKS: readonly Choice[] = [
  { what: 'a tab', from: 'en/v2/rest/users', list: '.nav-tabs', link: 'Guides', to: 'en/v2/intro' },
  { what: 'an anchor', from: 'en/v2/cloud/console', list: '.nav-anchors', link: 'Logs', to: 'en/v2/cloud/logs' },
  { what: 'a global anchor', from: 'de/v1/intro', list: '.nav-anchors', link: 'Changes', to: 'en/v2/install' },
  { what: 'a group with a page', from: 'en/v2/deep', list: '.sidebar', link: 'Learn', to: 'en/v2/learn' },
  { what: 'a closed group', from: 'en/v2/intro', list: '.sidebar', link: 'Recipes', to: 'en/v2/recipes/one' },
  { what: 'a card of a group', from: 'en/v2/learn', list: '.directory', link: 'Deep dives', to: 'en/v2/deep' },
]

const findSummary = (page: Page, { list }: Choice) => page.locator('summary', { hasText: list }).first()

describe('divisions of docs.json', () => {
  it.each(FULL ? CHOICES : [...CHOICES.slice(0, 1), ...CHOICES.slice(-1)])(
    '$what is chosen by keyboard',
    async (choice) => {
      const { page, errors, close } = await open(choice.from)
      const summary = findSummary(page, choice)
      const link = page.locator('details[open]').getByRole('link', { name: choice.link })
      await summary.focus()
      await page.keyboard.press('Enter')
      await link.waitFor()
      await page.keyboard.press('Escape')
      await link.waitFor({ state: 'hidden' })
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Space')
      for (let steps = 0; steps < 8; steps++) {
        await page.keyboard.press('Tab')
        if (await link.evaluate((element) => element === document.activeElement)) break
      }
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/${choice.to}.html`)
      expect(errors).toEqual([])
      await close()
    },
  )

  it.each(CHOICES)('$what is chosen without JavaScript', async (choice) => {
    const { page, close } = await open(choice.from, { javaScript: false })
    await findSummary(page, choice).click()
    await page.locator('details[open]').getByRole('link', { name: choice.link }).click()
    await page.waitForURL(`**/${choice.to}.html`)
    await close()
  })

  it.each(LINKS)('$what is a link, also without JavaScript', async ({ from, list, link, to }) => {
    const { page, close } = await open(from, { javaScript: false })
    const found = page.locator(list).getByRole('link', { name: link })
    await found.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${to}.html`)
    await close()
  })

  it('phones have products, dropdowns and anchors in the drawer', async () => {
    const { page, close } = await open('en/v2/cloud/console', { width: PHONE.width, javaScript: false })
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await page.locator('.sidebar').getByRole('link', { name: 'Logs' }).waitFor()
    await page.locator('summary', { hasText: 'Product:' }).click()
    await page.locator('details[open]').getByRole('link', { name: 'Core' }).click()
    await page.waitForURL('**/en/v2/intro.html')
    await close()
  })

  it('shows what is current: the language, the version, the product, the menu and its entry', async () => {
    const { page, close } = await open('de/v1/rest/users')
    const current = page.locator('details[data-sm] [aria-current=true]')
    expect(await current.allTextContents()).toEqual(['Deutsch', 'v1', 'RESTOver HTTP', 'CoreThe engine itself'])
    expect(await page.locator('summary', { hasText: 'Reference' }).textContent()).toContain('(aktuell)')
    await close()
  })

  it('shows a hidden tab only on its own pages, and no hidden group', async () => {
    const { page, close } = await open('en/v2/intro')
    const tab = page.locator('.nav-tabs').getByRole('link', { name: 'Preview' })
    expect(await tab.count()).toBe(0)
    expect(await page.locator('.sidebar').getByText('Internal').count()).toBe(0)
    await page.goto(`${site.url}en/v2/preview.html`)
    expect(await tab.getAttribute('aria-current')).toBe('true')
    await page.goto(`${site.url}en/v2/internal.html`)
    expect(await page.locator('h1').textContent()).toBe('internal')
    await close()
  })

  it('shows the header of a language that has its own', async () => {
    const { page, close } = await open('de/v2/intro')
    const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link')
    expect(await links.allTextContents()).toEqual(['Hilfe'])
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await close()
  })

  it('keeps divisions of two kinds reachable side by side', async () => {
    const { page, close } = await openPage(browser, `${mixed.url}guide.html`, { ...DESKTOP, javaScript: false })
    await page.locator('.nav-tabs').getByRole('link', { name: 'API' }).click()
    await page.waitForURL('**/api.html')
    await page.locator('summary', { hasText: 'Version:' }).click()
    await page.getByRole('link', { name: 'v1' }).click()
    await page.waitForURL('**/old.html')
    await page.locator('.nav-tabs').getByRole('link', { name: 'Guides' }).click()
    await page.waitForURL('**/guide.html')
    await close()
  })

  it.each(['en/v2/learn', 'en/v2/cloud/console'])('%s fits a window of 320 px', async (path) => {
    const { page, close } = await open(path, { width: 320 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await close()
  })

  const pages = ['de/v1/cloud/console', 'ar/intro', 'en/v2/learn', 'en/v2/deep', 'en/v2/rest/users', 'en/v2/preview']
  it.each(FULL ? pages : pages.slice(0, 2))(
    'axe finds nothing on %s, with lists closed and open',
    async (path) => {
      const { page, close } = await open(path)
      await page.evaluate(AXE)
      const found: string[] = []
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 })
          for (let list = -1; list < (await page.locator('details[data-sm]').count()); list++) {
            const violations = await page.evaluate(async (opened) => {
              for (const [index, element] of document
                .querySelectorAll<HTMLDetailsElement>('details[data-sm]')
                .entries()) {
                element.open = index === opened
              }
              const { axe } = window as unknown as {
                axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
              }
              return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
            }, list)
            found.push(...violations.map((violation) => `${width} px, ${mode}, list ${list}: ${violation}`))
          }
        }
      }
      await close()
      expect(found).toEqual([])
    },
    60_000,
  )
})
