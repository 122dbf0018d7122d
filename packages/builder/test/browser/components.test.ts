import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

const draw = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`

const FILES = {
  'mint.json': JSON.stringify({
    name: 'Parts',
    navigation: [{ group: 'All', pages: ['pictures', 'changes', 'menus', 'nested'] }],
  }),
  'images/map.svg': draw(640, 240),
  'images/badge.svg': draw(100, 20),
  'pictures.mdx': [
    '---\ntitle: Pictures\n---\n',
    '![Map](/images/map.svg)\n\n![Badge](/images/badge.svg)\n',
    '<img noZoom src="/images/map.svg" alt="Fixed" />\n',
    '[![Linked](/images/map.svg)](/changes)\n',
    '<img className="block dark:hidden" src="/images/map.svg" alt="Day" />',
    '<img className="hidden dark:block" src="/images/map.svg" alt="Night" />\n',
    '<iframe title="Player" src="/menus.html" width="560" height="315" frameborder="0" allowfullscreen></iframe>\n',
    '<video controls width="2000" height="500"></video>\n',
    '<div style={{ width: 40, height: 8 }} data-styled="">x</div>\n',
  ].join('\n'),
  'changes.mdx': [
    '---\ntitle: Changes\n---\n',
    '<Update label="May" tags={["Pages"]}>New pages.</Update>\n',
    '<Update label="April" tags={["Pages", "Search"]}>New search.</Update>\n',
    '<Update label="March">First.</Update>\n',
  ].join('\n'),
  'menus.mdx': [
    '---\ntitle: Menus\n---\n',
    '<CodeGroup dropdown>\n```js Node\nconst node = 1\n```\n```py Python\npython = 1\n```\n</CodeGroup>\n',
    '<Tabs>\n<Tab title="Node">About Node.</Tab>\n<Tab title="Python">About Python.</Tab>\n</Tabs>\n',
  ].join('\n'),
  'nested.mdx': [
    '---\ntitle: Nested\n---\n',
    '<Note>\nAbove.\n<Card title="Alone">Text.</Card>\n</Note>\n',
    '<Columns cols={2}>\n<Column>\nAbove.\n<Card title="Below">Text.</Card>\n</Column>',
    '<Column><Card title="Low">Text.</Card></Column>',
    '<Card title="Left">Text.</Card>\n<Card title="Right">Text.\n\nMore.</Card>\n</Columns>\n',
    `<Tabs>\n${[...'abcdefgh'].map((name) => `<Tab title="The tab ${name.repeat(9)}">${name}</Tab>`).join('\n')}\n</Tabs>\n`,
  ].join('\n'),
}

let browser: Browser
let site: ServedFolder

function open(page: string, reader: Partial<Reader> = {}) {
  return openPage(browser, `${site.url}${page}.html`, { ...DESKTOP, ...reader })
}

beforeAll(async () => {
  const folder = createFolder()
  writeFiles(folder, FILES)
  browser = await openBrowser()
  site = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('images', () => {
  it('fill the window on click or key press, and restore the focus', async () => {
    const { page, readViolations, errors, close } = await open('pictures')
    const picture = page.getByRole('button', { name: 'Enlarge: Map' })
    const dialog = page.getByRole('dialog', { name: 'Map' })
    await picture.click()
    expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(1000)
    await page.keyboard.press('Escape')
    expect(await dialog.count()).toBe(0)
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await dialog.count()).toBe(0)
    expect([...(await readViolations()), ...errors]).toEqual([])
    await close()
  })

  it('cannot be zoomed in links, if they are small, or with noZoom', async () => {
    const { page, close } = await open('pictures')
    const names = await page
      .locator('#content img[role=button]')
      .evaluateAll((images) => images.map((image) => image.ariaLabel))
    expect(names).toEqual(['Enlarge: Map', 'Enlarge: Day'])
    expect(await page.locator('img[nozoom]').count()).toBe(0)
    await close()
  })

  it('are plain images without JavaScript', async () => {
    const { page, close } = await open('pictures', { javaScript: false })
    expect(await page.locator('img[role=button]').count()).toBe(0)
    await close()
  })

  it.each(['light', 'dark'] as const)(
    'on paper are those of the light mode, from a screen that is %s',
    async (mode) => {
      const { page, close } = await open('pictures', { mode })
      expect(await page.getByAltText('Night').isVisible()).toBe(mode === 'dark')
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByAltText('Day').isVisible()).toBe(true)
      expect(await page.getByAltText('Night').isVisible()).toBe(false)
      await close()
    },
  )
})

describe('embeds', () => {
  it.each([DESKTOP.width, PHONE.width, 320])(
    'keep within a window of %i pixels, frames in their shape',
    async (width) => {
      const { page, close } = await open('pictures', { width })
      const column = await page.locator('#content').boundingBox()
      const frame = await page.locator('#content iframe').boundingBox()
      const video = await page.locator('video').boundingBox()
      expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(560 / 315, 1)
      expect(frame?.width).toBeLessThanOrEqual(column?.width ?? 0)
      expect(video?.width).toBeLessThanOrEqual(column?.width ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await close()
    },
  )

  it('apply style attributes', async () => {
    const { page, close } = await open('pictures')
    expect(await page.locator('[data-styled]').boundingBox()).toMatchObject({ width: 40, height: 8 })
    await close()
  })
})

describe('the tags of a changelog', () => {
  it('filter the entries and the table of contents', async () => {
    const { page, readViolations, close } = await open('changes', { width: 1440 })
    const tags = page.getByRole('group', { name: 'Tags' })
    const listed = page.locator('.toc-item').filter({ visible: true })
    await tags.getByRole('button', { name: 'Search' }).click()
    expect(await page.locator('.update:visible').count()).toBe(1)
    expect(await listed.allTextContents()).toEqual(['April'])
    expect(await tags.getByRole('status').textContent()).toBe('1 of 3 entries')
    await tags.getByRole('button', { name: 'Search' }).press('Enter')
    expect(await page.locator('.update:visible').count()).toBe(3)
    await tags.getByRole('button', { name: 'Pages' }).click()
    await page.evaluate(() => location.assign('#march'))
    await page.getByText('First.').waitFor()
    expect(await readViolations()).toEqual([])
    await close()
  })

  it('are plain labels without JavaScript', async () => {
    const { page, close } = await open('changes', { javaScript: false })
    expect(await page.getByRole('button', { name: 'Search' }).isVisible()).toBe(false)
    expect(await page.locator('.update:visible').count()).toBe(3)
    await close()
  })
})

describe('a menu instead of tabs', () => {
  it('works with the keyboard and switches tabs with the same title', async () => {
    const { page, readViolations, close } = await open('menus')
    const menu = page.getByRole('combobox')
    expect(await page.locator('pre:visible').allTextContents()).toEqual(['const node = 1'])
    await menu.focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('pre:visible').allTextContents()).toEqual(['python = 1'])
    expect(await page.getByText('About Python.').isVisible()).toBe(true)
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('tab', { name: 'Node' }).click()
    expect(await menu.evaluate((element) => (element as HTMLSelectElement).value)).toBe('Node')
    expect(await readViolations()).toEqual([])
    await close()
  })

  it('shows all blocks without JavaScript', async () => {
    const { page, close } = await open('menus', { javaScript: false })
    expect(await page.getByRole('combobox').isVisible()).toBe(false)
    expect(await page.locator('pre:visible').count()).toBe(2)
    await close()
  })
})

describe('cards', () => {
  it('stay in the box that contains them, below the text above them', async () => {
    const { page, close } = await open('nested')
    const spaces = await page.locator('.card').evaluateAll((cards) =>
      cards.map((card) => {
        const parent = card.parentElement?.getBoundingClientRect().bottom ?? 0
        return Math.round(parent - card.getBoundingClientRect().bottom)
      }),
    )
    for (const space of spaces) expect(space).toBeGreaterThanOrEqual(0)
    await close()
  })

  it('in a row are equally high', async () => {
    const { page, close } = await open('nested')
    const bottoms = (selector: string) =>
      page.locator(selector).evaluateAll((found) => found.map((box) => Math.round(box.getBoundingClientRect().bottom)))
    const [left, right] = await bottoms('.columns > .card')
    expect(left).toBe(right)
    const [alone] = await bottoms('.column > .card:only-child')
    expect(await bottoms('.column')).toContain(alone)
    await close()
  })
})

it('a row of tabs that does not fit fades at its end', async () => {
  const { page, close } = await open('nested')
  const list = page.locator('.tab-list')
  const readFade = (): Promise<string> => list.evaluate((row) => getComputedStyle(row).getPropertyValue('--edge-fade'))
  await expect.poll(readFade).toBe('40px')
  await list.evaluate((row) => row.scrollTo(row.scrollWidth, 0))
  await expect.poll(readFade).toBe('0px')
  await close()
})
