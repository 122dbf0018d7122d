import { readdirSync } from 'node:fs'
import { ENGLISH, loadWords, type Word } from '@spearmint/config/words'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { createLanguageSite, createMultilingualSite, SITE_TEXTS, type SiteLanguage } from '../language-sites.ts'
import { buildSite } from '../run-spearmint.ts'
import { FULL } from '../sites.ts'
import { DESKTOP, openBrowser, openPage } from './open-browser.ts'

const REPOSITORY = ['--repository', 'https://github.com/acme/docs', '--site-url', 'https://docs.example.com']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** The texts between the placeholders of a word. */
function listFragments(word: Word): string[] {
  const texts = typeof word === 'string' ? [word] : Object.values(word)
  return texts.flatMap((text) => text.split(/\{\w+\}/)).map(trim)
}

function trim(text: string): string {
  return text.replace(/^[\s.,:;()“”«»]+|[\s.,:;()“”«»]+$/g, '')
}

/** The English words that the language doesn't have in common. */
async function listEnglish(language: string): Promise<Set<string>> {
  const findWords = await loadWords({}, [language])
  const translated = findWords(language).toTranslation(Object.keys(ENGLISH))?.words
  const own = new Set(Object.values<Word>({ ...ENGLISH, ...translated }).flatMap(listFragments))
  const english = Object.values<Word>(ENGLISH).flatMap(listFragments)
  return new Set(english.filter((text) => /[a-z]{2}/i.test(text) && !own.has(text)))
}

/** Names and terms of protocols, which no language translates. */
const NAMES =
  /https?:\S+|[a-z]+\/[\w+-]+|\{\w+\}|\b(?:API|ChatGPT|cURL|[Cc]ookie|Go|HTTPS?|JavaScript|JSON|Markdown|OAuth|OpenAPI|OpenID|Connect|PHP|POST|Python|Java|RSS|URL|null|true|false|Basic|Authorization|x\.string|esc)\b/g

/** Reads what visitors see and hear, apart from code, types, places and methods, which are code too. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unread =
      '.visually-hidden[aria-hidden], code, pre, script, style, [class*="method"], .field-type, .field-location, .pg-type, .pg-url, .pg-source, .pg-outcome, [aria-labelledby=pg-sample] option'
    const texts: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element === null || element.closest(unread) !== null) continue
      if (node instanceof Text) texts.push(node.data)
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })
}

/** Expects no English in a page: no word of the catalog, and in other scripts no word in Latin letters at all. */
async function expectNoEnglish(page: Page, language: SiteLanguage): Promise<void> {
  const texts = await readTexts(page)
  const english = await listEnglish(language)
  expect(texts.filter((text) => english.has(trim(text)) && text.replace(NAMES, '') !== '')).toEqual([])
  if (language === 'fr') return
  expect(texts.filter((text) => /[A-Za-z]{2,}/.test(text.replace(NAMES, '')))).toEqual([])
}

/** Answers a page that redirects without its redirect. A browser that leaves it at once may not have read it. */
async function stayOnPage(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '')
  await route.fulfill({ response, body })
}

const LANGUAGES = Object.keys(SITE_TEXTS) as SiteLanguage[]

describe.each(FULL ? LANGUAGES : LANGUAGES.slice(-1))('a site in %s', (language) => {
  let site: ServedFolder
  let paths: string[]
  beforeAll(async () => {
    const { out, report } = buildSite(createLanguageSite(language), REPOSITORY)
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })
    paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => /^(?!_|404).*\.html$/.test(path))
  })
  afterAll(() => site.close())

  const findApiPage = (): string => paths.find((path) => /^api-reference\/(?!index)/.test(path)) ?? ''

  it('has no English word in its pages, before and after scripts run', async () => {
    expect(paths).toContain(findApiPage())
    for (const javaScript of [false, true]) {
      const { page, errors, readViolations, close } = await openPage(browser, site.url, { ...DESKTOP, javaScript })
      await page.route('**/*.html', stayOnPage)
      for (const path of paths) {
        await page.goto(`${site.url}${path}`)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
        if (javaScript) expect(await readViolations()).toEqual([])
        expect(errors).toEqual([])
        await expectNoEnglish(page, language)
      }
      await close()
    }
  })

  it('has no English word on the page for unknown addresses', async () => {
    const { page, close } = await openPage(browser, `${site.url}secnd`)
    await page.locator('sm-not-found h2').waitFor()
    await expectNoEnglish(page, language)
    await close()
  })

  it('has no English word in the search', async () => {
    const { page, close } = await openPage(browser, `${site.url}index.html`)
    await page.keyboard.press('/')
    const { title } = SITE_TEXTS[language]
    for (const query of [title, '987654321']) {
      await page.locator('#search-input').fill(query)
      await expect.poll(() => page.locator('.search-status').textContent()).toBeTruthy()
      await expectNoEnglish(page, language)
    }
    await close()
  })

  it('has no English word in the playground', async () => {
    const { page, close } = await openPage(browser, `${site.url}${findApiPage()}`)
    await page.locator('.tryit-button').click()
    const dialog = page.locator('dialog.playground')
    await dialog.waitFor()
    await expectNoEnglish(page, language)
    await dialog.locator('button[type=submit]').click()
    await dialog.locator('[role=alert]').waitFor()
    await expectNoEnglish(page, language)
    await dialog.locator('[role=alert] button').click()
    await expect.poll(() => dialog.locator('.pg-failure').count()).toBeGreaterThan(0)
    await expectNoEnglish(page, language)
    await close()
  })

  it('confirms copies and answers in its language', async () => {
    const { page, close } = await openPage(browser, `${site.url}index.html`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('.code-copy').first().click()
    await page.locator('[data-helpful=true]').click()
    await page.locator('img[data-sm=zoomable]').click()
    await page.locator('.zoom-dialog').waitFor()
    await expectNoEnglish(page, language)
    await close()
  })
})

describe('a site in three languages', () => {
  it('shows the frame of each page in its language', async () => {
    const { out } = buildSite(createMultilingualSite(), ['--site-url', 'https://docs.example.com'])
    const site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })
    for (const [language, title] of [
      ['en', 'On this page'],
      ['fr', 'Sur cette page'],
      ['ar', 'في هذه الصفحة'],
    ] as const) {
      const { page, close } = await openPage(browser, `${site.url}${language}/a.html`)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.locator('.toc-title').textContent()).toBe(title)
      await close()
    }
    await site.close()
  })
})
