import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVersionedRepository, toDocs } from '../../src/node/git/testing/versioned-site.ts'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { openBrowser, openPage, PHONE } from './open-browser.ts'
import { openFile } from './open-file.ts'
import { startDevForPeople } from './start-dev.ts'

/** Ten times as wide as high, like many logos with a name. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 48" width="480" height="48"><rect width="480" height="48" /></svg>'

let browser: Browser
let dir: string
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  dir = createVersionedRepository(createFolder())
  writeFiles(dir, {
    'logo.svg': LOGO,
    'docs.json': toDocs(['index', 'guides/setup', 'guides/more', 'new', 'next'], {
      logo: '/logo.svg',
      spearmint: { versions: { from: ['v*', '!v2.1*'], folder: 'latest', labels: { latest: 'Continuous release' } } },
    }),
  })
  site = await serveFolder(buildSite(dir).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('the menu of versions from Git', () => {
  it('has room beside a wide logo on a phone, closed and open', async () => {
    const { page, errors, close } = await openPage(browser, `${site.url}guides/setup.html`, PHONE)
    const menu = page.locator('.navbar .version-select')
    const logo = page.locator('.navbar img').first()
    const readBox = async (locator: typeof menu) => {
      const box = await locator.boundingBox()
      if (box === null) throw new Error('It is not visible.')
      return { left: box.x, right: box.x + box.width, height: box.height }
    }
    const [button, image] = [await readBox(menu.locator('summary')), await readBox(logo)]
    expect(image.right).toBeLessThanOrEqual(button.left)
    expect(image.right - image.left).toBeGreaterThan(40)
    expect(button.height).toBeGreaterThanOrEqual(24)
    await menu.locator('summary').click()
    const links = menu.getByRole('link')
    await links.first().waitFor()
    for (const link of await links.all()) {
      const { left, right } = await readBox(link)
      expect([left >= 0, right <= PHONE.width]).toEqual([true, true])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  it('leads to the same page of another version with the keyboard, and the notice back', async () => {
    const { page, close } = await openPage(browser, `${site.url}guides/setup.html`)
    await page.locator('.navbar .version-select summary').focus()
    await page.keyboard.press('Enter')
    const old = page.locator('.navbar .version-select').getByRole('link', { name: 'v2.0', exact: true })
    await old.waitFor()
    await old.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/v2\.0\/guides\/setup\.html$/)
    await page.locator('.version-notice a').click()
    await page.waitForURL((url) => url.pathname === '/guides/setup.html')
    await close()
  })
})

describe('spearmint dev', () => {
  it('shows the files in the folder alone, and says so', async () => {
    const dev = await startDevForPeople(dir)
    const [own, old] = await Promise.all(['guides/setup.html', 'v1.0/setup.html'].map((path) => fetch(dev.url + path)))
    expect(await own?.text()).not.toMatch(/version-select|version-notice/)
    expect([own?.status, old?.status]).toEqual([200, 404])
    expect(dev.read()).toContain('Versions from Git are not shown here. Run "npx spearmint build" to see them.')
    await dev.stop()
  })
})

describe('a portable site with versions from Git', () => {
  it('finds only the text of the version that is read, with the keyboard', async () => {
    const out = join(createFolder(), 'notes #1/ünpacked 100%')
    cpSync(buildSite(dir, ['--relative']).out, out, { recursive: true })
    const { page, errors, foreign, close } = await openFile(browser, join(out, 'v1.0/setup.html'))
    const search = async (query: string) => {
      await page.keyboard.press('Control+k')
      await page.locator('#search-input').waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(query)
    }
    await search('zebra')
    const option = page.locator('a.search-option mark').first()
    await option.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/v1\.0\/guides\/old\.html/)

    // The same page of the latest version, which does not have that text.
    await page.locator('.navbar .version-select summary').click()
    await page.locator('.navbar .version-select').getByRole('link').first().click()
    await page.waitForURL((url) => !url.pathname.includes('/v1.0/') && url.pathname.endsWith('.html'))
    await search('zebra')
    await page.locator('.search-notice .search-name').getByText('zebra').waitFor()
    expect(await page.locator('a.search-option mark').count()).toBe(0)
    expect([errors, foreign]).toEqual([[], []])
    await close()
  })
})
