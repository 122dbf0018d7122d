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
    'api/users.mdx': '---\ntitle: Deploy users\n---\n\nText\n',
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
const readTitles = (page: Page) => page.locator('.search-trail').allTextContents()

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  await page.locator('#search-input').fill(query)
  await page.locator('[role=option]').first().waitFor()
}

describe('the search', () => {
  it('requests nothing before it is opened, and then only files of the site', async () => {
    const { page, foreign, errors, readViolations, close } = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringMatching(/\/search\/|dialog/))
    await page.getByRole('button', { name: 'Ask Acme' }).click()
    await page.locator('#search-input').fill('deploy')
    await page.locator('.search-excerpt', { hasText: 'deployment' }).waitFor()
    expect(asked).toContain('/docs/_spearmint/search/manifest.json')
    expect(asked.filter((path) => !path.startsWith('/docs/'))).toEqual([])
    expect([foreign, errors, await readViolations()]).toEqual([[], [], []])
    await close()
  })

  it('can be navigated with the keyboard and leads to the section', async () => {
    const { page, close } = await open()
    await ask(page, 'deploying')
    const input = page.locator('#search-input')
    const readActive = () => input.getAttribute('aria-activedescendant')
    const count = await page.locator('.search-result').count()
    expect(count).toBe(3)
    expect([await input.getAttribute('role'), await input.getAttribute('aria-expanded')]).toEqual(['combobox', 'true'])
    expect(await page.getByRole('status').filter({ hasText: 'result' }).textContent()).toBe('3 results')
    const seen: (string | null)[] = [await readActive()]
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key)
      seen.push(await readActive())
    }
    expect(seen.map((id) => Number(id?.split('-').at(-1)))).toEqual([0, 1, 2, 0, 2, 0])
    const titles = await readTitles(page)
    for (let index = 0; index < titles.indexOf('StartDeploying here'); index += 1)
      await page.keyboard.press('ArrowDown')
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
    await expect.poll(() => readTitles(page)).toEqual(['StartDeploying here'])
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

  it('ignores its shortcut in text fields', async () => {
    const { page, close } = await open()
    await page.getByLabel('Name').focus()
    await page.keyboard.type('a/b')
    await page.keyboard.press('Control+k')
    expect(await page.getByLabel('Name').inputValue()).toBe('a/b')
    expect(await page.locator('dialog').count()).toBe(0)
    await close()
  })

  it('filters by tab, and can search another version', async () => {
    const { page, close } = await open()
    await ask(page, 'deploy')
    await page.getByRole('button', { name: 'API', exact: true }).click()
    await expect.poll(() => readTitles(page)).toEqual(['Deploy users'])
    await page.getByLabel('Version').selectOption('v1')
    await expect.poll(() => readTitles(page)).toEqual(['Old deploys'])
    await close()
  })

  it('shows when another version is searched in all tabs', async () => {
    const { page, close } = await open()
    await ask(page, 'deploy')
    await page.getByRole('button', { name: 'API', exact: true }).click()
    const readPressed = () => page.locator('.search-tabs [aria-pressed=true]').allTextContents()
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

  it('suggests similar words if nothing is found', async () => {
    const { page, close } = await open()
    await page.keyboard.press('/')
    await page.locator('#search-input').fill('dxplxymxnt')
    await page.getByRole('button', { name: 'deployment' }).click()
    await page.locator('[role=option]').first().waitFor()
    expect(await page.locator('#search-input').inputValue()).toBe('deployment')
    await close()
  })

  it('reports an index that cannot be loaded, and retries', async () => {
    const { page, close } = await open()
    await page.route('**/manifest.json', (route) => route.abort())
    await page.keyboard.press('/')
    const status = page.locator('.search-status')
    await expect.poll(() => status.textContent()).toContain('could not be loaded')
    await page.unroute('**/manifest.json')
    await page.locator('#search-input').fill('deploy')
    await expect.poll(() => status.textContent()).toBe('3 results')
    await close()
  })

  it('shows no button without JavaScript', async () => {
    const { page, close } = await open('start.html', { ...DESKTOP, javaScript: false })
    expect(await page.locator('#search-bar-entry').isVisible()).toBe(false)
    await close()
  })

  it.each<[string, Reader]>([
    ['light', DESKTOP],
    ['dark', { ...DESKTOP, mode: 'dark' }],
    ['on a phone', PHONE],
  ])('is accessible: %s', async (_name, reader) => {
    const { page, close } = await open('start.html', reader)
    if (reader.width < 640) await page.locator('#search-bar-entry-mobile').click()
    else await page.keyboard.press('/')
    await page.locator('#search-input').fill('deploy')
    await page.locator('.search-excerpt mark').first().waitFor()
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
