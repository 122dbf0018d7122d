import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

/** A site with a version select in its header. */
const VERSIONS = {
  'mint.json': JSON.stringify({
    name: 'Versions',
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Now', version: 'v2', pages: ['v2/start'] },
      { group: 'Then', version: 'v1', pages: ['v1/start'] },
    ],
  }),
  'v1/start.mdx': 'Old.',
  'v2/start.mdx': 'New.',
}

let browser: Browser
let site: ServedFolder
let versions: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const folder = createFolder()
  writeFiles(folder, VERSIONS)
  const serve = (dir: string) => serveFolder(buildSite(dir).out, { host: '127.0.0.1', port: 0, base: '' })
  site = await serve(FIXTURE_SITE)
  versions = await serve(folder)
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await versions.close()
})

const open = (path: string, reader: Reader = DESKTOP) => openPage(browser, `${site.url}${path}.html`, reader)

/** Describes the focused element as visitors perceive it. Runs in the page. */
function readFocus(): { place: string; name: string; isMarked: boolean; isInView: boolean } {
  const element = document.activeElement ?? document.body
  const style = getComputedStyle(element)
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const shown = document.elementFromPoint(x, y)
  const places = ['.skip-link', '.navbar', '.nav-tabs', '.sidebar', 'main', '.toc', '.footer']
  return {
    place: places.find((selector) => element.closest(selector)) ?? 'nowhere',
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
    isMarked: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    isInView: shown !== null && (element.contains(shown) || shown.contains(element)),
  }
}

const focusName = async (page: Page): Promise<string> => (await page.evaluate(readFocus)).name

describe('the keyboard', () => {
  it('moves through the page in reading order with visible focus', async () => {
    const { page, close } = await open('guides/writing', { ...DESKTOP, width: 1440 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const steps: ReturnType<typeof readFocus>[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const step = await page.evaluate(readFocus)
      if (step.place === 'nowhere' || steps.length > 120) break
      steps.push(step)
    }
    expect(steps.filter((step) => !step.isMarked || !step.isInView)).toEqual([])
    const places = steps.map((step) => step.place).filter((place, index, all) => place !== all[index - 1])
    expect(places).toEqual(['.skip-link', '.navbar', '.nav-tabs', '.sidebar', '.toc', 'main', '.footer'])
    expect(steps.length).toBeGreaterThan(20)
    await close()
  })

  it('skips to the content', async () => {
    const { page, close } = await open('guides/writing')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect((await page.evaluate(readFocus)).place).toBe('main')
    await close()
  })

  it('opens the drawer, moves into it, and comes back with Escape', async () => {
    const { page, close } = await open('guides/components', PHONE)
    const button = page.getByRole('button', { name: 'Open navigation' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await focusName(page)).toBe('Close navigation')
    expect(await page.locator('#sidebar:popover-open').count()).toBe(1)
    await page.keyboard.press('Tab')
    expect((await page.evaluate(readFocus)).place).toBe('.sidebar')
    await page.keyboard.press('Escape')
    await page.locator('#sidebar').waitFor({ state: 'hidden' })
    expect(await focusName(page)).toBe('Open navigation')
    await close()
  })

  it('closes the drawer when the focus leaves it', async () => {
    const { page, close } = await open('guides/components', PHONE)
    await page.getByRole('button', { name: 'Open navigation' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.locator('#sidebar').waitFor({ state: 'hidden' })
    await close()
  })

  it('opens and closes a sidebar group and marks the current page', async () => {
    const { page, close } = await open('guides/components')
    const sidebar = page.getByRole('navigation', { name: 'Main' })
    expect(await sidebar.locator('[aria-current="page"]').textContent()).toBe('Components')
    const inside = sidebar.getByRole('link', { name: 'Expressions' })
    await sidebar.locator('summary', { hasText: 'More' }).focus()
    await page.keyboard.press('Enter')
    expect(await inside.isVisible()).toBe(true)
    await page.keyboard.press('Space')
    expect(await inside.isVisible()).toBe(false)
    await close()
  })

  it('switches tabs with arrows, Home and End, and moves on into the panel', async () => {
    const { page, close } = await open('guides/components')
    await page.getByRole('tab', { name: 'Sail' }).focus()
    for (const [key, expected] of [
      ['ArrowRight', 'Motor'],
      ['ArrowRight', 'Sail'],
      ['ArrowLeft', 'Motor'],
      ['Home', 'Sail'],
      ['End', 'Motor'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focusName(page), key).toBe(expected)
      expect(await page.getByRole('tab', { selected: true }).textContent(), key).toBe(expected)
    }
    expect(await page.getByRole('tabpanel', { name: 'Motor' }).isVisible()).toBe(true)
    // Tabs are named by the heading above them.
    expect(await page.getByRole('tablist', { name: 'Components' }).count()).toBe(1)
    await close()
  })

  it('opens an accordion', async () => {
    const { page, close } = await open('guides/components')
    const summary = page.locator('summary', { hasText: 'Why two ropes?' })
    await summary.focus()
    await page.keyboard.press('Enter')
    expect(await page.getByText('One may break.').isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.getByText('One may break.').isVisible()).toBe(false)
    await close()
  })

  it('copies code, and the copy is announced', async () => {
    const { page, close } = await open('guides/writing')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy code' }).first().focus()
    expect(await focusName(page)).toBe('Copy code')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export interface Ship')
    await close()
  })

  it('switches the color mode, and the button states which is active', async () => {
    const { page, close } = await open('introduction')
    const button = page.getByRole('button', { name: 'Dark mode' })
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    await button.focus()
    await page.keyboard.press('Space')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await close()
  })

  it('chooses a version', async () => {
    const { page, close } = await openPage(browser, `${versions.url}v2/start.html`)
    const summary = page.locator('summary', { hasText: 'v2' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('link', { name: 'v1' }).isVisible()).toBe(false)
    expect(await focusName(page)).toContain('v2')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focusName(page)).toBe('v1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/v1/start.html')
    await close()
  })
})

describe('without JavaScript', () => {
  it('a version can be chosen, and the drawer handles focus and Escape', async () => {
    const reader = { ...DESKTOP, javaScript: false }
    const choice = await openPage(browser, `${versions.url}v2/start.html`, reader)
    await choice.page.locator('summary', { hasText: 'v2' }).click()
    await choice.page.getByRole('link', { name: 'v1' }).click()
    expect(await choice.page.getByText('Old.').isVisible()).toBe(true)
    await choice.close()

    const { page, close } = await open('guides/components', { ...PHONE, javaScript: false })
    await page.getByRole('button', { name: 'Open navigation' }).press('Enter')
    expect(await page.locator('#sidebar').isVisible()).toBe(true)
    await page.locator('summary', { hasText: 'More' }).click()
    expect(await page.getByRole('link', { name: 'Expressions' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('#sidebar').waitFor({ state: 'hidden' })
    await close()
  })
})
