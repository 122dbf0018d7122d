import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage } from './open-browser.ts'

const LINK = { title: 'Ask us', description: 'Send the page', href: 'https://acme.com/ask?text=$page' }

const CONFIG = {
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#0a6640' },
  banner: { content: '**New**: read [more](/b)', dismissible: true },
  contextual: { options: ['copy', 'view', 'claude', 'mcp', LINK] },
  navigation: { pages: ['a', 'b'] },
}

let browser: Browser
let dir: string
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  dir = createFolder()
  writeFiles(dir, {
    'docs.json': JSON.stringify(CONFIG),
    'a.mdx': '---\ntitle: First\n---\n\nSome words.\n',
    'b.mdx': '---\ntitle: Second\n---\n\nMore.\n',
  })
  const { out } = buildSite(dir, ['--base', '/docs'])
  site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '/docs' })
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

describe('the banner of a site', () => {
  it('is dismissed with the keyboard, on all pages, without a shift of the layout', async () => {
    const { page, close, errors } = await openPage(browser, `${site.url}a.html`)
    const header = page.locator('#navbar')
    expect((await header.boundingBox())?.y).toBeGreaterThan(20)
    await page.getByRole('button', { name: 'Dismiss' }).focus()
    await page.keyboard.press('Enter')
    expect((await header.boundingBox())?.y).toBe(0)
    // The script in the head hides it, before the one that handles the button is loaded.
    await page.route('**/banner-*.js', (route) => route.abort())
    await page.goto(`${site.url}b.html`)
    expect(await page.locator('#banner').isVisible()).toBe(false)
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
    await close()
  })

  it('is shown without JavaScript, without a button', async () => {
    const { page, close } = await openPage(browser, `${site.url}a.html`, { ...DESKTOP, javaScript: false })
    expect(await page.locator('#banner').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Dismiss' }).isVisible()).toBe(false)
    await close()
  })
})

describe('the page menu', () => {
  it('opens and closes with the keyboard', async () => {
    const { page, close, errors } = await openPage(browser, `${site.url}a.html`)
    const summary = page.locator('.page-menu-list > summary')
    const links = page.locator('.page-menu-list a')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await links.first().isVisible()).toBe(false)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  it('completes links with the URL of the site and with the Markdown of the page', async () => {
    const { page, close } = await openPage(browser, `${site.url}a.html`)
    await page.locator('.page-menu-list > summary').click()
    const readQuery = async (name: string, key: string) => {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      return new URL(href ?? '').searchParams.get(key)
    }
    expect(await readQuery('Open in Claude', 'q')).toContain(`Read ${site.url}a.md so`)
    await expect.poll(() => readQuery('Ask us', 'text')).toMatch(/^# First\n[\s\S]*Some words\./)
    await close()
  })

  it('copies a command with the keyboard, announces it, and has no such button without JavaScript', async () => {
    const { out } = buildSite(dir, ['--site-url', 'https://acme.dev'])
    const known = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })
    const { page, close } = await openPage(browser, `${known.url}a.html`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('.page-menu-list > summary').click()
    await page.getByRole('button', { name: 'Copy MCP command' }).press('Enter')
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe('npx -y spearmint mcp https://acme.dev')
    await close()
    const { page: plain, close: closePlain } = await openPage(browser, `${known.url}a.html`, {
      ...DESKTOP,
      javaScript: false,
    })
    await plain.getByText('Use this page').click()
    expect(await plain.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true)
    expect(await plain.getByText('Copy MCP command').isVisible()).toBe(false)
    await closePlain()
    await known.close()
  })

  it('works without JavaScript', async () => {
    const { page, close } = await openPage(browser, `${site.url}a.html`, { ...DESKTOP, javaScript: false })
    expect(await page.getByRole('button', { name: 'Copy page' }).isVisible()).toBe(false)
    await page.getByText('Use this page').click()
    await page.getByRole('link', { name: 'View as Markdown' }).click()
    await page.waitForURL(`${site.url}a.md`)
    await close()
  })
})
