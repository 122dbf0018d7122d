import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE } from './open-browser.ts'

const RESPONSES = '\n<ResponseExample>\n```json 200\n{}\n```\n```json 404\n{"error": "none"}\n```\n</ResponseExample>\n'

let browser: Browser
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({ name: 'Samples', navigation: [{ group: 'All', pages: ['one', 'two'] }] }),
    'one.mdx': `---\ntitle: One\napi: GET https://api.acme.com/one\n---\n${RESPONSES}`,
    'two.mdx': `---\ntitle: Two\napi: POST https://api.acme.com/two/${'long/'.repeat(30)}\n---\n${RESPONSES}`,
  })
  site = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

describe('request samples', () => {
  it('keep the language chosen on another page, while responses start with the first', async () => {
    const { page, errors, readViolations, close } = await openPage(browser, `${site.url}one.html`)
    await page.locator('#request-example select').selectOption('Python')
    await page.locator('#response-example').getByRole('tab', { name: '404' }).click()
    await page.goto(`${site.url}two.html`)
    expect(await page.locator('#request-example select').inputValue()).toBe('Python')
    expect(await page.locator('#request-example .tab-panel:visible').innerText()).toContain('requests.post(')
    expect(await page.locator('#response-example .tab-panel:visible').innerText()).toContain('{}')
    expect([...errors, ...(await readViolations())]).toEqual([])
    await close()
  })

  it.each([DESKTOP, PHONE])('scroll in their box at a width of $width', async (reader) => {
    const { page, close } = await openPage(browser, `${site.url}two.html`, reader)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(reader.width)
    expect(await page.locator('#request-example pre:visible').isVisible()).toBe(true)
    await close()
  })

  it('are all visible without JavaScript', async () => {
    const { page, close } = await openPage(browser, `${site.url}one.html`, { ...DESKTOP, javaScript: false })
    expect(await page.locator('#request-example pre:visible').count()).toBe(6)
    expect(await page.locator('#request-example select:visible').count()).toBe(0)
    await close()
  })
})
