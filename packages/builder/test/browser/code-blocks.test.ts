import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE } from './open-browser.ts'

const LONG = `const words = '${'word '.repeat(40)}'`
const PAGE = `---
title: Code
---

\`\`\`ts long.ts
${LONG}
const short = 1
\`\`\`

\`\`\`ts short.ts anchors
const one = 1
const two = 2
\`\`\`

\`\`\`bash
npm install a-package-with-quite-a-long-name
\`\`\`
`

const LABELS = `---
title: Labels
---

\`\`\`js one.js
one
\`\`\`

\`\`\`js
one
two
\`\`\`
`

let browser: Browser
let site: ServedFolder
let address: string

beforeAll(async () => {
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({ name: 'Code', navigation: [{ group: 'All', pages: ['code', 'labels'] }] }),
    'code.mdx': PAGE,
    'labels.mdx': LABELS,
  })
  browser = await openBrowser()
  site = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
  address = `${site.url}code.html`
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('a code block', () => {
  it('has a button that wraps its lines if one of them does not fit', async () => {
    const { page, close } = await openPage(browser, address)
    const button = page.getByRole('button', { name: 'Wrap long lines', pressed: false })
    const code = page.locator('.code-block pre').first()
    const overflows = (): Promise<boolean> => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    await button.waitFor()
    expect(await button.count()).toBe(1)
    expect(await overflows()).toBe(true)
    await button.click()
    const pressed = page.getByRole('button', { name: 'Wrap long lines', pressed: true })
    expect(await overflows()).toBe(false)
    await pressed.click()
    expect(await overflows()).toBe(true)
    await close()
  })

  it('has that button only while it is needed', async () => {
    const { page, close } = await openPage(browser, address)
    const buttons = page.getByRole('button', { name: 'Wrap long lines' })
    await buttons.first().waitFor()
    await page.setViewportSize({ width: PHONE.width, height: 900 })
    await expect.poll(() => buttons.count()).toBe(2)
    await page.setViewportSize({ width: DESKTOP.width, height: 900 })
    await expect.poll(() => buttons.count()).toBe(1)
    await close()
  })

  it('shows its language and its copy button at all times, and nothing moves', async () => {
    const { page, close } = await openPage(browser, address, PHONE)
    await page.getByRole('button', { name: 'Wrap long lines' }).first().waitFor()
    expect(await page.locator('.code-language').allTextContents()).toEqual(['TypeScript', 'TypeScript', 'Bash'])
    const opacities = await page
      .locator('.code-copy')
      .evaluateAll((found) => found.map((one) => getComputedStyle(one).opacity))
    expect(opacities).toEqual(['1', '1', '1'])
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift).toBe(0)
    await close()
  })

  it('links to its lines, and marks the target', async () => {
    const { page, close } = await openPage(browser, address)
    const background = (id: string): Promise<string> =>
      page.locator(`#${id}`).evaluate((line) => getComputedStyle(line).backgroundColor)
    await page.getByRole('link', { name: 'Line 2' }).click()
    expect(page.url()).toMatch(/#short-ts-L2$/)
    expect(await background('short-ts-L2')).not.toBe(await background('short-ts-L1'))
    expect(await page.locator('code').nth(1).textContent()).toBe('const one = 1\nconst two = 2')
    await close()
  })

  it.each(['light', 'dark'] as const)(
    'shows its buttons, and which one is pressed, with forced colors (%s)',
    async (mode) => {
      const { page, close } = await openPage(browser, address, { ...DESKTOP, mode, forcedColors: true })
      const toggle = page.locator('.code-toggle').first()
      await toggle.waitFor()
      const isDrawn = (selector: string): Promise<boolean> =>
        page
          .locator(selector)
          .first()
          .evaluate(
            (button) =>
              getComputedStyle(button, '::before').backgroundColor !== getComputedStyle(button).backgroundColor,
          )
      expect([await isDrawn('.code-copy'), await isDrawn('.code-toggle')]).toEqual([true, true])
      const readOutline = () => toggle.evaluate((button) => getComputedStyle(button).outlineStyle)
      // With the focus on it, it has an outline in any case.
      await toggle.dispatchEvent('click')
      expect(await readOutline()).toBe('solid')
      await toggle.dispatchEvent('click')
      expect(await readOutline()).toBe('none')
      await close()
    },
  )

  it.each([DESKTOP.width, PHONE.width])(
    'has its title on the right and its buttons on the left of a page in Arabic, and code from left to right (%i px)',
    async (width) => {
      const { page, close } = await openPage(browser, address, { ...DESKTOP, width })
      await page.locator('.code-toggle').first().waitFor()
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      const blocks = await page.locator('.code-block').evaluateAll((found) =>
        found.map((block) => {
          const toBox = (selector: string): DOMRect | undefined =>
            block.querySelector(selector)?.getBoundingClientRect()
          const [title, language, copy, pre] = ['.code-title', '.code-language', '.code-copy', 'pre'].map(toBox)
          const { direction } = getComputedStyle(block.querySelector('pre') ?? block)
          return { title, language, copy, pre, direction }
        }),
      )
      expect(blocks.map(({ direction }) => direction)).toEqual(['ltr', 'ltr', 'ltr'])
      for (const { title, language, copy, pre } of blocks) {
        if (language === undefined || copy === undefined || pre === undefined) throw new Error('incomplete block')
        if (title === undefined) {
          // One line without a header: code, language, button.
          expect(pre.right).toBeLessThanOrEqual(language.left)
          expect(language.right).toBeLessThanOrEqual(copy.left)
        } else {
          expect(copy.right).toBeLessThanOrEqual(language.left)
          expect(language.right).toBeLessThanOrEqual(title.left + 1)
          expect(copy.bottom).toBeLessThanOrEqual(pre.top + 1)
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await close()
    },
  )

  it('fits a window of 320 px, like one of 1,280 px at 400% zoom, with its buttons', async () => {
    const { page, close } = await openPage(browser, address, { ...DESKTOP, width: 320 })
    await page.locator('.code-toggle').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    for (const button of await page.locator('.code-copy, .code-toggle').all()) {
      const box = await button.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 320 && box.width >= 24).toBe(true)
    }
    const widths = await page.locator('.code-block pre').evaluateAll((found) => found.map((pre) => pre.clientWidth))
    for (const width of widths) expect(width).toBeGreaterThan(100)
    await close()
  })

  it('has its language, and no buttons, without JavaScript', async () => {
    const { page, close } = await openPage(browser, address, { ...DESKTOP, javaScript: false })
    expect(await page.locator('.code-language').first().isVisible()).toBe(true)
    expect(await page.locator('.code-block button:visible').count()).toBe(0)
    await close()
  })

  it.each([true, false])('has room around its language, with JavaScript: %s', async (javaScript) => {
    const { page, close } = await openPage(browser, `${site.url}labels.html`, { ...DESKTOP, javaScript })
    const [beside, above] = await page.locator('.code-language').evaluateAll((labels) =>
      labels.map((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        const text = range.getBoundingClientRect()
        const box = label.closest('.code-block')?.getBoundingClientRect() ?? text
        return { top: text.top - box.top, end: Math.round(box.right - text.right) }
      }),
    )
    // The button to copy is 30 px wide.
    expect(beside?.end).toBe(javaScript ? 17 + 30 : 17)
    expect(above?.top).toBeGreaterThan(8)
    await close()
  })
})
