import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

const HOSTILE = '<img src=x onerror=alert(1)> Deploy'
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let site: ServedFolder

beforeAll(async () => {
  const dir = createFolder()
  writeFiles(dir, {
    'mint.json': JSON.stringify({
      name: 'Acme',
      versions: ['v2', 'v1', 'v0'],
      search: { prompt: 'Ask Acme' },
      primaryTab: { name: 'Guides' },
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [
        { group: 'Two', version: 'v2', pages: ['start', 'hostile'] },
        { group: 'Users', version: 'v2', pages: ['api/users'] },
        { group: 'One', version: 'v1', pages: ['old'] },
        { group: 'Zero', version: 'v0', pages: ['oldest'] },
        { group: 'Oldest users', version: 'v0', pages: ['api/oldest-users'] },
      ],
    }),
    'start.mdx': '# Start\n\n<input aria-label="Name" />\n\nFirst\n\n## Deploying here\n\nHow *deployment* works.\n',
    'hostile.mdx': `---\ntitle: ${JSON.stringify(HOSTILE)}\n---\n\nThe text \`<script>alert(2)</script>\` of deploy.\n`,
    'api/users.mdx':
      '---\ntitle: Deploy users\napi: POST /users\n---\n\n<ParamField query="user_id">The user.</ParamField>\n',
    'old.mdx': '---\ntitle: Old deploys\n---\n\nText\n',
    'oldest.mdx': '---\ntitle: Oldest deploys\n---\n\nText\n',
    'api/oldest-users.mdx': '---\ntitle: Deploy oldest users\n---\n\nText\n',
  })
  browser = await openBrowser()
  site = await serveFolder(buildSite(dir, ['--base', '/docs']).out, { host: '127.0.0.1', port: 0, base: '/docs' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const open = (path = 'start.html', reader: Reader = DESKTOP) => openPage(browser, `${site.url}${path}`, reader)
const readTitles = async (page: Page) =>
  (await page.locator('.search-results a .search-name').allTextContents()).map((text) => text.replace(/, $/, ''))
const findOption = (page: Page, name: RegExp) => page.getByRole('option', { name })

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  await page.locator('#search-input').fill(query)
  await page.locator('.search-excerpt').first().waitFor()
}

describe('the search', () => {
  it('requests only files of the site, and none of its index before it is needed', async () => {
    const { page, foreign, errors, readViolations, close } = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded).not.toContainEqual(expect.stringMatching(/\/search[/-]/))
    await page.waitForTimeout(1500)
    expect(asked).toEqual([expect.stringMatching(/^\/docs\/_spearmint\/search-[\w-]+\.js$/)])
    await page.getByRole('button', { name: 'Ask Acme' }).hover()
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/search\/\w+\/words\.json$/))
    await page.getByRole('button', { name: 'Ask Acme' }).click()
    await page.locator('#search-input').fill('deploy')
    await page.locator('.search-excerpt', { hasText: 'deployment' }).waitFor()
    expect(asked.filter((path) => !path.startsWith('/docs/'))).toEqual([])
    expect([foreign, errors, await readViolations()]).toEqual([[], [], []])
    await close()
  })

  it.each([
    [40, '/'],
    [150, 'Control+k'],
    [400, '/'],
    [400, 'click'],
  ])('loses no letter with a latency of %i ms, opened with %s', async (latency, opener) => {
    const { page, errors, close } = await open()
    let release = () => {}
    const isTyped = new Promise<void>((resolve) => {
      release = resolve
    })
    // Every further file is held back until typing ends.
    await page.route('**/*', async (route) => {
      await isTyped
      await new Promise((resolve) => setTimeout(resolve, latency))
      await route.continue()
    })
    if (opener === 'click') await page.getByRole('button', { name: 'Ask Acme' }).click({ noWaitAfter: true })
    else await page.keyboard.press(opener)
    await page.keyboard.type('deployment here', { delay: 60 })
    expect(await page.locator('#search-input').inputValue()).toBe('deployment here')
    release()
    await expect.poll(() => readTitles(page), { timeout: 10_000 }).toContain('Deploying here')
    expect(await page.locator('#search-input').inputValue()).toBe('deployment here')
    expect(errors).toEqual([])
    await close()
  })

  it('can be navigated with the keyboard and leads to the section', async () => {
    const { page, close } = await open()
    await ask(page, 'deploying')
    const input = page.locator('#search-input')
    const readActive = () => input.getAttribute('aria-activedescendant')
    expect(await page.locator('.search-option').count()).toBe(3)
    expect([await input.getAttribute('role'), await input.getAttribute('aria-expanded')]).toEqual(['combobox', 'true'])
    expect(await page.getByRole('status').filter({ hasText: 'result' }).textContent()).toBe('3 results')
    const seen: (string | null)[] = [await readActive()]
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key)
      seen.push(await readActive())
    }
    expect(seen.map((id) => Number(id?.split('-').at(-1)))).toEqual([0, 1, 2, 0, 2, 0])
    const titles = await readTitles(page)
    for (let index = 0; index < titles.indexOf('Deploying here'); index += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}start.html#deploying-here`)
    expect(await page.locator('dialog').isVisible()).toBe(false)
    await close()
  })

  it('leads to the heading above the matching text', async () => {
    const { page, close } = await open('old.html')
    await page.keyboard.press('/')
    await page.getByLabel('Version').selectOption('v2')
    await page.locator('#search-input').fill('works')
    await expect.poll(() => readTitles(page)).toEqual(['Deploying here'])
    expect(await page.locator('[role=option]').getAttribute('href')).toBe('/docs/start.html#deploying-here')
    await close()
  })

  it('closes with Escape, restores the focus and keeps the query', async () => {
    const { page, close } = await open()
    const button = page.getByRole('button', { name: 'Ask Acme' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.locator('#search-input').fill('deploy')
    await page.locator('[role=option]').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-bar-entry')
    await page.keyboard.press('Control+k')
    expect(await page.locator('#search-input').inputValue()).toBe('deploy')
    await close()
  })

  it('opens with Ctrl+K in text fields too, where “/” is a letter', async () => {
    const { page, close } = await open()
    const [dialog, field] = [page.locator('dialog.search-dialog'), page.getByLabel('Name')]
    await field.focus()
    await page.keyboard.type('a/b')
    await page.keyboard.press('Control+Shift+k')
    expect(await dialog.count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('deploy')
    expect(await page.locator('#search-input').inputValue()).toBe('deploy')
    await page.keyboard.press('Control+k')
    await dialog.waitFor({ state: 'hidden' })
    expect(await field.inputValue()).toBe('a/b')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await close()
  })

  it('leaves Ctrl+K in text fields to macOS, where it deletes the rest of a line', async () => {
    const context = await browser.newContext()
    await context.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
    const page = await context.newPage()
    await page.goto(`${site.url}start.html`)
    const dialog = page.locator('dialog.search-dialog')
    await page.getByLabel('Name').focus()
    await page.keyboard.press('Control+k')
    expect(await dialog.count()).toBe(0)
    await page.keyboard.press('Meta+k')
    await dialog.waitFor()
    await context.close()
  })

  it('filters by tab, and can search another version', async () => {
    const { page, close } = await open()
    await ask(page, 'deploy')
    await page.getByRole('button', { name: 'API', exact: true }).click()
    await expect.poll(() => readTitles(page)).toEqual(['POST Deploy users'])
    await page.getByLabel('Version').selectOption('v1')
    await expect.poll(() => readTitles(page)).toEqual(['Old deploys'])
    await close()
  })

  it('shows when another version is searched in all tabs', async () => {
    const { page, close } = await open()
    await ask(page, 'deploy')
    await page.getByRole('button', { name: 'API', exact: true }).click()
    const readPressed = () => page.locator('.search-chips [aria-pressed=true]').allTextContents()
    expect(await readPressed()).toEqual(['API'])
    await page.getByLabel('Version').selectOption('v0')
    await expect.poll(() => readTitles(page)).toHaveLength(2)
    expect(await readPressed()).toEqual(['All'])
    await close()
  })

  it('starts with the current version', async () => {
    const { page, close } = await open('old.html')
    await ask(page, 'deploy')
    expect(await readTitles(page)).toEqual(['Old deploys'])
    await close()
  })

  it('shows hostile titles and texts as text', async () => {
    const { page, errors, close } = await open()
    await ask(page, 'deploy')
    await page.locator('.search-excerpt', { hasText: '<script>alert(2)</script>' }).waitFor()
    expect(await readTitles(page)).toContain(HOSTILE)
    expect(await page.locator('dialog :is(img, script)').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it('names results by their heading, method and trail', async () => {
    const { page, close } = await open()
    await ask(page, 'deploy')
    await findOption(page, /^Deploying here, Guides, Two, Start, How deployment works\.$/).waitFor()
    await findOption(page, /^POST Deploy users, API, Users, /).waitFor()
    await page.locator('#search-input').fill('user_id')
    await findOption(page, /^POST user_id, API, Users, Deploy users, /).waitFor()
    await close()
  })

  it('says that nothing was found, and suggests similar words or pages', async () => {
    const { page, close } = await open()
    await page.keyboard.press('/')
    await page.locator('#search-input').fill('qqqqqqqqqq')
    await page.getByText('No results for “qqqqqqqqqq”').waitFor()
    expect(await page.locator('[aria-selected=true]').count()).toBe(0)
    expect(await page.getByRole('group', { name: 'Suggested pages' }).getByRole('option').count()).toBe(3)
    await page.locator('#search-input').fill('dxplxymxnt')
    await page.getByRole('button', { name: 'deployment' }).click()
    await expect.poll(() => readTitles(page)).toContain('Deploying here')
    expect(await page.locator('#search-input').inputValue()).toBe('deployment')
    await close()
  })

  it('searches everywhere if nothing was found with a filter', async () => {
    const { page, close } = await open()
    await ask(page, 'deploy')
    await page.getByRole('button', { name: 'API', exact: true }).click()
    await expect.poll(() => readTitles(page)).toEqual(['POST Deploy users'])
    await page.locator('#search-input').fill('works')
    await page.getByRole('button', { name: 'Search everywhere' }).click()
    await expect.poll(() => readTitles(page)).toEqual(['Deploying here'])
    await close()
  })

  it('suggests pages and recent searches, which can be cleared', async () => {
    const { page, close } = await open()
    await page.keyboard.press('/')
    const suggested = page.getByRole('group', { name: 'Suggested pages' })
    await suggested.getByRole('option', { name: 'Start' }).waitFor()
    await page.keyboard.type('deployment here')
    await expect.poll(() => readTitles(page)).toContain('Deploying here')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/start.html#deploying-here')
    await page.goto(`${site.url}hostile.html`)
    await page.keyboard.press('/')
    const recent = page.getByRole('group', { name: 'Recent searches' })
    await recent.getByRole('option', { name: 'deployment here' }).click()
    await expect.poll(() => readTitles(page)).toContain('Deploying here')
    await page.locator('#search-input').fill('')
    await recent.getByRole('option', { name: 'Clear recent searches' }).click()
    await recent.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await close()
  })

  it('offers the actions of the page', async () => {
    const { page, close } = await open()
    await page.keyboard.press('/')
    await page.getByRole('group', { name: 'Actions' }).waitFor()
    const actions = await page.getByRole('group', { name: 'Actions' }).getByRole('option').allTextContents()
    expect(actions).toEqual([
      'Copy page as Markdown',
      'Switch to dark mode',
      'Version: v1',
      'Version: v0',
      'Turn off the “/” shortcut',
    ])
    await page.keyboard.type('dark')
    await page.getByRole('option', { name: 'Switch to dark mode' }).click()
    expect(await page.locator('html').getAttribute('data-mode')).toBe('dark')
    expect(await page.locator('dialog').isVisible()).toBe(false)
    await page.keyboard.press('Control+k')
    await page.locator('#search-input').fill('v1')
    await page.getByRole('option', { name: 'Version: v1' }).click()
    await page.waitForURL('**/old.html')
    await close()
  })

  it('lets visitors turn off the key that opens it', async () => {
    const { page, close } = await open()
    const dialog = page.locator('dialog.search-dialog')
    const readShortcuts = () => page.locator('.search-entry').getAttribute('aria-keyshortcuts')
    await page.keyboard.press('/')
    await page.getByRole('option', { name: 'Turn off the “/” shortcut' }).click()
    await dialog.waitFor({ state: 'hidden' })
    for (const path of ['start.html', 'hostile.html']) {
      await page.goto(`${site.url}${path}`)
      expect(await readShortcuts()).toBe('Control+K Meta+K')
      await page.keyboard.press('/')
      expect(await dialog.count()).toBe(0)
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'Turn on the “/” shortcut' }).click()
    expect(await readShortcuts()).toBe('/ Control+K Meta+K')
    await page.keyboard.press('/')
    await dialog.waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await close()
  })

  it('waits for the results of what was typed before Enter opens one', async () => {
    const { page, close } = await open()
    await ask(page, 'hostile')
    await page.route('**/postings-*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.locator('#search-input').fill('deployment here')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/start.html#deploying-here')
    await close()
  })

  it('moves nothing on the page, even if its files arrive late', async () => {
    const { page, close } = await open()
    // The browser ignores what moves within half a second of a typed key.
    await page.route('**/*.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.evaluate(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Node }[] }
      new PerformanceObserver((list) => {
        for (const { sources } of (list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput))
          shifts.push(...sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.keyboard.press('/')
    await page.getByRole('group', { name: 'Suggested pages' }).waitFor()
    await page.keyboard.type('deploy')
    await page.locator('.search-excerpt mark').first().waitFor()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    await close()
  })

  it.each([
    ['its script', '**/search-*.js'],
    ['the manifest', '**/manifest.json'],
  ])('reports that %s cannot be loaded, and retries', async (_name, pattern) => {
    const { page, close } = await open()
    await page.route(pattern, (route) => route.abort())
    await page.keyboard.press('/')
    const status = page.locator('.search-status')
    await expect.poll(() => status.textContent()).toContain('could not be loaded')
    await page.unroute(pattern)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.locator('#search-input').fill('deploy')
    await expect.poll(() => status.textContent()).toBe('3 results')
    await close()
  })

  it('opens again in the moment in which it was closed', async () => {
    const { page, close } = await open()
    await page.keyboard.press('/')
    const dialog = page.locator('dialog.search-dialog')
    await dialog.waitFor()
    const isOpen = await dialog.evaluate((element: HTMLDialogElement) => {
      element.close()
      const field = element.querySelector('input')
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
      return element.open
    })
    expect(isOpen).toBe(true)
    await close()
  })

  it('has room for results in a window of 320 × 256 pixels', async () => {
    const { page, close } = await open('start.html', { ...DESKTOP, width: 320 })
    await page.setViewportSize({ width: 320, height: 256 })
    await page.locator('#search-bar-entry-mobile').click()
    await page.keyboard.type('deploy')
    await page.locator('.search-excerpt mark').first().waitFor()
    await page.keyboard.press('End')
    const option = await page.locator('[aria-selected=true]').boundingBox()
    expect((option?.y ?? 0) + (option?.height ?? 256)).toBeLessThanOrEqual(256)
    // The field is not sticky: it scrolls, so that the results have the whole window.
    expect((await page.locator('#search-input').boundingBox())?.y).toBeLessThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await close()
  })

  it('shows no button without JavaScript', async () => {
    const { page, close } = await open('start.html', { ...DESKTOP, javaScript: false })
    expect(await page.locator('#search-bar-entry').isVisible()).toBe(false)
    await close()
  })

  it.each<[string, Reader, string]>([
    ['light, with results', DESKTOP, 'deploy'],
    ['dark, with results', { ...DESKTOP, mode: 'dark' }, 'deploy'],
    ['on a phone, with results', PHONE, 'deploy'],
    ['light, empty', DESKTOP, ''],
    ['dark, empty', { ...DESKTOP, mode: 'dark' }, ''],
    ['light, without results', DESKTOP, 'dxplxymxnt'],
    ['dark, without results', { ...DESKTOP, mode: 'dark' }, 'qqqqqqqqqq'],
  ])('is accessible: %s', async (_name, reader, query) => {
    const { page, close } = await open('start.html', reader)
    if (reader.width < 640) await page.locator('#search-bar-entry-mobile').click()
    else await page.keyboard.press('/')
    await page.locator('#search-input').fill(query)
    if (query === 'deploy') await page.locator('.search-excerpt mark').first().waitFor()
    else
      await page
        .locator(query === '' ? '[role=option]' : '.search-notice')
        .first()
        .waitFor()
    await page.evaluate(AXE)
    const violations = await page.evaluate(async () => {
      const axe = (
        window as unknown as {
          axe: { run: (root: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
      ).axe
      return (await axe.run('dialog')).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      )
    })
    expect(violations).toEqual([])
    if (reader === PHONE) {
      const box = await page.locator('dialog').boundingBox()
      expect([box?.x, box?.height]).toEqual([0, 900])
    }
    await close()
  })
})
