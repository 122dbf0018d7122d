import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../../src/node/http/serve-folder.ts'
import { AUDITED_SITES } from '../audit/audited-sites.ts'
import { listIbmFindings, loadIbmEngine } from '../audit/ibm-engine.ts'
import { findMissingJava, listNuFindings } from '../audit/nu-checker.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { openBrowser, openPage } from './open-browser.ts'

const WIDTHS = [1440, 390]

const missing = findMissingJava()

let browser: Browser
const folders = new Map<string, string>()
beforeAll(async () => {
  browser = await openBrowser()
  for (const { name, find } of AUDITED_SITES) folders.set(name, buildSite(find()).out)
})
afterAll(() => browser.close())

describe.each(AUDITED_SITES)('$name', ({ name, pages }) => {
  it.each(pages.map((page) => ({ ...page, state: page.open?.name ?? 'no dialog' })))(
    'page $path with $state: the engine of IBM finds no violation in any window size and color mode',
    async ({ path, open }) => {
      const site = await serveFolder(folders.get(name) ?? '', { host: '127.0.0.1', port: 0, base: '' })
      const { page, close } = await openPage(browser, `${site.url}${path}.html`)
      await open?.(page)
      await loadIbmEngine(page)
      const found: string[] = []
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          // Scripts set the class `dark` and the tab stops of what scrolls in the next frame.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          found.push(...(await listIbmFindings(page)).map((finding) => `${width} px, ${mode}: ${finding}`))
        }
      }
      await close()
      await site.close()
      expect(found).toEqual([])
    },
  )
})

it('the engine of IBM reports mistakes', async () => {
  const { page, close } = await openPage(browser, 'data:text/html,<title>A</title><p style="color:%23ccc">B<img>')
  await loadIbmEngine(page)
  const rules = (await listIbmFindings(page)).map((finding) => finding.split(':')[0])
  await close()
  expect(rules).toEqual(expect.arrayContaining(['html_lang_exists', 'img_alt_valid', 'text_contrast_sufficient']))
})

describe.skipIf(missing !== undefined)(missing ?? 'the Nu HTML Checker', () => {
  it('finds no mistake in any page, but one in a page that has one', () => {
    const broken = join(createFolder(), 'broken.html')
    writeFileSync(broken, '<!doctype html><html lang="en"><title>A</title><p><div>B</div></p>')
    expect(listNuFindings([...folders.values(), broken])).toEqual([expect.stringContaining('No “p” element in scope')])
  })
})
