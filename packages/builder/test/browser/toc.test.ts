import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage } from './open-browser.ts'

const SECTIONS = Array.from({ length: 50 }, (_, index) => `## Section ${index + 1}\n\n${'Some words. '.repeat(30)}\n`)

let browser: Browser
let site: ServedFolder
const open = (width: number) => openPage(browser, `${site.url}long.html`, { ...DESKTOP, width, reducedMotion: true })

beforeAll(async () => {
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({ name: 'Sections', navigation: [{ group: 'All', pages: ['long'] }] }),
    'long.mdx': `---\ntitle: Long\n---\n\n${SECTIONS.join('\n')}`,
  })
  browser = await openBrowser()
  site = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const scrollPage = (page: Page, top: number): Promise<void> => page.evaluate((to) => scrollTo(0, to), top)

/** The current entry, whether it is in the window, and how far the list and the page are scrolled. */
const readToc = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('.toc-item[aria-current]')
    const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {}
    const list = document.querySelector('.toc')?.scrollTop ?? 0
    return { current: link?.textContent, isInView: top > 64 && bottom < innerHeight, list, page: scrollY }
  })

describe('a table of contents that is longer than the window', () => {
  it('scrolls to the current section without moving the page, and ends with the last one', async () => {
    const { page, close } = await open(1440)
    await scrollPage(page, 7000)
    await expect
      .poll(() => readToc(page))
      .toMatchObject({ current: expect.stringMatching(/ 3\d$/), isInView: true, page: 7000 })
    await scrollPage(page, 1e6)
    await expect.poll(() => readToc(page)).toMatchObject({ current: 'Section 50', isInView: true })
    await scrollPage(page, 0)
    await expect.poll(() => readToc(page)).toMatchObject({ current: 'Section 1', isInView: true, list: 0 })
    await close()
  })

  it('stays where it is while the visitor scrolls it', async () => {
    const { page, close } = await open(1440)
    await page.locator('.toc').hover()
    await scrollPage(page, 1e6)
    await expect.poll(() => readToc(page)).toMatchObject({ current: 'Section 50', isInView: false, list: 0 })
    await close()
  })

  it('opens at the current section where it is a bar', async () => {
    const { page, close } = await open(1024)
    await scrollPage(page, 1e6)
    await expect.poll(() => readToc(page)).toMatchObject({ current: 'Section 50' })
    await page.locator('.toc-bar').evaluate((bar) => bar.toggleAttribute('open', true))
    await expect.poll(() => readToc(page)).toMatchObject({ current: 'Section 50', isInView: true })
    await close()
  })
})
