import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { DESKTOP, openBrowser, openPage } from './open-browser.ts'

let browser: Browser
let site: ServedFolder

beforeAll(async () => {
  const dir = createFolder()
  const config = {
    name: 'Acme',
    versions: ['v2', 'v1'],
    feedback: { thumbsRating: true },
    navigation: [
      { group: 'Two', version: 'v2', pages: ['two', 'new'] },
      { group: 'One', version: 'v1', pages: ['one', 'old'] },
    ],
  }
  writeFileSync(join(dir, 'mint.json'), JSON.stringify(config))
  for (const [name, title] of [
    ['two', 'Start'],
    ['new', 'New'],
    ['one', 'First'],
    ['old', 'Start'],
  ]) {
    writeFileSync(join(dir, `${name}.mdx`), `---\ntitle: ${title}\n---\n\nText\n`)
  }
  browser = await openBrowser()
  site = await serveFolder(buildSite(dir).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('the version select', () => {
  it.each([true, false])('leads to the other version, with JavaScript: %s', async (javaScript) => {
    const { page, close } = await openPage(browser, `${site.url}new.html`, { ...DESKTOP, javaScript })
    const link = page.getByRole('link', { name: 'v1', exact: true })
    expect(await link.isVisible()).toBe(false)
    await page.locator('.version-select > summary').click()
    await link.click()
    expect(page.url()).toBe(`${site.url}one.html`)
    await close()
  })

  it('closes with Escape and when the focus moves elsewhere', async () => {
    const { page, close } = await openPage(browser, `${site.url}two.html`)
    const select = page.locator('.version-select')
    const isOpen = () => select.evaluate((element) => element.hasAttribute('open'))
    await select.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await page.keyboard.press('Enter')
    await page.locator('#content').click()
    expect(await isOpen()).toBe(false)
    await close()
  })
})

describe('page feedback', () => {
  it('is reported to scripts of the site, stored in the tab, and sent nowhere', async () => {
    const { page, foreign, errors, close } = await openPage(browser, `${site.url}two.html`)
    await page.evaluate(() => {
      document.addEventListener('spearmint:feedback', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail)
      })
    })
    await page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name: 'Yes' }).click()
    expect(await page.title()).toBe('{"page":"/two","helpful":true}')
    expect(await page.getByText('Thank you.').isVisible()).toBe(true)
    await page.reload()
    expect(await page.getByRole('button', { name: 'Yes', pressed: true }).isVisible()).toBe(true)
    await page.goto(`${site.url}new.html`)
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(0)
    expect([foreign, errors]).toEqual([[], []])
    await close()
  })

  it('is not shown without JavaScript', async () => {
    const { page, close } = await openPage(browser, `${site.url}two.html`, { ...DESKTOP, javaScript: false })
    expect(await page.getByText('Was this page helpful?').isVisible()).toBe(false)
    await close()
  })
})
