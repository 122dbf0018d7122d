import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite } from '../run-spearmint.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { DESKTOP, openBrowser, openPage, PHONE } from './open-browser.ts'

let browser: Browser
let site: ServedFolder
const address = (page: string): string => `${site.url}${page}.html`

beforeAll(async () => {
  browser = await openBrowser()
  site = await serveFolder(buildSite(FIXTURE_SITE).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('without JavaScript', () => {
  const reader = { ...DESKTOP, javaScript: false }

  it('all text of tabs, code groups and accordions can be read', async () => {
    const { page, close } = await openPage(browser, address('guides/components'), reader)
    for (const text of ['Sail', 'Wind only.', 'Motor', 'Fuel too.']) {
      expect(await page.getByText(text, { exact: true }).filter({ visible: true }).count(), text).toBe(1)
    }
    expect(await page.getByText('One may break.').isVisible()).toBe(false)
    await page.getByText('Why two ropes?').click()
    expect(await page.getByText('One may break.').isVisible()).toBe(true)
    await close()
  })

  it('links lead through the whole site', async () => {
    const { page, close } = await openPage(browser, site.url, reader)
    await page.getByRole('navigation').getByRole('link', { name: 'Writing' }).first().click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Writing')
    await page.getByRole('link', { name: 'link to expressions' }).click()
    expect(page.url()).toMatch(/guides\/expressions\.html#numbers$/)
    await close()
  })

  it('the navigation opens on a phone', async () => {
    const { page, close } = await openPage(browser, address('introduction'), { ...PHONE, javaScript: false })
    const link = page.locator('#sidebar, .sidebar').getByRole('link', { name: 'Components' }).first()
    expect(await link.isVisible()).toBe(false)
    await page
      .getByRole('button', { name: /menu|navigation/i })
      .first()
      .click()
    await link.click()
    expect(page.url()).toMatch(/guides\/components\.html$/)
    await close()
  })

  it('the color mode follows the operating system', async () => {
    for (const mode of ['light', 'dark'] as const) {
      const { page, close } = await openPage(browser, address('introduction'), { ...reader, mode })
      expect(await page.getByAltText('The harbor by day').isVisible()).toBe(mode === 'light')
      expect(await page.getByAltText('The harbor by night').isVisible()).toBe(mode === 'dark')
      await close()
    }
  })
})

describe('with JavaScript', () => {
  it('tabs can be used with the keyboard', async () => {
    const { page, close } = await openPage(browser, address('guides/components'))
    const sail = page.getByRole('tab', { name: 'Sail' })
    await sail.focus()
    expect(await page.getByText('Fuel too.').isVisible()).toBe(false)
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('tab', { name: 'Motor' }).getAttribute('aria-selected')).toBe('true')
    expect(await page.getByText('Fuel too.').isVisible()).toBe(true)
    expect(await page.getByText('Wind only.').isVisible()).toBe(false)
    await close()
  })

  it('code is copied as written', async () => {
    const { page, close } = await openPage(browser, address('guides/writing'))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('.code-block').first().hover()
    await page.locator('.code-block .code-copy').first().click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.trim()).toBe('export interface Ship {\n  name: string // shown on the quay\n}')
    await close()
  })

  it('the chosen color mode persists after a reload', async () => {
    const { page, close } = await openPage(browser, address('introduction'))
    const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'))
    expect(await isDark()).toBe(false)
    await page
      .getByRole('button', { name: /dark|mode|theme/i })
      .first()
      .click()
    expect(await isDark()).toBe(true)
    await page.reload()
    expect(await isDark()).toBe(true)
    await close()
  })

  it('a page is loaded once before its link is followed, when the pointer rests on it or it has the focus', async () => {
    const { page, close } = await openPage(browser, address('guides/components'))
    const loaded: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.html')) loaded.push(pathname)
    })
    const links = page.locator('.sidebar').getByRole('link')
    const [one, other] = [
      links.filter({ hasText: 'Writing' }).first(),
      links.filter({ hasText: 'Introduction' }).first(),
    ]
    await one.hover()
    await expect.poll(() => loaded).toEqual(['/guides/writing.html'])
    await other.focus()
    await expect.poll(() => loaded).toEqual(['/guides/writing.html', '/introduction.html'])
    await one.hover()
    await page.locator('.sidebar [aria-current]').hover()
    await page.waitForTimeout(300)
    expect(loaded).toHaveLength(2)
    await close()
  })

  it.each([
    ['fade into each other', 'no-preference'],
    ['change at once for visitors who prefer reduced motion', 'reduce'],
  ] as const)('pages %s', async (_effect, reducedMotion) => {
    const { page, errors, close } = await openPage(browser, address('introduction'))
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.ready.then(() => {
          const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
          const times = effects
            .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
            .map((effect) => Number(effect.getComputedTiming().duration))
          document.documentElement.dataset.transition = String(Math.max(...times))
        })
      })
    })
    await page.locator('.sidebar').getByRole('link', { name: 'Writing' }).first().click()
    const root = page.locator('html[data-transition]')
    expect(await root.getAttribute('data-transition')).toBe(reducedMotion === 'reduce' ? '0' : '150')
    expect(errors).toEqual([])
    await close()
  })

  it('an unknown URL shows the 404 page', async () => {
    const { page, close } = await openPage(browser, `${site.url}nowhere`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/not found/i)
    await close()
  })
})
