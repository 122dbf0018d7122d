import type { Redirect } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createAddresses, type Page } from '../../core/index.ts'
import { createLinkResolver } from '../../site/index.ts'
import { listFolderPages } from './list-folder-pages.ts'
import { planRedirects } from './plan-redirects.ts'
import { toHostRules } from './to-host-rules.ts'

const pages = ['start', 'guides/first', 'guides/deep/second', 'sdk', 'sdk/js'].map(
  (path) => ({ file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter: {} }) as Page,
)
const taken = new Set(pages.map(({ path }) => `${path}.html`))
const addresses = createAddresses('/docs')

const toRedirect = ([source, destination, permanent = true]: [string, string, boolean?]): Redirect => ({
  source,
  destination,
  permanent,
})

function plan(...written: [string, string, boolean?][]) {
  const redirects = written.map(toRedirect)
  const links = createLinkResolver({ pages, files: [], redirects, addresses })
  return { links, ...planRedirects({ redirects, links, taken }) }
}

describe('planRedirects', () => {
  it.each([
    ['/old', '/start', 'old.html', '/docs/start.html'],
    ['/old/page/', 'start#x', 'old/page.html', '/docs/start.html#x'],
    ['/old.html', '/guides', 'old.html', '/docs/guides/first.html'],
    ['/', '/start', 'index.html', '/docs/start.html'],
    ['/index', '/start', 'index.html', '/docs/start.html'],
    ['/old with spaces', '/start', 'old with spaces.html', '/docs/start.html'],
    ['/chat', 'https://chat.example/x', 'chat.html', 'https://chat.example/x'],
  ])('writes the redirect %s → %s to %s', (source, destination, path, href) => {
    const { pages: planned, diagnostics } = plan([source, destination])
    expect(planned).toEqual([{ path, href }])
    expect(diagnostics).toEqual([])
  })

  it('redirects directly to the end of a chain, also through wildcards', () => {
    const { pages: planned } = plan(['/a', '/b'], ['/b', '/old/first'], ['/old/:slug*', '/guides/:slug*'])
    expect(planned.map(({ href }) => href)).toEqual(['/docs/guides/first.html', '/docs/guides/first.html'])
  })

  it.each([
    ['navigation/shadowed-redirect', ['/start', '/sdk']],
    ['navigation/dead-redirect', ['/old', '/strat']],
    ['navigation/dead-redirect', ['/old', 'javascript:alert(1)']],
    ['navigation/dead-redirect', ['/old/*', '/nowhere']],
    ['navigation/unusable-redirect', ['/old/../page', '/start']],
    ['navigation/unusable-redirect', ['/.spearmint/old', '/start']],
    ['navigation/unusable-redirect', ['/old//:slug*', '/start']],
  ] as [string, [string, string]][])('reports %s: %j', (code, redirect) => {
    const { pages: planned, rules, diagnostics } = plan(redirect)
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code])
    expect([...planned, ...rules]).toEqual([])
  })

  it.each([
    ['/old//page', '/old/page'],
    ['/old\\_page', '/old_page'],
  ])('suggests another source for %j', (source, suggestion) => {
    expect(plan([source, '/start']).diagnostics).toMatchObject([
      { code: 'navigation/unusable-redirect', suggestions: [`Write "${suggestion}".`] },
    ])
  })

  it('ignores a source that nothing matches', () => {
    const { pages: planned, rules, diagnostics } = plan(['/start#x', '/sdk'], ['/faq?x', '/sdk'])
    expect([...planned, ...rules, ...diagnostics]).toEqual([])
  })

  it('leaves out circular redirects, and reports only the last redirect of a broken chain', () => {
    const circle = plan(['/a', '/b'], ['/b', '/a'])
    expect([...circle.pages, ...circle.rules, ...circle.diagnostics]).toEqual([])
    expect(plan(['/a', '/b'], ['/b', '/nowhere']).diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"/nowhere"'),
    ])
  })

  it('suggests a similar page', () => {
    expect(plan(['/old', '/strat']).diagnostics[0]?.suggestions).toEqual(['Did you mean "/start"?'])
  })

  it('uses the first of two redirects with the same source', () => {
    expect(plan(['/old', '/start'], ['/old/', '/sdk']).pages).toEqual([{ path: 'old.html', href: '/docs/start.html' }])
  })
})

describe('listFolderPages', () => {
  it('redirects to the page of that name, to the destination of a redirect, or to the first page', () => {
    const { links } = plan(['/guides/deep', '/start'])
    expect(listFolderPages(pages, links, taken)).toEqual([
      { path: 'guides/index.html', href: '/docs/guides/first.html' },
      { path: 'guides/deep/index.html', href: '/docs/start.html' },
      { path: 'sdk/index.html', href: '/docs/sdk.html' },
    ])
  })

  it('does not replace an existing file', () => {
    const { links } = plan()
    const listed = listFolderPages(pages, links, new Set(['guides/index.html']))
    expect(listed.map(({ path }) => path)).not.toContain('guides/index.html')
  })
})

describe('toHostRules', () => {
  it.each([
    [['/old', '/start'], '/docs/old /docs/start.html 301\n'],
    [['/old', '/start', false], '/docs/old /docs/start.html 302\n'],
    [['/a b', 'https://x.example/y'], '/docs/a%20b https://x.example/y 301\n'],
    [['/v3/:slug*', '/:slug*'], '/docs/v3/* /docs/:splat 301\n'],
    [['/old/*', 'new/*'], '/docs/old/* /docs/new/:splat 301\n'],
    [['/old/article-*', '/new/article-*'], '/docs/old/article-* /docs/new/article-:splat 301\n'],
    [['/old/*', '/start'], '/docs/old/* /docs/start.html 301\n'],
    [['/u/:id/x', '/p/:id'], '/docs/u/:id/x /docs/p/:id 301\n'],
    [['/a/*/b', '/c/*'], ''],
    [['/x/:slug*', 'https://x.example/:slug*'], '/docs/x/* https://x.example/:splat 301\n'],
  ] as [[string, string, boolean?], string][])('converts %j', (redirect, expected) => {
    expect(toHostRules(plan(redirect).rules, '/docs')).toBe(expected)
  })

  it('starts with redirects without wildcards', () => {
    const { rules } = plan(['/old/*', '/start'], ['/old/a', '/sdk'])
    expect(toHostRules(rules, '')).toBe('/old/a /docs/sdk.html 301\n/old/* /docs/start.html 301\n')
  })
})
