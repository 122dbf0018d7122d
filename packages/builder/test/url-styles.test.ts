import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findDeadLinks, findServedFile } from './find-dead-links.ts'
import { listFiles } from './list-files.ts'
import { buildSite } from './run-spearmint.ts'
import { DOCS_JSON_SITE, DOCS_SITE, FIXTURE_SITE, FULL, findCorpusSite, NO_CORPUS } from './sites.ts'

const SITE_URL = 'https://site.example'

const BASE = '/a/b'

const STYLES = ['html', 'clean', 'folder'] as const

const FIXTURES = { FIXTURE_SITE, DOCS_JSON_SITE, ...(FULL ? { DOCS_SITE } : {}) }

const CORPUS_SITES = ['starter', ...(FULL ? ['starter-2026', 'mem0', 'fastmcp', 'kernel', 'sequin'] : [])]

function build(dir: string, urls: (typeof STYLES)[number]) {
  const { out } = buildSite(dir, ['--urls', urls, '--base', BASE, '--site-url', SITE_URL])
  return { out, read: (file: string) => readFileSync(join(out, file), 'utf8') }
}

/** An address, or the name of a page, without what depends on the style: `.html`, `/index.html` or a slash at the end. */
function toStyleless(address: string): string {
  return address.replace(/(?:(?:\/index)?\.html|(?<=.)\/)(?=#|$)/, '')
}

/** Addresses of the site in a file that is not HTML: absolute, without a fragment. */
function listUrls(text: string): string[] {
  return [...text.matchAll(/https:\/\/site\.example([^\s"'<>()[\]`#?]*)/g)].map(([, path = '']) => path)
}

describe.each(STYLES)('a site with --urls %s', (urls) => {
  describe.each(Object.entries(FIXTURES))('%s', (_name, dir) => {
    const { out, read } = build(dir, urls)

    it('has no dead link, and none in another style', () => {
      expect(findDeadLinks(out, { base: BASE, urls })).toEqual([])
    })

    it('names only such addresses in the sitemap, in llms.txt and in feeds', () => {
      const named = ['sitemap.xml', 'llms.txt', ...listFiles(out).filter((file) => file.endsWith('rss.xml'))]
      const addresses = named.flatMap((file) => listUrls(read(file)))
      expect(addresses.length).toBeGreaterThan(10)
      const dead = addresses.filter((path) => {
        const name = decodeURIComponent(path.slice(BASE.length + 1))
        return !path.startsWith(`${BASE}/`) || findServedFile(out, name, urls) === undefined
      })
      expect(dead).toEqual([])
    })

    it('has the canonical address of each page in the sitemap', () => {
      const mapped = new Set([...read('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, url]) => url))
      const canonical = listFiles(out).flatMap((file) => {
        const html = file.endsWith('.html') ? read(file) : ''
        const [, url] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
        return url === undefined || html.includes('content="noindex"') ? [] : [{ file, url }]
      })
      expect(mapped.size).toBeGreaterThan(5)
      expect(new Set(canonical.map(({ url }) => url))).toEqual(mapped)
      const toFile = (url: string) =>
        findServedFile(out, decodeURIComponent(url.slice(`${SITE_URL}${BASE}/`.length)), urls)
      // Only the start page and the first pages of languages and versions are at a second address. Our docs have an index.mdx.
      const elsewhere = canonical.filter(({ file, url }) => toFile(url) !== file).map(({ file }) => file)
      if (dir !== DOCS_SITE) expect(elsewhere).toContain('index.html')
      expect(elsewhere.every((file) => file.endsWith('index.html'))).toBe(true)
    })
  })
})

describe.each(CORPUS_SITES)('the site %s of the corpus', (name) => {
  const dir = findCorpusSite(name)
  it.skipIf(dir === undefined)(
    dir === undefined ? NO_CORPUS : 'has the same dead links with each style of URLs',
    () => {
      const [html, ...others] = STYLES.map((urls) => {
        const dead = findDeadLinks(build(dir ?? '', urls).out, { base: BASE, urls })
        return dead.map(({ page, address }) => `${toStyleless(page)} ${toStyleless(address)}`).sort()
      })
      for (const dead of others) expect(dead).toEqual(html)
    },
  )
})
