import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite } from '../run-spearmint.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { DESKTOP, openBrowser, openPage, type Reader } from './open-browser.ts'

let browser: Browser
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  site = await serveFolder(buildSite(FIXTURE_SITE).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const open = (path: string, reader: Partial<Reader>) =>
  openPage(browser, `${site.url}${path}.html`, { ...DESKTOP, ...reader })

describe('system preferences', () => {
  it.each([
    [true, 0],
    [false, 1],
  ])('motion: reduced %s', async (reducedMotion, atLeast) => {
    const { page, close } = await open('guides/components', { reducedMotion })
    const moving = await page.evaluate(() => {
      const isMoving = (element: Element): boolean => {
        const { transitionDuration, scrollBehavior } = getComputedStyle(element)
        return scrollBehavior === 'smooth' || transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0)
      }
      return [...document.querySelectorAll('*')].filter(isMoving).length
    })
    await close()
    if (atLeast === 0) expect(moving).toBe(0)
    else expect(moving).toBeGreaterThanOrEqual(atLeast)
  })

  it.each(['light', 'dark'] as const)(
    'forced colors (%s): what is chosen can be told from what is not',
    async (mode) => {
      const { page, close } = await open('guides/components', { forcedColors: true, mode })
      const look = (selector: string): Promise<string> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { outline, borderBlockEndColor } = getComputedStyle(element)
            return `${outline} ${borderBlockEndColor} ${getComputedStyle(element, '::after').backgroundColor}`
          })
      expect(await look('.sidebar-link[data-active]')).not.toBe(await look('.sidebar-link:not([data-active])'))
      expect(await look('.tab[data-active]')).not.toBe(await look('.tab:not([data-active])'))
      expect(await look('.nav-tabs-item[data-active]')).not.toBe(await look('.nav-tabs-item:not([data-active])'))
      await page.getByRole('button', { name: 'Dark mode' }).focus()
      expect(await look('.mode-toggle')).toMatch(/solid|auto/)
      await close()
    },
  )
})
