import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/edges/serve-folder.ts'
import { buildSite } from '../run-spearmint.ts'
import { DOCS_SITE, FIXTURE_SITE, findCorpusSite, NO_CORPUS } from '../sites.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface SiteUnderTest {
  name: string
  dir: string | undefined
  /** Addresses below the base. */
  pages: string[]
}

/** One page of each kind: cards, text with code, components, API. */
const SITES: SiteUnderTest[] = [
  {
    name: 'our fixture site',
    dir: FIXTURE_SITE,
    pages: ['introduction', 'guides/writing', 'guides/components', 'guides/expressions', 'api-reference/get-ship'],
  },
  { name: 'our documentation', dir: DOCS_SITE, pages: ['introduction', 'quickstart'] },
  {
    name: 'the starter',
    dir: findCorpusSite('starter'),
    pages: [
      'introduction',
      'essentials/code',
      'essentials/settings',
      'api-reference/endpoint/get',
      'essentials/images',
    ],
  },
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(SITES)('$name', ({ dir, pages }) => {
  if (dir === undefined) {
    it.skip(NO_CORPUS, () => undefined)
    return
  }
  let site: ServedFolder
  const address = (page: string): string => `${site.url}${page}.html`
  beforeAll(async () => {
    // A base path, so that an address that forgets it fails.
    site = await serveFolder(buildSite(dir, ['--base', '/some/docs']).out, {
      host: '127.0.0.1',
      port: 0,
      base: '/some/docs',
    })
  })
  afterAll(() => site.close())

  const readers: [string, Reader][] = [
    ['desktop, light', DESKTOP],
    ['desktop, dark', { ...DESKTOP, mode: 'dark' }],
    ['phone, light', PHONE],
    ['phone, dark', { ...PHONE, mode: 'dark' }],
  ]

  describe.each(pages)('page %s', (page) => {
    it.each(readers)('has nothing that axe finds (%s)', async (_name, reader) => {
      const opened = await openPage(browser, address(page), reader)
      await opened.page.addScriptTag({ path: AXE })
      const violations = await opened.page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } }
        const results = await axe.run()
        return results.violations.map(
          ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        )
      })
      await opened.close()
      expect(violations).toEqual([])
    })

    it('asks no other host for scripts, styles or fonts, and fails nowhere', async () => {
      const opened = await openPage(browser, address(page))
      await opened.close()
      // Pictures and frames are what the author put there.
      expect(opened.foreign.filter((url) => /\.(?:m?js|css|woff2?|ttf|json)(?:\?|$)/.test(url))).toEqual([])
      expect(opened.errors).toEqual([])
    })

    it.each([390, 320])('does not scroll sideways at %i px', async (width) => {
      const opened = await openPage(browser, address(page), { ...PHONE, width })
      const overflow = await opened.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await opened.close()
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
})

interface AxeViolation {
  id: string
  impact: string
  nodes: { html: string }[]
}
