import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

const SENTENCE = 'The harbor master writes down every ship that arrives, and every ship that leaves again.'
const TABLE = `| Name | Default | Meaning |\n| --- | --- | --- |\n| \`CREATE_USER_GROUP_MEMBERSHIP_TOKEN\` | \`false\` | ${SENTENCE} |\n`
const COLUMNS = Array.from({ length: 7 }, (_, index) => `Consequences${index}`)
const WIDE_TABLE = `| ${COLUMNS.join(' | ')} |\n${'| --- '.repeat(7)}|\n${'| a '.repeat(7)}|\n`
const CODE = `\`\`\`bash\nshort\n\`\`\`\n\n\`\`\`bash\n${'long '.repeat(80)}\n\`\`\`\n`
const TABS = '<Tabs>\n<Tab title="Sail">\nWind only.\n</Tab>\n<Tab title="Motor">\nFuel too.\n</Tab>\n</Tabs>\n'

const inner = Array.from({ length: 120 }, (_, index) => `inner/page-${index + 1}`)

const FILES = {
  'docs.json': JSON.stringify({
    $schema: 'https://mintlify.com/docs.json',
    name: 'Layout',
    theme: 'mint',
    colors: { primary: '#16a34a' },
    api: { openapi: 'openapi.json' },
    navigation: {
      groups: [
        { group: 'Pages', pages: ['sections', 'plain', 'wide', 'GET /ships', { group: 'Inner', pages: inner }] },
      ],
    },
  }),
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Ships', version: '1' },
    paths: { '/ships': { get: { summary: 'Ships', responses: { 200: { description: 'All ships.' } } } } },
  }),
  'sections.mdx': `---\ntitle: Sections\n---\n\n${SENTENCE} [The sidebar](#sidebar).\n\n## Sidebar\n\n${`${SENTENCE}\n\n`.repeat(20)}## Footer\n\n${CODE}\n${TABS}\n${`${SENTENCE}\n\n`.repeat(20)}${WIDE_TABLE}`,
  'plain.mdx': `---\ntitle: Plain\n---\n\n${SENTENCE} [The sidebar](/sections#sidebar).\n\n${TABLE}\n${WIDE_TABLE}`,
  'wide.mdx': `---\ntitle: Wide\ndescription: ${SENTENCE} ${SENTENCE}\nmode: wide\n---\n\n${`${SENTENCE} `.repeat(4)}\n\n${TABLE}`,
  ...Object.fromEntries(inner.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\n${SENTENCE}`])),
}

let browser: Browser
let site: ServedFolder
const open = (path: string, reader: Partial<Reader> = {}) =>
  openPage(browser, `${site.url}${path}.html`, { ...DESKTOP, width: 1440, ...reader })

beforeAll(async () => {
  browser = await openBrowser()
  const folder = createFolder()
  writeFiles(folder, FILES)
  site = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const findLeft = (page: Page) => page.locator('#page-title').evaluate((title) => title.getBoundingClientRect().left)

describe('the text column', () => {
  it.each([1440, 1280, 1024])('starts at the same position on every page at %s px', async (width) => {
    const lefts = new Set<number>()
    for (const path of ['sections', 'plain', 'wide', 'api-reference/ships']) {
      const { page, close } = await open(path, { width })
      lefts.add(await findLeft(page))
      await close()
    }
    expect(lefts.size).toBe(1)
  })

  it('is no wider than 44rem on wide pages', async () => {
    const { page, close } = await open('wide')
    const [text, table] = await page
      .locator('.prose > p, .prose > .table-scroll')
      .evaluateAll((blocks) => blocks.map((block) => block.clientWidth))
    expect(text).toBeLessThanOrEqual(704)
    expect(table).toBeGreaterThan(900)
    await close()
  })

  it('does not limit the header of wide pages, except its description', async () => {
    const { page, close } = await open('wide')
    const readWidth = (selector: string) => page.locator(selector).evaluate((part) => part.clientWidth)
    expect(await readWidth('.page-header')).toBe(await readWidth('.prose'))
    expect(await readWidth('.page-description')).toBeLessThanOrEqual(704)
    await close()
  })
})

describe('a wide table', () => {
  it('uses the space beside the text instead of scrolling', async () => {
    const { page, close } = await open('plain')
    const [shown = 0, whole = 0] = await page
      .locator('.table-scroll')
      .last()
      .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
    expect(shown).toBe(whole)
    expect(shown).toBeGreaterThan(750)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await close()
  })

  it.each([1440, 1280])('ends before the table of contents at %s px', async (width) => {
    const { page, close } = await open('sections', { width })
    const [right = 0, left = 0] = await page.evaluate(() => [
      document.querySelector('.table-scroll')?.getBoundingClientRect().right,
      document.querySelector('.toc')?.getBoundingClientRect().left,
    ])
    expect(right).toBeGreaterThan(0)
    expect(right).toBeLessThan(left)
    await close()
  })

  it('fits on a phone with three columns, and scrolls with more', async () => {
    const { page, close } = await open('plain', PHONE)
    const hidden = await page
      .locator('.table-scroll')
      .evaluateAll((tables) => tables.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth))
    expect(hidden[0]).toBe(0)
    expect(hidden[1]).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await close()
  })

  it('loses nothing in print', async () => {
    const { page, close } = await open('plain', { width: 700 })
    await page.emulateMedia({ media: 'print' })
    const rights = await page
      .locator('td:last-child')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
    expect(Math.max(...rights)).toBeLessThanOrEqual(700)
    await close()
  })
})

describe('headings named like parts of the frame', () => {
  it.each(['sections', 'plain'])('are reached by links on %s', async (path) => {
    const { page, close } = await open(path)
    await page.getByRole('link', { name: 'The sidebar' }).click()
    await page.waitForURL(/\/sections(?:\.html)?#sidebar-2$/)
    expect(await page.locator(':target').evaluate((target) => target.tagName)).toBe('H2')
    await close()
  })

  it('leave every ID unique, and are named by their text', async () => {
    const { page, close } = await open('sections')
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)])
    expect(await page.getByRole('heading', { name: 'Sidebar', exact: true }).count()).toBe(1)
    await close()
  })
})

describe('the table of contents in windows without a column for it', () => {
  it.each([true, false])('opens from a bar that stays in view, with JavaScript: %s', async (javaScript) => {
    const { page, close } = await open('sections', { width: 1024, javaScript })
    const nav = page.getByRole('navigation', { name: 'On this page' })
    const link = nav.getByRole('link', { name: 'Footer' })
    expect(await link.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    expect((await nav.boundingBox())?.y).toBe(64)
    await nav.getByText('On this page').first().click()
    await link.click()
    expect(page.url()).toMatch(/#footer-2$/)
    // The bar doesn't cover the heading.
    await page.waitForFunction(() => Math.abs(scrollY - 500) > 100)
    await page.waitForTimeout(600)
    const top = (await page.locator('#footer-2').boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan(64 + 44)
    if (javaScript) expect(await link.isVisible()).toBe(false)
    await close()
  })

  it('closes with Escape', async () => {
    const { page, close } = await open('sections', PHONE)
    const summary = page.locator('.toc-bar > summary')
    await summary.press('Enter')
    await page.keyboard.press('Tab')
    expect(
      await page
        .locator('.toc-item')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Escape')
    expect(await summary.evaluate((bar) => bar === document.activeElement)).toBe(true)
    expect(await page.locator('.toc-item').first().isVisible()).toBe(false)
    await close()
  })
})

describe('code', () => {
  it('is a tab stop only if it scrolls', async () => {
    const { page, close } = await open('sections')
    await page.waitForFunction(() => document.querySelectorAll('pre[tabindex]').length === 1)
    expect(await page.locator('pre').evaluateAll((blocks) => blocks.map((block) => block.tabIndex))).toEqual([-1, 0])
    expect(await page.getByRole('group', { name: 'Code' }).count()).toBe(2)
    await close()
  })

  it('is a tab stop without JavaScript', async () => {
    const { page, close } = await open('sections', { javaScript: false })
    expect(await page.locator('pre[tabindex="0"]').count()).toBe(2)
    await close()
  })
})

describe('a folded group of the sidebar', () => {
  it('opens in place', async () => {
    const { page, errors, close } = await open('plain')
    const url = page.url()
    const group = page.locator('.sidebar-nested')
    await group.locator('summary').click()
    await group.getByRole('link', { name: 'inner/page-80' }).waitFor()
    expect(page.url()).toBe(url)
    expect(await group.getByRole('link').count()).toBe(81)
    expect(await page.locator('#sidebar [aria-current=page]').count()).toBe(1)
    await close()
    expect(errors).toEqual([])
  })

  it('contains a link to its first page without JavaScript', async () => {
    const { page, close } = await open('plain', { javaScript: false })
    await page.locator('.sidebar-nested > summary').click()
    await page.getByRole('link', { name: 'Show all 120 pages' }).click()
    await page.getByRole('heading', { level: 1, name: 'inner/page-1' }).waitFor()
    await expect.poll(() => page.locator('.sidebar-nested').getByRole('link').count()).toBe(81)
    await close()
  })
})

it('prints every panel of tabs once', async () => {
  const { page, close } = await open('sections')
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Sail', 'Wind only.', 'Motor', 'Fuel too.'])
    expect(await page.getByText(text, { exact: true }).filter({ visible: true }).count(), text).toBe(1)
  await close()
})
