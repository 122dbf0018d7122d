import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { listFiles } from '../list-files.ts'
import { buildSite } from '../run-spearmint.ts'
import { DOCS_SITE, FIXTURE_SITE } from '../sites.ts'
import { DESKTOP, openBrowser, openPage, PHONE } from './open-browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PAGE = 'reference/config-keys.html'

let browser: Browser
let out: string
let site: ServedFolder

beforeAll(async () => {
  browser = await openBrowser()
  out = buildSite(DOCS_SITE).out
  site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('the validator on a page', () => {
  it('shows and marks problems while a configuration is typed', async () => {
    const { page, foreign, errors, close } = await openPage(browser, site.url + PAGE)
    const text = page.getByLabel('Your mint.json')
    await text.fill('{\n  "name": "A",\n  "navigation": [{ "group": "G", "pages": ["a"] }],\n  "favicn": "/a.svg"\n}')
    await page.getByText('1 problem. No site can be built with this file.').waitFor()
    expect(await page.getByText('> 4 |   "favicn": "/a.svg"').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'config/misspelled-key' }).last().getAttribute('href')).toBe(
      '/reference/diagnostics.html#config-misspelled-key',
    )
    await page.getByRole('button', { name: 'line 4, column 3' }).click()
    const selected = await text.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    )
    expect(selected).toBe('"favicn"')

    await page.getByRole('button', { name: 'Fix what can be fixed' }).click()
    await page.getByText('No problems.').waitFor()
    expect(await text.inputValue()).toContain('"favicon": "/a.svg"')
    expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
    await close()
  })

  it('finds out the format of the text, and checks a docs.json as one', async () => {
    const { page, close } = await openPage(browser, site.url + PAGE)
    const docs = '{ "theme": "mint", "name": "A", "colors": { "primary": "#0a7a5a" }, "navigation": { "tabs": [] } }'
    await page.getByLabel('Your mint.json').fill(docs)
    await page.getByLabel('Your docs.json').waitFor()
    await page.getByRole('link', { name: 'navigation/empty' }).waitFor()
    await page.getByLabel('Your docs.json').fill('{ "name": "A", "navigation": [{ "group": "G", "pages": ["a"] }] }')
    await page.getByLabel('Your mint.json').waitFor()
    await page.getByText('No problems.').waitFor()
    await close()
  })

  it('works with a policy that forbids eval', async () => {
    const { page, close, readViolations } = await openPage(browser, site.url + PAGE)
    await page.getByText('2 problems.').waitFor()
    expect(await readViolations()).toEqual([])
    await close()
  })

  it.each([DESKTOP, { ...PHONE, mode: 'dark' as const }])(
    'is accessible in a window of $width px, $mode',
    async (reader) => {
      const { page, close } = await openPage(browser, site.url + PAGE, reader)
      await page.getByText('2 problems.').waitFor()
      await page.evaluate(AXE)
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
        return (await axe.run()).violations.map(({ id }) => id)
      })
      expect(violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await close()
    },
  )

  it('shows the command to visitors without JavaScript', async () => {
    const { page, close } = await openPage(browser, site.url + PAGE, { ...DESKTOP, javaScript: false })
    expect(await page.locator('sm-config-validator').innerText()).toContain('spearmint check')
    await close()
  })

  it('is loaded only by its page, and is part of a site only if a page uses it', () => {
    const loading = listFiles(out).filter(
      (file) => file.endsWith('.html') && /<script[^>]*config-validator/.test(readFileSync(join(out, file), 'utf8')),
    )
    expect(loading).toEqual(['components/config-validator.html', PAGE])
    const files = listFiles(buildSite(FIXTURE_SITE).out)
    expect(files.filter((file) => file.includes('config-validator'))).toEqual([])
  })
})
