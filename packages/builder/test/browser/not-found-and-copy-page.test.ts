import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage } from './open-browser.ts'

let browser: Browser
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const { out } = buildSite(FIXTURE_SITE, ['--base', '/some/docs'])
  site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '/some/docs' })
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

describe('an unknown URL', () => {
  it('suggests similar pages at any depth', async () => {
    const { page, close } = await openPage(browser, `${site.url}guides/old/writting`)
    const link = page.locator('sm-not-found a').first()
    await link.click()
    await page.waitForURL(`${site.url}guides/writing.html`)
    await close()
  })

  it('tells apart similar pages with the same title', async () => {
    const folder = createFolder()
    const pages = ['cloud/backups', 'local/backups', 'local/restore']
    writeFiles(folder, {
      'mint.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'All', pages }] }),
      ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path.split('/')[1]}\n---\n\nText.\n`])),
    })
    const twins = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
    const { page, close } = await openPage(browser, `${twins.url}backup`)
    const links = page.locator('sm-not-found a')
    await links.first().waitFor()
    expect((await links.allTextContents()).sort()).toEqual(['backups (/cloud/backups)', 'backups (/local/backups)'])
    await close()
    await twins.close()
  })

  it('links to the sections of the site without JavaScript', async () => {
    const { page, close } = await openPage(browser, `${site.url}nowhere`, { ...DESKTOP, javaScript: false })
    expect(await page.locator('.not-found-list a').allTextContents()).toEqual(['Documentation', 'API'])
    expect(await page.locator('.nav-tabs-item').count()).toBeGreaterThan(0)
    expect(await page.locator('.nav-tabs-item[data-active]').count()).toBe(0)
    await page.locator('.not-found-list a').last().click()
    await page.waitForURL(`${site.url}api-reference/get-ship.html`)
    await close()
  })
})

describe('the copy button of a page', () => {
  it('copies its Markdown and confirms it', async () => {
    const { page, close, errors } = await openPage(browser, `${site.url}guides/writing.html`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy page' }).click()
    await page.locator('.copy-page[data-copied]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# .+\n/)
    expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Copy page' }).waitFor()
    expect(errors).toEqual([])
    await close()
  })

  it('shows the Markdown if copying is not possible', async () => {
    const { page, close } = await openPage(browser, `${site.url}guides/writing.html`)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copy page' }).click()
    await page.waitForURL(`${site.url}guides/writing.md`)
    await close()
  })

  it('is hidden without JavaScript', async () => {
    const reader = { ...DESKTOP, javaScript: false }
    const { page, close } = await openPage(browser, `${site.url}guides/writing.html`, reader)
    expect(await page.locator('.copy-page').isVisible()).toBe(false)
    await close()
  })
})
