import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite } from '../run-spearmint.ts'
import { DOCS_SITE, FIXTURE_SITE, FULL, findCorpusSite, NO_CORPUS } from '../sites.ts'
import { openBrowser, openPage } from './open-browser.ts'
import { listPages } from './sites-under-test.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** How many pages of a site are opened without `npm run test:full`. */
const MAX_OPENED = 12

describe.each([
  ['our fixture site', FIXTURE_SITE],
  ['our documentation', DOCS_SITE],
  ['the starter', findCorpusSite('starter')],
])('%s', (_name, dir) => {
  it.skipIf(dir === undefined)(
    dir === undefined
      ? NO_CORPUS
      : 'complies with the policy on every page, and loads its own files from no other host',
    async () => {
      const { out } = buildSite(dir ?? '', ['--base', '/some/docs', '--site-url', 'https://docs.example.com'])
      const site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '/some/docs' })
      const pages = listPages(out)
      expect(pages.length).toBeGreaterThan(5)
      const opened = new Set<string>()
      for (const path of pages) {
        const html = readFileSync(join(out, `${path}.html`), 'utf8')
        expect(html, path).toMatch(
          /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Sec/,
        )
        expect(html, path).not.toMatch(
          /<[^>]+ style=|content="[^"]*unsafe-inline|<script(?![^>]* src=| type="application\/ld\+json">)/,
        )
        // The copy of the first page at `/` leaves structured data to the page itself.
        if (path !== 'index') expect(/http-equiv="refresh"|application\/ld\+json/.test(html), path).toBe(path !== '404')
        // Redirects immediately to a page that is checked itself.
        if (html.includes('http-equiv="refresh"')) continue
        const assets = [...html.matchAll(/_spearmint\/[\w-]+\.(?:js|css)/g)].join(' ')
        // Of those with the same scripts and styles, one is enough.
        if (!FULL && opened.has(assets)) continue
        opened.add(assets)
        if (!FULL && opened.size > MAX_OPENED) continue
        const { foreign, errors, readViolations, close } = await openPage(browser, `${site.url}${path}.html`)
        expect(await readViolations(), path).toEqual([])
        // The page itself is answered with 404, which counts as a failed request.
        expect(errors, path).toHaveLength(path === '404' ? 1 : 0)
        // Images, videos and frames come from the author.
        expect(
          foreign.filter((url) => /\.(?:m?js|css|woff2?|ttf|json)(?:\?|$)/.test(url)),
          path,
        ).toEqual([])
        await close()
      }
      await site.close()
    },
  )
})

describe('the policy', () => {
  it('blocks what is not part of the page, and integrity blocks modified files', async () => {
    const { out } = buildSite(FIXTURE_SITE)
    const site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })
    const { page, readViolations, close } = await openPage(browser, `${site.url}guides/wide.html`)
    expect(await page.locator('.buoy').evaluate((buoy) => getComputedStyle(buoy).fontWeight)).toBe('600')
    expect(await page.locator('.buoy').evaluate((buoy) => getComputedStyle(buoy).color)).toBe('rgb(185, 28, 28)')
    await page.evaluate(() => {
      const [style, script] = [document.createElement('style'), document.createElement('script')]
      style.textContent = 'body { display: none }'
      script.textContent = 'document.title = "changed"'
      document.body.append(style, script)
      document.body.setAttribute('style', 'display: none')
    })
    expect(await page.locator('body').isVisible()).toBe(true)
    expect(await page.title()).toBe('A wide page - Harbor')
    const directives = (await readViolations()).map((violation) => violation.split(' ')[0])
    expect(new Set(directives)).toEqual(new Set(['style-src-elem', 'script-src-elem', 'style-src-attr']))

    await page.route('**/_spearmint/main-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '*{}' }))
    await page.reload()
    expect(
      await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href ?? 'inline')),
    ).not.toContainEqual(expect.stringContaining('main-'))
    await close()
    await site.close()
  })
})
