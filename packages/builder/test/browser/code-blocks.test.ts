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

let browser: Browser
let site: ServedFolder
let address: string

beforeAll(async () => {
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({ name: 'Code', navigation: [{ group: 'All', pages: ['code'] }] }),
    'code.mdx': PAGE,
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

  it('has its language, and no buttons, without JavaScript', async () => {
    const { page, close } = await openPage(browser, address, { ...DESKTOP, javaScript: false })
    expect(await page.locator('.code-language').first().isVisible()).toBe(true)
    expect(await page.locator('.code-block button:visible').count()).toBe(0)
    await close()
  })
})
