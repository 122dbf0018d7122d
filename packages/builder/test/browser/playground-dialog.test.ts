import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite } from '../run-spearmint.ts'
import { openBrowser } from './open-browser.ts'
import { createPlaygroundSite, PAGES } from './playground-site.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

let browser: Browser
let api: ServedApi
let site: ServedFolder
let context: BrowserContext
let page: Page

beforeAll(async () => {
  api = await serveApi()
  const { out } = buildSite(createPlaygroundSite(api.url))
  ;[browser, site] = await Promise.all([openBrowser(), serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([site.close(), api.close()])
})
beforeEach(async () => {
  api.arrived.length = 0
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page = await context.newPage()
  page.setDefaultTimeout(15_000)
})
afterEach(() => context.close())

async function open(path: string): Promise<Locator> {
  await page.goto(site.url + path)
  await page.getByRole('button', { name: 'Try it' }).click()
  const dialog = page.getByRole('dialog')
  await findSend(dialog).waitFor()
  return dialog
}

const findSend = (dialog: Locator) => dialog.getByRole('button', { name: 'Send', exact: true })
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** The text of the elements that describe an input. */
function readDescription(input: Locator): Promise<string> {
  return input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

describe('the top bar', () => {
  it('has the colored method, the address as it is filled in, and the button that sends', async () => {
    const dialog = await open(PAGES.create)
    const badge = dialog.locator('.method-pill')
    const color = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color)
    expect(await color(badge)).toBe(await color(page.locator('.api-bar .method-pill')))
    await dialog.getByLabel('id', { exact: true }).fill('7')
    await dialog.getByLabel('dry').selectOption('true')
    const title = dialog.getByRole('heading', { level: 2 })
    expect((await title.innerText()).replace(/\s+/g, ' ')).toBe(`POST ${api.url}/users/7?dry=true`)
    const [bar, send] = [await title.boundingBox(), await findSend(dialog).boundingBox()]
    expect(Math.abs((bar?.y ?? 0) - (send?.y ?? 999))).toBeLessThan(8)
  })

  it('leaves most of a window of 320 × 256 px to the form, and stays in view', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    const dialog = await open(PAGES.create)
    const bar = dialog.locator('.pg-bar')
    expect((await bar.boundingBox())?.height).toBeLessThan(64)
    await findSend(dialog).click()
    await dialog.getByText('name is required.').last().scrollIntoViewIfNeeded()
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await dialog.locator('.pg-columns').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })
})

describe('the tabs of the body', () => {
  it('are named, and are chosen with the arrow keys', async () => {
    const dialog = await open(PAGES.create)
    const tabs = dialog.getByRole('tablist', { name: 'Body' })
    const [form, json] = [tabs.getByRole('tab', { name: 'Form' }), tabs.getByRole('tab', { name: 'JSON' })]
    await form.focus()
    await page.keyboard.press('ArrowRight')
    expect([await isFocused(json), await json.getAttribute('aria-selected')]).toEqual([true, 'true'])
    const panel = dialog.getByRole('tabpanel', { name: 'JSON' })
    expect(await panel.getByRole('textbox', { name: 'Body as JSON' }).isVisible()).toBe(true)
    expect(await panel.getAttribute('id')).toBe(await json.getAttribute('aria-controls'))
    await page.keyboard.press('ArrowRight')
    expect([await isFocused(form), await json.getAttribute('tabindex')]).toEqual([true, '-1'])
  })
})

describe('problems', () => {
  it('name the visible label of the input that has the focus', async () => {
    const dialog = await open(PAGES.create)
    await dialog.getByLabel('Authorization method').selectOption('token')
    await dialog.getByLabel('id', { exact: true }).fill('one')
    await findSend(dialog).click()
    const token = dialog.getByRole('textbox', { name: 'Authorization' })
    await expect.poll(() => isFocused(token)).toBe(true)
    expect(await readDescription(token)).toBe('Authorization is required.')
    expect(await readDescription(dialog.getByLabel('id', { exact: true }))).toBe(
      'id: expected a whole number, got "one".',
    )
  })

  it('are at the JSON while it is shown', async () => {
    const dialog = await open(PAGES.written)
    await dialog.getByRole('textbox', { name: 'Authorization' }).fill('Token secret')
    await dialog.getByRole('tab', { name: 'JSON' }).click()
    const json = dialog.getByLabel('Body as JSON')
    await json.fill('{"name": "Acme"}')
    await findSend(dialog).click()
    await expect.poll(() => isFocused(json)).toBe(true)
    expect(await readDescription(json)).toContain('user_group_id is required.')
  })
})

describe('the request sample', () => {
  it('is colored and can be copied', async () => {
    const dialog = await open(PAGES.create)
    const sample = dialog.getByLabel('Sample in cURL')
    expect(await sample.locator('.tok-function').innerText()).toBe('curl')
    expect(await sample.locator('.tok-string').first().innerText()).toContain(api.url)
    await dialog.getByRole('region', { name: 'Request' }).getByRole('button', { name: 'Copy' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await sample.innerText())
  })
})

describe('a JSON response', () => {
  it('is a tree that the keyboard folds', async () => {
    await page.route('**/picture', (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
        body: '{"id": 12345678901234567890, "owner": {"name": "Ada", "tags": ["a", "b"]}, "none": []}',
      }),
    )
    const dialog = await open(PAGES.picture)
    await findSend(dialog).click()
    const tree = dialog.getByRole('tree', { name: 'Body of the response' })
    await tree.waitFor()
    const readItems = async () => (await tree.getByRole('treeitem').allInnerTexts()).map((text) => text.trim())
    const all = [
      '{',
      '"id": 12345678901234567890,',
      '"owner": {',
      '"name": "Ada",',
      '"tags": [',
      '"a",',
      '"b"',
      '"none": []',
    ]
    expect(await readItems()).toEqual(all)
    await tree.getByRole('treeitem').first().focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
    expect(await readItems()).toEqual([...all.slice(0, 2), '"owner": {…}, 2', '"none": []'])
    const owner = tree.getByRole('treeitem', { name: 'owner' })
    expect([await isFocused(owner), await owner.getAttribute('aria-expanded')]).toEqual([true, 'false'])
    await page.keyboard.press('Enter')
    expect(await readItems()).toEqual(all)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    expect(await isFocused(tree.getByRole('treeitem').first())).toBe(true)
    await dialog.getByRole('button', { name: 'Collapse all' }).click()
    expect(await readItems()).toEqual(['{', '"id": 12345678901234567890,', '"owner": {…}, 2', '"none": []'])
    await dialog.getByRole('button', { name: 'Expand all' }).click()
    expect(await readItems()).toEqual(all)
  })
})

describe('saved values', () => {
  it('are those of the last request, without credentials, until they are cleared', async () => {
    const dialog = await open(PAGES.create)
    await dialog.getByLabel('username').fill('ada')
    await dialog.getByLabel('id', { exact: true }).fill('12')
    await dialog.getByLabel('name', { exact: true }).fill('Ada')
    await findSend(dialog).click()
    await dialog.locator('[data-status="201"]').waitFor()

    const later = await open(PAGES.create)
    const readValues = () =>
      Promise.all(['username', 'id', 'name'].map((label) => later.getByLabel(label, { exact: true }).inputValue()))
    expect(await readValues()).toEqual(['', '12', 'Ada'])
    await later.getByRole('button', { name: 'Clear saved values' }).click()
    expect(await readValues()).toEqual(['', '', ''])
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /values|credentials/.test(key))),
    ).toEqual([])
    expect(await later.getByRole('button', { name: 'Clear saved values' }).count()).toBe(0)
  })
})

describe('the keyboard', () => {
  it('gets from the address of a page to the answer', async () => {
    await page.goto(site.url + PAGES.create)
    const reach = async (locator: Locator): Promise<void> => {
      for (let presses = 0; presses < 80 && !(await isFocused(locator)); presses++) await page.keyboard.press('Tab')
      expect(await isFocused(locator)).toBe(true)
    }
    await reach(page.getByRole('button', { name: 'Try it' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await reach(dialog.getByLabel('username'))
    await page.keyboard.type('ada')
    await reach(dialog.getByLabel('id', { exact: true }))
    await page.keyboard.type('12')
    await reach(dialog.getByRole('tab', { name: 'Form' }))
    await page.keyboard.press('ArrowRight')
    await reach(dialog.getByLabel('Body as JSON'))
    await page.keyboard.type('{"name": "Ada"}')
    await page.keyboard.press('Control+Enter')
    await dialog.locator('[data-status="201"]').waitFor()
    await reach(dialog.getByRole('button', { name: 'Response: 201' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(dialog.getByRole('region', { name: 'Response' }))).toBe(true)
    await reach(dialog.getByRole('treeitem').first())
    expect(api.arrived.map(({ url, body }) => [url, body])).toEqual([['/users/12', '{"name":"Ada"}']])
  })
})
