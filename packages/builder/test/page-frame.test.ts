import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ListedPage } from '../client/islands/not-found/list-near-pages.ts'
import { findDeadLinks } from './find-dead-links.ts'
import { buildSite, createFolder, type Report } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

const CONFIG = {
  name: 'Harbor',
  eyebrow: { display: 'breadcrumbs' },
  metadata: { 'og:image': '/hero.png', 'twitter:site': '@harbor' },
  tabs: [{ name: 'API', url: 'api' }],
  navigation: [
    {
      group: 'Start',
      pages: ['start', { group: 'More', pages: ['guides/first', { group: 'Deep', pages: ['guides/deep/second'] }] }],
    },
    { group: 'Ships', pages: ['api/get', 'api/old'] },
    { group: 'Modes', pages: ['wide', 'center', 'frame', 'custom'] },
  ],
  redirects: [
    { source: '/old', destination: '/start' },
    { source: '/older', destination: '/old#x' },
    { source: '/v3/:slug*', destination: '/guides/:slug*', permanent: false },
    { source: '/guides/deep', destination: '/api/get' },
    { source: '/start', destination: '/api/get' },
    { source: '/lost', destination: '/nowhere' },
  ],
}

const toPage = (frontmatter: string, content = ''): string => `---\n${frontmatter}\n---\n\n${content}\n`

const FILES = {
  'mint.json': JSON.stringify(CONFIG),
  'hero.png': '',
  'start.mdx': toPage(
    'title: Set sail\ntag: NEW',
    '[Old](/v3/first) [guides](/guides)\n\n## X\n\n<Note>Mind the *gap*.</Note>',
  ),
  'guides/first.mdx': toPage('title: First\ndescription: All **about** it'),
  'guides/deep/second.mdx': toPage('title: Second\nhideFooterPagination: true'),
  'api/get.mdx': toPage('title: Get ship\napi: GET /ships/{id}'),
  'api/old.mdx': toPage('title: Old ship\ndeprecated: true\nsidebarTitle: Old one'),
  ...Object.fromEntries(
    ['wide', 'center', 'frame', 'custom'].map((mode) => [
      `${mode}.mdx`,
      toPage(`title: ${mode}\nmode: ${mode}`, '## Head\n\nText'),
    ]),
  ),
  'unlisted.mdx': toPage('title: Unlisted'),
}

function createSite(files: Record<string, string>): string {
  const dir = createFolder()
  writeFiles(dir, files)
  return dir
}

let out: string
let report: Report
beforeAll(() => {
  const built = buildSite(createSite(FILES), ['--base', '/docs', '--site-url', 'https://harbor.example/docs'])
  out = built.out
  report = built.report
})

const read = (path: string): string => readFileSync(join(out, path), 'utf8')

function findAll(html: string, matches: (element: Element) => unknown): Element[] {
  const found: Element[] = []
  visit(fromHtml(html), 'element', (element) => {
    if (matches(element)) found.push(element)
  })
  return found
}

const hasClass = (name: string) => (element: Element) =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name)

describe('the site', () => {
  it('has no broken link except for its deliberately broken redirects', () => {
    const problems = report.diagnostics.filter(({ code }) => /^navigation\/.*redirect$/.test(code))
    expect(problems.map(({ code, message }) => `${code} ${/"[^"]*"/.exec(message)?.[0]}`).sort()).toEqual([
      'navigation/dead-redirect "/nowhere"',
      'navigation/shadowed-redirect "/start"',
    ])
    expect(findDeadLinks(out, { base: '/docs' })).toEqual([])
  })
})

describe('above the content', () => {
  it('breadcrumbs link to the first page of each group', () => {
    const html = read('guides/deep/second.html')
    expect(findAll(html, ({ properties }) => properties.ariaLabel === 'Breadcrumbs')).toHaveLength(1)
    const [list] = findAll(html, hasClass('breadcrumbs'))
    expect(list?.children.map((step) => (step as Element).children)).toMatchObject([
      [{ properties: { href: '/docs/start.html' }, children: [{ value: 'Start' }] }],
      [{ properties: { href: '/docs/guides/first.html' }, children: [{ value: 'More' }] }],
      [{ value: 'Deep' }],
    ])
  })

  it.each([
    ['start.html', ['NEW']],
    ['api/old.html', ['Deprecated']],
    ['guides/first.html', []],
  ])('%s has the badges %j next to its title and in the sidebar', (path, badges) => {
    const html = read(path)
    expect(findAll(html, hasClass('title-tag')).map((badge) => toText(badge))).toEqual(badges)
    const [row] = findAll(html, ({ properties }) => properties.ariaCurrent === 'page')
    const pills = row?.children.filter((child) => child.type === 'element' && hasClass('nav-tag-pill')(child)) ?? []
    expect(pills.map((pill) => toText(pill as Element))).toEqual(badges)
  })
})

describe('below the content', () => {
  it('pagination stays in the division and uses short titles', () => {
    const titles = (path: string) => findAll(read(path), hasClass('pagination-title')).map((title) => toText(title))
    expect(titles('api/get.html')).toEqual(['Old one'])
    expect(titles('guides/first.html')).toEqual(['Set sail', 'Second'])
    expect(titles('guides/deep/second.html')).toEqual([])
    expect(titles('unlisted.html')).toEqual([])
  })

  it('there is no date by default', () => {
    expect(read('start.html')).not.toContain('last-change')
  })
})

describe('Markdown', () => {
  it('is written next to every page, with links of the site', () => {
    const toHead = (path: string): string =>
      `> For AI agents: all pages are listed in https://harbor.example/docs/llms.txt\n> Source: https://harbor.example/docs/${path}.html\n\n`
    expect(read('start.md')).toBe(
      `# Set sail\n\n${toHead('start')}[Old](https://harbor.example/docs/guides/first.html) [guides](https://harbor.example/docs/guides/first.html)\n\n## X\n\n> **Note**\n>\n> Mind the *gap*.\n`,
    )
    expect(read('guides/first.md')).toBe(`# First\n\n${toHead('guides/first')}All **about** it\n`)
    const sample = "curl --request GET \\\n  --globoff \\\n  --url 'https://api.example.com/ships/{id}'"
    expect(read('api/get.md')).toBe(
      `# Get ship\n\n${toHead('api/get')}\`GET /ships/{id}\`\n\n\`\`\`bash cURL\n${sample}\n\`\`\`\n`,
    )
  })

  it('is linked in the head and from the button', () => {
    const html = read('guides/first.html')
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/guides/first.md">')
    const [button] = findAll(html, hasClass('copy-page'))
    expect(button?.properties.dataSource).toBe('/docs/guides/first.md')
  })
})

describe('redirects and entry pages', () => {
  it.each([
    ['old.html', '/docs/start.html'],
    ['older.html', '/docs/start.html#x'],
    ['guides/index.html', '/docs/guides/first.html'],
    ['guides/deep/index.html', '/docs/api/get.html'],
    ['guides/deep.html', '/docs/api/get.html'],
    ['api/index.html', '/docs/api/get.html'],
  ])('%s leads to %s', (path, href) => {
    expect(read(path)).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`)
    expect(read(path)).toContain('<meta name="robots" content="noindex">')
  })

  it('never replace a page, and omit broken ones', () => {
    expect(read('start.html')).toContain('Set sail')
    expect(existsSync(join(out, 'lost.html'))).toBe(false)
  })

  it('are also written as host rules, those without wildcards first', () => {
    expect(read('_redirects')).toBe(
      [
        '/docs/old /docs/start.html 301',
        '/docs/older /docs/start.html#x 301',
        '/docs/guides/deep /docs/api/get.html 301',
        '/docs/v3/* /docs/guides/:splat 302\n',
      ].join('\n'),
    )
  })

  it("files of the site's own win", () => {
    const own = { '404.html': 'mine', _redirects: '/x /y', 'guides/index.html': 'home' }
    const built = buildSite(createSite({ ...FILES, ...own }))
    for (const [path, text] of Object.entries(own)) expect(readFileSync(join(built.out, path), 'utf8')).toBe(text)
  })

  it('the 404 page lists the sections of the site and the pages to suggest', () => {
    const html = read('404.html')
    const links = findAll(html, hasClass('not-found-list')).flatMap((nav) => {
      const found: unknown[] = []
      visit(nav, 'element', ({ properties }) => {
        if (properties.href) found.push(properties.href)
      })
      return found
    })
    expect(links).toEqual(['/docs/start.html', '/docs/api/get.html'])
    const [island] = findAll(html, ({ tagName }) => tagName === 'sm-not-found')
    const list = String(island?.properties.dataPages)
    expect(list).toMatch(/^\/docs\/_spearmint\/pages-[\w-]+\.json$/)
    const pages = JSON.parse(read(list.replace('/docs/', ''))) as ListedPage[]
    expect(pages).toContainEqual(['/docs/guides/first.html', 'First'])
    expect(pages.map(([, title]) => title)).not.toContain('Unlisted')
  })
})

describe('modes', () => {
  it.each([
    // mode, title block, table of contents, pagination
    ['wide', true, false, true],
    ['center', true, false, true],
    ['frame', false, false, true],
    ['custom', false, false, false],
  ])('%s', (mode, header, toc, foot) => {
    const html = read(`${mode}.html`)
    expect(html).toContain(`layout-${mode}`)
    expect(html.includes('id="header"')).toBe(header)
    expect(html.includes('id="table-of-contents"')).toBe(toc)
    expect(html.includes('id="pagination"')).toBe(foot)
    expect(findAll(html, ({ tagName }) => tagName === 'h1')).toHaveLength(1)
    expect(existsSync(join(out, `${mode}.md`))).toBe(true)
  })
})

describe('language and direction', () => {
  it.each([
    ['en', 'en', 'ltr'],
    ['ar', 'ar', 'rtl'],
    ['he', 'he', 'rtl'],
    ['cn', 'zh-CN', 'ltr'],
  ])('of locale %s', (locale, lang, dir) => {
    const config = { name: 'A', versions: [{ name: 'x', locale }], navigation: [{ group: 'G', pages: ['a'] }] }
    const built = buildSite(createSite({ 'mint.json': JSON.stringify(config), 'a.mdx': 'Hi' }))
    expect(readFileSync(join(built.out, 'a.html'), 'utf8')).toContain(`<html lang="${lang}" dir="${dir}"`)
  })
})

describe('the head', () => {
  it('has the metadata for search engines and social networks', () => {
    const tags = findAll(read('guides/first.html'), ({ tagName }) => tagName === 'meta')
    const named = Object.fromEntries(
      tags.map(({ properties: { name, property, content } }) => [name ?? property, content]),
    )
    expect(named).toMatchObject({
      description: 'All about it',
      'og:type': 'website',
      'og:site_name': 'Harbor',
      'og:title': 'First - Harbor',
      'og:description': 'All about it',
      'og:url': 'https://harbor.example/docs/guides/first.html',
      'og:image': 'https://harbor.example/docs/hero.png',
      'twitter:title': 'First - Harbor',
      'twitter:description': 'All about it',
      'twitter:url': 'https://harbor.example/docs/guides/first.html',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@harbor',
      generator: 'Spearmint',
    })
    expect(read('guides/first.html')).toContain(
      '<link rel="canonical" href="https://harbor.example/docs/guides/first.html">',
    )
  })
})
