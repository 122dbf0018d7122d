import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAddresses, type Page } from '../../core/index.ts'
import { createLinkResolver } from './create-link-resolver.ts'

function page(path: string, url?: string): Page {
  const raw = {}
  const flags = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false }
  const permalink = `/${path.replace(/(?:^|\/)index$/, '')}`
  return { file: `${path}.mdx`, path, permalink, title: path, frontmatter: { ...flags, ...(url ? { url } : {}), raw } }
}

const resolver = createLinkResolver({
  pages: [
    page('introduction'),
    page('guides/first'),
    page('guides/deep/second'),
    page('sdk/index'),
    page('llms/v1.0'),
    page('blog', 'https://blog.example'),
  ],
  files: ['images/a b.png', 'guides/local.png', 'openapi.json'],
  redirects: [
    { source: '/old', destination: '/guides/first#start' },
    { source: '/older', destination: 'old' },
    { source: '/discord', destination: 'https://discord.example' },
    { source: '/home', destination: '/' },
    { source: '/loop', destination: '/loop' },
    { source: '/evil', destination: 'javascript:alert(1)' },
  ],
  addresses: createAddresses('/docs/'),
})

describe('resolveLink', () => {
  it.each([
    ['/introduction', '/docs/introduction.html'],
    ['/introduction/', '/docs/introduction.html'],
    ['/introduction.mdx#x', '/docs/introduction.html#x'],
    ['/introduction#footer', '/docs/introduction.html#footer-2'],
    ['introduction?a=1', '/docs/introduction.html?a=1'],
    ['./deep/second', '/docs/guides/deep/second.html'],
    ['../introduction', '/docs/introduction.html'],
    ['../../../introduction', '/docs/introduction.html'],
    ['guides/first', '/docs/guides/first.html'],
    ['second', '/docs/guides/second', 'broken'],
    ['/sdk', '/docs/sdk.html'],
    ['/sdk/index', '/docs/sdk.html'],
    ['/llms/v1.0', '/docs/llms/v1.0.html'],
    ['/guides', '/docs/guides/first.html'],
    ['/guides/deep/', '/docs/guides/deep/second.html'],
    ['/old', '/docs/guides/first.html#start'],
    ['/older', '/docs/guides/first.html#start'],
    ['/discord', 'https://discord.example'],
    ['/blog', 'https://blog.example'],
    ['/openapi.json', '/docs/openapi.json'],
    ['/', '/docs/'],
    ['#x', '#x'],
    ['', ''],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['//cdn.example/x', '//cdn.example/x'],
    ['cursor://open', 'cursor://open'],
    ['/nowhere', '/docs/nowhere', 'broken'],
    ['/Introduction', '/docs/Introduction', 'broken'],
    ['/loop', '/docs/loop', 'broken'],
    ['/100%', '/docs/100%25', 'broken'],
  ])('resolves %s to %s', (href, expected, type?: string) => {
    const link = resolver.resolveLink(href, 'guides/first.mdx')
    expect(link).toMatchObject({ href: expected })
    if (type === 'broken') expect(link.type).toBe('broken')
    else expect(link.type).not.toBe('broken')
  })

  it.each([
    ['./#x', { type: 'fragment', href: '#x', fragment: 'x' }],
    ['.#x', { type: 'fragment', href: '#x' }],
    ['?tab=a#x', { type: 'fragment', fragment: 'x' }],
    ['/introduction?a=1#x', { type: 'page', permalink: '/introduction', fragment: 'x' }],
    ['//guides/first#x', { type: 'page', permalink: '/guides/first', fragment: 'x' }],
    ['//guides/nowhere', { type: 'broken', path: '/guides/nowhere' }],
    ['//localhost/guides/first', { type: 'external' }],
    ['//fonts.example/guides/first', { type: 'external' }],
    ['www.fly.io', { type: 'broken', path: '/guides/www.fly.io' }],
    ['/old', { type: 'page', permalink: '/guides/first', fragment: 'start', redirect: '/guides/first#start' }],
    ['/older', { type: 'page', permalink: '/guides/first', redirect: 'old' }],
    ['/discord', { type: 'external', redirect: 'https://discord.example' }],
    ['/home', { type: 'page', permalink: '/introduction', redirect: '/' }],
  ])('describes the target of %s', (href, expected) => {
    expect(resolver.resolveLink(href, 'guides/first.mdx')).toMatchObject(expected)
  })

  it('reports no redirect if none is needed', () => {
    expect(resolver.resolveLink('/introduction', 'guides/first.mdx')).not.toHaveProperty('redirect')
  })

  it('tries the URL of the page as a folder last', () => {
    expect(resolver.resolveLink('second', 'guides/deep.mdx')).toMatchObject({ href: '/docs/guides/deep/second.html' })
  })

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'VBScript:x', 'data:text/html,x', '/evil'])(
    'refuses %j',
    (href) => {
      expect(resolver.resolveLink(href, 'a.mdx')).toEqual({ type: 'unsafe' })
    },
  )

  it('never returns an address that runs code', () => {
    const scheme = fc.constantFrom('javascript', 'JaVaScRiPt', 'vbscript', 'data')
    const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0001')
    fc.assert(
      fc.property(noise, scheme, noise, fc.string(), (before, name, between, rest) => {
        expect(resolver.resolveLink(`${before}${name}${between}:${rest}`, 'a.mdx').type).toBe('unsafe')
      }),
    )
  })
})

describe('resolveFile', () => {
  it.each([
    ['/images/a b.png', '/docs/images/a%20b.png'],
    ['/images/a%20b.png', '/docs/images/a%20b.png'],
    ['images/a b.png', '/docs/images/a%20b.png'],
    ['./local.png', '/docs/guides/local.png'],
    ['//images/a b.png', '/docs/images/a%20b.png'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ])('resolves %s to %s', (src, href) => {
    expect(resolver.resolveFile(src, 'guides/first.mdx')).toMatchObject({ href })
  })
})
