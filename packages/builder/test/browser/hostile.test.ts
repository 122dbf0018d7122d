import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromHtml } from 'hast-util-from-html'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { FULL } from '../sites.ts'
import { openBrowser } from './open-browser.ts'
import { listPages } from './sites-under-test.ts'

/** Every payload of this site calls `hack()` or loads something active from evil.test. */
const HOSTILE_SITE = fileURLToPath(new URL('../fixtures/hostile', import.meta.url))

/** Written by the test, because not every file system supports these names. */
const HOSTILE_NAMES = ['pages/"onclick="hack()".mdx', "pages/'><script>hack()<'.mdx", 'pages/%3Cscript%3Ehack().mdx']

const SCRIPTED_ADDRESS = /^(?:javascript|vbscript|data):/

let browser: Browser
let site: ServedFolder
let pages: string[]
let redirects: string[]

beforeAll(async () => {
  const dir = createFolder()
  cpSync(HOSTILE_SITE, dir, { recursive: true })
  for (const name of HOSTILE_NAMES) writeFileSync(join(dir, name), '# Name\n\n[Links](/pages/links)\n')
  const { out, run } = buildSite(dir)
  expect(run.code, run.stderr).toBeLessThan(2)
  const isRedirect = (path: string): boolean => readPage(out, path).includes('http-equiv="refresh"')
  // A published HTML file is not a page of ours: it may run code, but not in the page that frames it.
  pages = listPages(out).filter((path) => !isRedirect(path) && !path.startsWith('images/'))
  redirects = listPages(out)
    .filter(isRedirect)
    .map((path) => readPage(out, path))
  site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

function readPage(out: string, path: string): string {
  return readFileSync(join(out, `${path}.html`), 'utf8')
}

/** Opens pages and records executed code: a dialog, a call of `hack()`, an active request to evil.test. */
async function openWatched(
  mode: 'light' | 'dark',
  bypassCSP: boolean,
): Promise<{ context: BrowserContext; seen: string[] }> {
  const context = await browser.newContext({ colorScheme: mode, bypassCSP, viewport: { width: 1280, height: 900 } })
  const seen: string[] = []
  await context.exposeFunction('hack', () => seen.push('hack() was called'))
  await context.route('**/*', (route) => {
    const request = route.request()
    if (request.url().startsWith(site.url)) return route.continue()
    // Images may come from anywhere. Stylesheets run no code; the policy blocks them.
    const isHarmless = ['image', 'media', ...(bypassCSP ? ['stylesheet', 'font'] : [])].includes(request.resourceType())
    if (!isHarmless && request.url().includes('evil.test')) seen.push(`${request.resourceType()} ${request.url()}`)
    return route.abort()
  })
  // A page that can't be copied is opened as Markdown instead, which would interrupt what comes next.
  await context.addInitScript(() => {
    const copy = async (): Promise<void> => {}
    Object.defineProperty(navigator, 'clipboard', { value: { write: copy, writeText: copy } })
  })
  context.on('page', (page) => page.on('dialog', (dialog) => seen.push(dialog.message())))
  return { context, seen }
}

/** Finds everything in a document that would run on a click or has run, with URLs as the browser parsed them. */
function findScripted(page: Page): Promise<string[]> {
  return page.evaluate((unsafe) => {
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      // Named controls of a form hide its properties.
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const value = Element.prototype.getAttribute.call(element, name) ?? ''
        const address = [...value]
          .filter((character) => character > ' ')
          .join('')
          .toLowerCase()
        const isImage = element.localName === 'img' && /^data:image\//.test(address)
        const isAddress = /^(?:href|src|action|formaction|data|poster|xlink:href|to|from|values|ping)$/.test(name)
        if (/^on/.test(name) || name === 'srcdoc') found.push(`<${element.localName} ${name}>`)
        if (isAddress && new RegExp(unsafe).test(address) && !isImage) found.push(`${name}=${value}`)
      }
      if (element instanceof HTMLAnchorElement && new RegExp(unsafe).test(element.protocol)) found.push(element.href)
      if (element.localName === 'script' && !(element as HTMLScriptElement).src) found.push('inline script')
      if (['base', 'object', 'embed'].includes(element.localName)) found.push(`<${element.localName}>`)
    }
    if (document.documentElement.hasAttribute('data-hacked')) found.push('the document was changed')
    return found
  }, SCRIPTED_ADDRESS.source)
}

/** Clicks everything clickable and stays on the page. */
async function clickAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a, area')
      if (link instanceof Element && link.hasAttribute('href')) event.preventDefault()
    })
    document.addEventListener('submit', (event) => event.preventDefault())
    for (const element of document.querySelectorAll<HTMLElement>('main *, button, summary')) {
      if (!(element instanceof HTMLElement)) continue
      element.click()
      for (const name of ['focus', 'mouseover', 'pointerenter', 'error', 'load', 'toggle', 'animationend'])
        element.dispatchEvent(new Event(name))
    }
  })
}

// Without the policy, content must be harmless by itself. With it, pages must work.
describe.each([['dark', true] as const, ...(FULL ? [['light', false] as const] : [])])(
  'a hostile site in %s mode, without the policy: %s',
  (mode, bypassCSP) => {
    it('runs none of its code on any page, whatever is clicked', { timeout: 120_000 }, async () => {
      const { context, seen } = await openWatched(mode, bypassCSP)
      expect(pages.length).toBeGreaterThan(9)
      // One page for all: Chromium sometimes never closes a page that is still loading what a click has asked for.
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      for (const path of pages) {
        await page.goto(site.url + path.split('/').map(encodeURIComponent).join('/').concat('.html'))
        expect.soft(await findScripted(page), path).toEqual([])
        await clickAll(page)
        await page.waitForTimeout(50)
        expect.soft(new URL(page.url()).origin, path).toBe(new URL(site.url).origin)
        expect.soft(errors.splice(0), path).toEqual([])
        expect.soft(seen.splice(0), path).toEqual([])
      }
      await page.goto('about:blank')
      await context.close()
    })
  },
)

describe.each([true, false])('the search of a hostile site, without the policy: %s', (bypassCSP) => {
  it('shows titles, headings and texts as text, with links to the site only', async () => {
    const { context, seen } = await openWatched('light', bypassCSP)
    const page = await context.newPage()
    await page.goto(`${site.url}pages/code.html`)
    await page.keyboard.press('/')
    const shown: string[] = []
    for (const query of ['hack', 'script', 'javascript', 'onerror', 'img', '<script>hack()</script>']) {
      await page.locator('#search-input').fill(query)
      await page.locator('[role=option] .search-excerpt', { hasText: /./ }).first().waitFor()
      shown.push(...(await page.locator('[role=option]').allTextContents()))
      expect.soft(await page.locator('dialog :is(img, script, iframe, style, svg:not(.glyph))').count(), query).toBe(0)
      expect.soft(await findScripted(page), query).toEqual([])
      const links = await page
        .locator('[role=option]')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
      for (const link of links) expect.soft(link).toMatch(new RegExp(`^${site.url}`))
    }
    expect(shown.join('\n')).toMatch(/<script>|<img/)
    expect(seen).toEqual([])
    await context.close()
  })
})

describe('the detection of executed code', () => {
  it.each([
    [true, ['hack() was called']],
    [false, []],
  ])('works; without the policy: %s', async (bypassCSP, expected) => {
    const { context, seen } = await openWatched('light', bypassCSP)
    const page = await context.newPage()
    await page.goto(`${site.url}pages/code.html`)
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="data:,x" onerror="hack()">'))
    await page.waitForTimeout(200)
    expect(seen).toEqual(expected)
    await context.close()
  })
})

describe('redirects of a hostile site', () => {
  it('lead to safe URLs and contain no code', () => {
    expect(redirects.length).toBeGreaterThan(2)
    for (const html of redirects) {
      visit(fromHtml(html), 'element', ({ tagName, properties: { src, href, content } }) => {
        if (tagName === 'script') expect(src).toMatch(/^\/_spearmint\//)
        if (tagName === 'a' || tagName === 'link') expect(href).not.toMatch(SCRIPTED_ADDRESS)
        if (tagName === 'meta') expect(content ?? '').not.toMatch(/url=\s*(?:javascript|vbscript|data):/i)
      })
    }
  })
})

describe('images of a hostile site', () => {
  it('run no code when opened directly in the preview', async () => {
    for (const path of ['images/evil.svg', 'logo/evil.svg']) {
      const page = await browser.newPage()
      const response = await page.goto(site.url + path)
      expect(response?.headers()['content-security-policy']).toBe("script-src 'none'; sandbox; frame-ancestors 'self'")
      expect(await page.evaluate('document.documentElement.hasAttribute("data-hacked")'), path).toBe(false)
      await page.close()
    }
  })
})
