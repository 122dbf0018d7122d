import type { Redirect } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createMemoryOutput } from '../../../test/in-memory-folders.ts'
import { createAddresses, type Page, type PageTree } from '../../core/index.ts'
import { createLinkResolver } from '../../site/index.ts'
import type { Layout } from '../../theme/index.ts'
import { emitRedirects } from './emit-redirects.ts'
import { listFolderPages } from './list-folder-pages.ts'
import type { EntryPlan } from './plan-entries.ts'
import { planRedirects } from './plan-redirects.ts'
import type { RedirectRule } from './redirect-rule.ts'
import { toHostFacts } from './to-host-facts.ts'

const pages = ['start', 'guides/first', 'guides/deep/second', 'sdk', 'sdk/js'].map(
  (path) => ({ file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter: {} }) as Page,
)
const taken = new Set(pages.map(({ path }) => `${path}.html`))
const addresses = createAddresses('/docs')

const FOLDER_STYLE = createAddresses('/docs', 'folder')

const FOLDER_PATHS = new Set(['logo', ...pages.map(({ path }) => `${path}/index.html`)])

const toRedirect = ([source, destination, permanent = true]: [string, string, boolean?]): Redirect => ({
  source,
  destination,
  permanent,
})

function plan(...written: [string, string, boolean?][]) {
  const redirects = written.map(toRedirect)
  const links = createLinkResolver({ pages, files: [], redirects, addresses })
  return { links, ...planRedirects({ redirects, links, addresses, taken }) }
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

  it.each([
    ['/old', 'old/index.html'],
    ['/old.mdx', 'old/index.html'],
    ['/old.html', 'old.html'],
    ['/old/index.html', 'old/index.html'],
    ['/start.html', 'start.html'],
  ])('writes the redirect from %s to %s if URLs are folders', (source, path) => {
    const redirects = [toRedirect([source, '/sdk'])]
    const links = createLinkResolver({ pages, files: [], redirects, addresses: FOLDER_STYLE })
    const { pages: planned } = planRedirects({ redirects, links, addresses: FOLDER_STYLE, taken: FOLDER_PATHS })
    expect(planned).toEqual([{ path, href: '/docs/sdk/' }])
  })

  it.each(['/start', '/logo'])('reports a redirect from %s, which is taken, if URLs are folders', (source) => {
    const redirects = [toRedirect([source, '/sdk'])]
    const links = createLinkResolver({ pages, files: ['logo'], redirects, addresses: FOLDER_STYLE })
    const plan = planRedirects({ redirects, links, addresses: FOLDER_STYLE, taken: FOLDER_PATHS })
    expect(plan.diagnostics.map(({ code }) => code)).toEqual(['navigation/shadowed-redirect'])
    expect(plan.pages).toEqual([])
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
    ['navigation/unusable-redirect', ['/nginx.conf', '/start']],
    ['navigation/unusable-redirect', ['/_redirects/', '/start']],
    ['navigation/unusable-redirect', ['/:id(\\d+)', '/start']],
  ] as [string, [string, string]][])('reports %s: %j', (code, redirect) => {
    const { pages: planned, rules, diagnostics } = plan(redirect)
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code])
    expect([...planned, ...rules]).toEqual([])
  })

  it.each([
    ['/old//page', '/old/page'],
    ['/old\\_page', '/old_page'],
    ['/old-:rest(.*)', '/old-*'],
    ['/old/:id(\\d+)/edit', '/old/:id/edit'],
    ['/old/(.*)', '/old/*'],
    ['/old/([^/]+)/edit', '/old/*/edit'],
  ])('suggests another source for %j', (source, suggestion) => {
    expect(plan([source, '/start']).diagnostics).toMatchObject([
      { code: 'navigation/unusable-redirect', suggestions: [`Write "${suggestion}".`] },
    ])
  })

  it('suggests a redirect for each value of an expression that lists them', () => {
    const [first] = plan(['/:os(linux|mac-os)/:rest*', '/start']).diagnostics
    expect(first?.message).toContain('"(linux|mac-os)"')
    expect(first?.suggestions).toEqual(['Write a redirect for each value, the first from "/linux/:rest*".'])
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
    expect(plan(['/old', '/strat']).diagnostics[0]?.suggestions).toEqual([
      'Did you mean "/start"?',
      'Correct the destination, or remove the redirect.',
    ])
  })

  it('suggests an address instead of a destination that could run code', () => {
    expect(plan(['/old', 'javascript:alert(1)']).diagnostics).toMatchObject([
      {
        message:
          'The destination "javascript:alert(1)" of a redirect is ignored, because it could run code. Expected a page, a file or an address on another site.',
        suggestions: ['Write the path of a page or an address that starts with "https://".'],
      },
    ])
  })

  it('shortens long addresses in messages', () => {
    const long = `/${'a'.repeat(70)}`
    const shown = `"/${'a'.repeat(56)}…"`
    const { diagnostics } = plan([`${long}//b`, '/start'], ['/old', `${long}/b`])
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `The redirect from ${shown} is ignored. Expected the path of a page, without "..", "//", backslashes, control characters and names that Spearmint uses.`,
      `The destination ${shown} of a redirect does not exist, so the redirect is left out. Expected a page, a file or an address on another site.`,
    ])
  })

  it('ignores a source that is too long for the name of a file, unless a host answers it', () => {
    const long = `/${'ä'.repeat(126)}`
    const { pages, diagnostics } = plan(
      [long, '/start'],
      [`${long}/:slug*`, '/start'],
      [`/${'a'.repeat(250)}`, '/start'],
    )
    expect(pages).toHaveLength(1)
    expect(diagnostics.map(({ code, message, suggestions }) => [code, message, ...suggestions])).toEqual([
      [
        'navigation/unusable-redirect',
        `The redirect from "/${'ä'.repeat(56)}…" is ignored, because the name of a file can't be as long as "${'ä'.repeat(57)}…". Expected at most 250 bytes.`,
        'Redirect the start of the path with a wildcard, such as "/old/*", or remove the redirect.',
      ],
    ])
  })

  it('reports a redirect from another form of an address, unless it leads to the same one', () => {
    const { pages: planned, diagnostics } = plan(
      ['/old', '/start'],
      ['/old.html', '/sdk'],
      ['/old.mdx', '/start'],
      ['/old/', '/sdk'],
    )
    expect(planned).toEqual([{ path: 'old.html', href: '/docs/start.html' }])
    expect(diagnostics.map(({ code, message, suggestions }) => [code, message, ...suggestions])).toEqual([
      [
        'navigation/covered-redirect',
        'The redirect from "/old.html" has no effect, because the one from "/old" is for the same address.',
        'Remove one of the two.',
      ],
    ])
  })

  it('uses the first of two redirects with the same source', () => {
    expect(plan(['/old', '/start'], ['/old/', '/sdk']).pages).toEqual([{ path: 'old.html', href: '/docs/start.html' }])
  })
})

describe('listFolderPages', () => {
  it('redirects to the page of that name, to the destination of a redirect, or to the first page', () => {
    const { links } = plan(['/guides/deep', '/start'])
    expect(listFolderPages(pages, links, taken)).toEqual([
      { folder: 'guides', path: 'guides/index.html', href: '/docs/guides/first.html', permalink: '/guides/first' },
      { folder: 'guides/deep', path: 'guides/deep/index.html', href: '/docs/start.html' },
      { folder: 'sdk', path: 'sdk/index.html', href: '/docs/sdk.html', permalink: '/sdk' },
    ])
  })

  it('does not replace an existing file', () => {
    const { links } = plan()
    const listed = listFolderPages(pages, links, new Set(['guides/index.html']))
    expect(listed.map(({ path }) => path)).not.toContain('guides/index.html')
  })
})

describe('emitRedirects', () => {
  function emit(rules: readonly RedirectRule[], base: string, taken: readonly string[] = []): string | undefined {
    const output = createMemoryOutput()
    const layout = { renderNotFound: () => '', notFoundAssetUsage: {} } as unknown as Layout
    emitRedirects(
      {
        tree: { isListed: () => true } as unknown as PageTree,
        pages,
        staticFiles: taken,
        layout,
        addresses: createAddresses(base),
        entries: { rules, redirects: [] } as unknown as EntryPlan,
      },
      output,
    )
    return output.files.get('_redirects')?.toString()
  }

  it.each([
    [['/old', '/start'], '/docs/old /docs/start.html 301\n'],
    [['/old', '/start', false], '/docs/old /docs/start.html 302\n'],
    [['/a b', 'https://x.example/y'], '/docs/a%20b https://x.example/y 301\n'],
    [['/ä#b', '/start'], undefined],
    [['/ä', '/start'], '/docs/%C3%A4 /docs/start.html 301\n'],
    [['/v3/:slug*', '/:slug*'], '/docs/v3/* /docs/:splat 301\n'],
    [['/old/*', 'new/*'], '/docs/old/* /docs/new/:splat 301\n'],
    [['/old/article-*', '/new/article-*'], '/docs/old/article-* /docs/new/article-:splat 301\n'],
    [['/old/*', '/start'], '/docs/old/* /docs/start.html 301\n'],
    [['/u/:id/x', '/p/:id'], '/docs/u/:p1/x /docs/p/:p1 301\n'],
    [['/a/*/b', '/c/*'], undefined],
    [['/x/:slug*', 'https://x.example/:slug*'], '/docs/x/* https://x.example/:splat 301\n'],
  ] as [[string, string, boolean?], string | undefined][])('writes %j to _redirects', (redirect, expected) => {
    expect(emit(plan(redirect).rules, '/docs')).toBe(expected)
  })

  it('writes redirects without wildcards first, and never replaces a file of the site', () => {
    const { rules } = plan(['/old/*', '/start'], ['/old/a', '/sdk'])
    expect(emit(rules, '')).toBe('/old/a /docs/sdk.html 301\n/old/* /docs/start.html 301\n')
    expect(emit(rules, '', ['_redirects'])).toBeUndefined()
  })
})

describe('toHostFacts', () => {
  it('lists each path that hosts redirect, decoded, and folders that lead to a page', () => {
    const own = createAddresses('/döcs')
    const { rules } = plan(['/old', 'https://x.example/'], ['/v1/:slug*', '/:slug*'])
    const { redirects } = toHostFacts({ rules, redirects: [{ path: 'ä/index.html', href: '/x' }] }, pages, own)
    expect(redirects.map(({ source, destination }) => `${source} ${destination}`)).toEqual([
      '/döcs/old https://x.example/',
      '/döcs/old/ https://x.example/',
      '/döcs/old.html https://x.example/',
      '/döcs/ä /x',
      '/döcs/ä/ /x',
      '/döcs/v1/:slug* /d%C3%B6cs/:slug*',
    ])
  })
})
