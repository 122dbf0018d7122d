import { describe, expect, it } from 'vitest'
import { buildDocsSite } from './testing/build-docs-site.ts'

const PAGES = { a: '## One\n', 'de/a': '## Eins\n' }

/** Builds a site and lists its problems: code, line of `docs.json`, message and suggestions. */
async function listProblems(config: object, options: object = {}) {
  const { diagnostics } = await buildDocsSite({ config, pages: PAGES, ...options })
  return diagnostics.map(({ code, message, suggestions }) => [code, message, ...(suggestions ?? [])])
}

const toFooter = (...hrefs: string[]) => ({
  links: [{ header: 'H', items: hrefs.map((href) => ({ label: 'L', href })) }],
})

describe('a broken link of the configuration', () => {
  it('is reported for header, footer, logo and navigation', async () => {
    const { diagnostics } = await buildDocsSite({
      config: {
        navbar: { links: [{ label: 'L', href: '/n1' }], primary: { type: 'button', label: 'B', href: '/n2' } },
        footer: toFooter('/n3'),
        logo: { light: 'https://a.dev/l.svg', dark: 'https://a.dev/d.svg', href: '/n4' },
        navigation: {
          global: { anchors: [{ anchor: 'G', href: '/n5' }] },
          languages: [
            {
              language: 'en',
              tabs: [
                { tab: 'T', pages: ['a'] },
                { tab: 'U', href: '/n6' },
              ],
            },
            {
              language: 'de',
              pages: ['de/a'],
              navbar: { links: [{ label: 'L', href: '/n7' }], primary: { type: 'button', label: 'B', href: '/n8' } },
              footer: toFooter('/de/a', '/n9'),
            },
          ],
        },
      },
      pages: PAGES,
    })
    const broken = diagnostics.filter(({ code }) => code === 'page/broken-link')
    const numbers = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9']
    expect(broken.map(({ message }) => /n\d/.exec(message)?.[0]).toSorted()).toEqual(numbers)
    // Each at its own position.
    expect(new Set(broken.map(({ file, line, column }) => `${file}:${line}:${column}`)).size).toBe(9)
    expect(new Set(broken.map(({ file }) => file))).toEqual(new Set(['docs.json']))
  })

  it('suggests a page with a similar address', async () => {
    expect(await listProblems({ footer: toFooter('/de/b') })).toEqual([
      ['page/broken-link', 'Cannot find page or file "/de/b".', 'Did you mean "/de/a"?'],
    ])
  })

  it('is one to an anchor that its page lacks', async () => {
    expect(await listProblems({ footer: toFooter('/a#one', '/a#onne', '#any') })).toEqual([
      [
        'page/broken-anchor',
        '"/a#onne" leads to the start of "/a" because the page has no element with the ID "onne".',
        'Did you mean "#one"?',
      ],
    ])
  })

  it('is none that leads to a page, a redirect, a file, a generated file, a folder or another site', async () => {
    const footer = toFooter(
      '/a',
      '/de',
      '/old',
      '/x/y',
      '/spec.json',
      '/llms.txt',
      '/sitemap.xml',
      'mailto:a@b.dev',
      '/',
    )
    const redirects = [
      { source: '/old', destination: '/a' },
      { source: '/x/:id', destination: '/a' },
    ]
    for (const options of [{}, { options: { base: '' } }, { options: { base: '', relative: true } }]) {
      expect(await listProblems({ footer, redirects }, options)).toEqual([])
    }
  })

  it('is one with a misspelled scheme', async () => {
    expect(await listProblems({ footer: toFooter('htps://x.com', 'vscode:a') })).toEqual([
      [
        'page/malformed-link',
        'The scheme of the address "htps://x.com" is misspelled.',
        'Did you mean "https://x.com"?',
      ],
    ])
  })

  it('is none on a division that has pages, or that is hidden', async () => {
    const tabs = [
      { tab: 'A', href: '/nope', pages: ['a'] },
      { tab: 'B', href: '/nope', hidden: true },
    ]
    const problems = await listProblems({ navigation: { tabs } })
    expect(problems.filter(([code]) => code === 'page/broken-link')).toEqual([])
  })
})

describe('a link of a page to a generated file', () => {
  it('is not reported', async () => {
    const { codes } = await buildDocsSite({ pages: { a: '[a](/llms.txt) [b](/llms-full.txt) [c](/a/rss.xml)\n' } })
    expect(codes).toEqual([])
  })
})
