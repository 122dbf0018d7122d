import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

const TREE = `<Tree>
  <Tree.Folder name="docs" defaultOpen>
    <Tree.Folder name="guides">
      <Tree.File name="deploying.mdx" />
    </Tree.Folder>
    <Tree.Folder name="images">
      <Tree.File name="a.png" />
    </Tree.Folder>
  </Tree.Folder>
  <Tree.File name="mint.json" />
</Tree>`

const SITE = {
  'mint.json': JSON.stringify({
    name: 'Rare',
    navigation: [
      {
        group: 'All',
        pages: ['tree', 'views', 'views-and-updates', 'colors', 'banner', 'prompt', 'long-name', 'divisions'],
      },
    ],
  }),
  'tree.mdx': TREE,
  'views.mdx':
    '<View title="Go">\n\n## With Go\n\nUse go.\n\n</View>\n\n<View title="Rust">\n\n## With Rust\n\nUse rust.\n\n</View>\n\n## After\n',
  'views-and-updates.mdx':
    '<View title="Go">\n\n## With Go\n\n</View>\n\n<View title="Rust">\n\n## With Rust\n\n</View>\n\n' +
    '<Update label="May" tags={["new"]}>a</Update>\n\n<Update label="June" tags={["fixed"]}>b</Update>\n',
  'colors.mdx':
    '<Color>\n  <Color.Item name="A" value="#123456" />\n  <Color.Item value={{ light: "#ffffff", dark: "#000000" }} />\n</Color>\n',
  'banner.mdx': '<Banner content="News" dismissible />\n\nText.\n',
  'long-name.mdx': '---\ntitle: donaudampfschifffahrtsgesellschaftskapitaen\n---\n',
  'divisions.mdx':
    '<div dir="rtl">\n\nOne.\n\n## Two\n\nThree.\n\n</div>\n\n<div className="own"><p>A</p><p>B</p></div>\n',
  'prompt.mdx': '<Prompt description="Do it">\n  ## Rules\n\n  - Use `x` for [YOU].\n</Prompt>\n',
}

let browser: Browser
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const folder = createFolder()
  writeFiles(folder, SITE)
  site = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const open = (path: string, reader: Reader = DESKTOP) => openPage(browser, `${site.url}${path}`, reader)
const WITHOUT_SCRIPT: Reader = { ...DESKTOP, javaScript: false }

const readFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null)

async function press(page: Page, ...keys: string[]): Promise<string | null> {
  for (const key of keys) await page.keyboard.press(key)
  return readFocus(page)
}

const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

describe('a tree', () => {
  it('supports the keyboard interaction of a tree view', async () => {
    const { page, errors, readViolations, close } = await open('tree.html')
    await page.locator('[role=treeitem]').first().focus()
    expect(await press(page, 'ArrowDown')).toBe('guides')
    expect(await press(page, 'ArrowRight', 'ArrowRight')).toBe('deploying.mdx')
    expect(await press(page, 'ArrowLeft')).toBe('guides')
    expect(await press(page, 'ArrowLeft', 'ArrowDown')).toBe('images')
    expect(await press(page, 'End')).toBe('mint.json')
    expect(await press(page, 'ArrowDown')).toBe('mint.json')
    expect(await press(page, 'Home')).toBe('docs')
    expect(await press(page, 'm')).toBe('mint.json')
    expect(await press(page, 'Home', 'ArrowDown', '*', 'ArrowDown')).toBe('deploying.mdx')
    expect(await press(page, 'ArrowDown', 'Enter', 'ArrowDown')).toBe('mint.json')
    expect(await page.locator('[role=treeitem][tabindex="0"]').count()).toBe(1)
    expect([...errors, ...(await readViolations())]).toEqual([])
    await close()
  })

  it('opens and closes on click', async () => {
    const { page, close } = await open('tree.html')
    const file = page.getByText('deploying.mdx')
    expect(await file.isVisible()).toBe(false)
    await page.getByText('guides').click()
    expect(await file.isVisible()).toBe(true)
    await page.getByText('guides').click()
    expect(await file.isVisible()).toBe(false)
    await close()
  })

  it('opens without JavaScript', async () => {
    const { page, close } = await open('tree.html', WITHOUT_SCRIPT)
    await page.getByText('guides').click()
    expect(await page.getByText('deploying.mdx').isVisible()).toBe(true)
    await close()
  })
})

describe('views', () => {
  const readToc = (page: Page): Promise<string[]> =>
    page
      .locator('.toc-item')
      .evaluateAll((items) => items.filter((item) => item.checkVisibility()).map((item) => item.textContent ?? ''))
  const wide: Reader = { ...DESKTOP, width: 1440 }

  it('show the chosen one and update the table of contents', async () => {
    const { page, errors, readViolations, close } = await open('views.html', wide)
    expect(await page.getByText('Use go.').isVisible()).toBe(true)
    expect(await page.getByText('Use rust.').isVisible()).toBe(false)
    expect(await readToc(page)).toEqual(['With Go', 'After'])
    await page.getByLabel('Show').selectOption('Rust')
    expect(await page.getByText('Use go.').isVisible()).toBe(false)
    expect(await page.getByText('Use rust.').isVisible()).toBe(true)
    expect(await readToc(page)).toEqual(['With Rust', 'After'])
    expect([...errors, ...(await readViolations())]).toEqual([])
    await close()
  })

  it('keep their headings out of the table of contents while updates are filtered', async () => {
    const { page, close } = await open('views-and-updates.html', wide)
    await page.getByRole('button', { name: 'fixed' }).click()
    expect(await readToc(page)).toEqual(['With Go', 'June'])
    await page.getByLabel('Show').selectOption('Rust')
    expect(await readToc(page)).toEqual(['With Rust', 'June'])
    await close()
  })

  it('open for a URL with a fragment inside them', async () => {
    const { page, close } = await open('views.html#with-rust')
    expect(await page.getByText('Use rust.').isVisible()).toBe(true)
    expect(await page.getByLabel('Show').inputValue()).toBe('Rust')
    await close()
  })

  it('are listed below their titles without JavaScript', async () => {
    const { page, close } = await open('views.html', WITHOUT_SCRIPT)
    const text = await page.locator('main').innerText()
    expect(text).toMatch(/Go\s+With Go\s+Use go\.\s+Rust\s+With Rust\s+Use rust\./)
    expect(await page.locator('select').first().isVisible()).toBe(false)
    await close()
  })
})

describe('copying', () => {
  it.each([
    ['Copy #123456', 'light', '#123456'],
    ['Copy #ffffff or #000000', 'light', '#ffffff'],
    ['Copy #ffffff or #000000', 'dark', '#000000'],
  ] as const)('%s in a %s page gives %s', async (label, mode, expected) => {
    const { page, close } = await open('colors.html', { ...DESKTOP, mode })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel(label).click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' })
    expect(await readClipboard(page)).toBe(expected)
    await close()
  })

  it('a prompt copies the Markdown that is shown', async () => {
    const { page, close } = await open('prompt.html')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('Copy prompt').click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' })
    expect(await readClipboard(page)).toBe('## Rules\n\n- Use `x` for [YOU].')
    expect(await page.locator('main h2').count()).toBe(0)
    await close()
  })
})

describe('a banner', () => {
  it('stays hidden once it is dismissed', async () => {
    const { page, close } = await open('banner.html')
    expect(await page.getByText('News').isVisible()).toBe(true)
    await page.getByLabel('Dismiss').click()
    expect(await page.getByText('News').isVisible()).toBe(false)
    await page.reload()
    expect(await page.getByText('News').isVisible()).toBe(false)
    expect(await page.getByText('Text.').isVisible()).toBe(true)
    await close()
  })
})

it('a name longer than the line stays inside its link', async () => {
  const { page, close } = await open('prompt.html', PHONE)
  const [frame, title] = await page
    .locator('.pagination-next, .pagination-next .pagination-title')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left))
  expect(title).toBeGreaterThan(frame ?? 0)
  await close()
})

it('spaces the blocks of a plain <div> like those around it, and leaves styled ones alone', async () => {
  const opened = await open('divisions')
  const readGaps = (selector: string) =>
    opened.page.$$eval(selector, (blocks) =>
      blocks.map((block) => Number.parseFloat(getComputedStyle(block).marginTop)),
    )
  const [first, heading = 0, last = 0] = await readGaps('.prose > [dir] > *')
  expect(first).toBe(0)
  expect(heading).toBeGreaterThan(30)
  expect(last).toBeGreaterThan(10)
  expect(await readGaps('.own > *')).toEqual([0, 0])
  await opened.close()
})
