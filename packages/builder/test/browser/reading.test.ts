import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite } from '../run-spearmint.ts'
import { NO_CORPUS } from '../sites.ts'
import { openBrowser, openPage } from './open-browser.ts'
import { SITES } from './sites-under-test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WIDTHS = [1440, 1024, 390]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

for (const { name, dir, pages } of SITES) {
  describe.skipIf(dir === undefined)(dir === undefined ? `${name} (${NO_CORPUS})` : name, () => {
    let site: ServedFolder
    beforeAll(async () => {
      // With a base path, so that a URL without it fails.
      const { out } = buildSite(dir ?? '', ['--base', '/some/docs'])
      site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '/some/docs' })
    })
    afterAll(() => site.close())

    describe.each(pages)('page %s', (path) => {
      let opened: Awaited<ReturnType<typeof openPage>>
      beforeAll(async () => {
        opened = await openPage(browser, `${site.url}${path}.html`)
      })
      afterAll(() => opened.close())

      it('axe finds no violation in any window size and color mode', async () => {
        const { page, errors } = opened
        await page.evaluate(AXE)
        const found: string[] = []
        for (const mode of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 })
            // Scripts set the class `dark` and the tab stops of what scrolls in the next frame.
            await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
            const violations = await page.evaluate(async () => {
              const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } }
              return (await axe.run()).violations.map(
                ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
              )
            })
            found.push(...violations.map((violation) => `${width} px, ${mode}: ${violation}`))
          }
        }
        expect(found).toEqual([])
        expect(errors).toEqual([])
      })

      it('fits a window of 320 px, like one of 1,280 px at 400% zoom', async () => {
        await opened.page.setViewportSize({ width: 320, height: 900 })
        expect(await opened.page.evaluate(findOverflow)).toBeLessThanOrEqual(0)
      })

      it('targets outside of text are at least 24 px large', async () => {
        for (const width of [390, 1440]) {
          await opened.page.setViewportSize({ width, height: 900 })
          expect(await opened.page.evaluate(findSmallTargets)).toEqual([])
        }
      })

      it('cuts off no text with the spacing of WCAG 1.4.12', async () => {
        const { page } = opened
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`)
          document.adoptedStyleSheets = [sheet]
        })
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await page.evaluate(findCutTexts)).toEqual([])
        }
      })

      it('fits with text at 200%', async () => {
        const { page } = opened
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.evaluate(() => {
          document.adoptedStyleSheets = []
          document.documentElement.style.fontSize = '200%'
        })
        expect(await page.evaluate(findOverflow)).toBeLessThanOrEqual(0)
        const column = await page.locator('#content').boundingBox()
        expect(column?.width).toBeGreaterThan(280)
      })
    })
  })
}

/** By how many pixels the page is wider than the window. Runs in the page. */
function findOverflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth
}

interface AxeViolation {
  id: string
  impact: string
  nodes: { html: string }[]
}

/**
 * Targets smaller than 24 × 24 px (WCAG 2.5.8) outside of lines of text. Runs in the page. A small one
 * passes when no other target is within a circle of 24 px around its middle.
 */
function findSmallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [role="tab"]')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches(':disabled'))
    .filter((target) => !target.matches('.skip-link'))
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)

  const isInText = (target: HTMLElement): boolean =>
    getComputedStyle(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some((node) => node !== target && node.textContent?.trim() !== '')

  function isCrowded(box: DOMRect, self: HTMLElement): boolean {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return targets.some(({ target, box: other }) => {
      if (target === self || target.contains(self) || self.contains(target)) return false
      const dx = Math.max(other.left - x, 0, x - other.right)
      const dy = Math.max(other.top - y, 0, y - other.bottom)
      return Math.hypot(dx, dy) < 12
    })
  }

  return targets
    .filter(({ target, box }) => Math.min(box.width, box.height) < 23.9 && !isInText(target) && isCrowded(box, target))
    .map(({ target, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${target.outerHTML.slice(0, 120)}`)
}

/** Texts that are wider or higher than what shows of them, and the page if it scrolls sideways. Runs in the page. */
function findCutTexts(): string[] {
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
    return (
      element.clientWidth > 1 &&
      ((clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1))
    )
  }
  const cut = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim() !== '' && isCut(element),
  )
  const isWide = document.documentElement.scrollWidth > window.innerWidth
  return [...cut.map((element) => element.outerHTML.slice(0, 160)), ...(isWide ? ['the page'] : [])]
}
