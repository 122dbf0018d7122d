import type { SiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import type { Division, Frontmatter, Page, PageTree } from '../../core/index.ts'
import { listLanguages } from './list-languages.ts'
import { listOutsideLinks } from './list-outside-links.ts'
import { selectIndexedPages, selectModelPages } from './select-pages.ts'

function createPage(path: string, frontmatter: Partial<Frontmatter> = {}): Page {
  const facts = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {}, ...frontmatter }
  return { file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter: facts }
}

const toUrl = ({ permalink }: Page): string => `https://a.example${permalink}.html`
const open = createPage('open')
const stray = createPage('stray')
const shut = [
  createPage('hidden', { hidden: true }),
  createPage('noindex', { noindex: true }),
  createPage('robots', { raw: { robots: 'NOINDEX, nofollow' } }),
  createPage('link', { url: 'https://b.example' }),
]
const moved = createPage('moved', { raw: { canonical: 'https://b.example/moved' } })
const own = createPage('own', { raw: { canonical: 'https://a.example/own.html' } })
const pages = [open, ...shut, moved, own, stray]

function selectPaths(seo: { indexHiddenPages: boolean }, metadata: Record<string, string> = {}): string[] {
  const tree = { isListed: (page: Page) => page !== stray }
  return selectIndexedPages(pages, tree, { seo, metadata }, toUrl).map(({ path }) => path)
}

describe('selectIndexedPages', () => {
  it('selects pages in the navigation that are not excluded from search engines', () => {
    expect(selectPaths({ indexHiddenPages: false })).toEqual(['open', 'own'])
  })

  it('selects hidden pages if configured', () => {
    expect(selectPaths({ indexHiddenPages: true })).toEqual(['open', 'hidden', 'own', 'stray'])
  })

  it('selects no page of a site that excludes search engines', () => {
    expect(selectPaths({ indexHiddenPages: true }, { robots: 'noindex' })).toEqual([])
  })
})

describe('selectModelPages', () => {
  it('selects the navigation of the default version, each page once', () => {
    const toDivision = (version: number, ...pages: Page[]): Division => ({ id: '', version, groups: [], pages })
    const divisions = [toDivision(1, open, ...shut), toDivision(1, moved, open), toDivision(0, own)]
    expect(selectModelPages({ divisions }).map(({ path }) => path)).toEqual(['open', 'moved'])
  })
})

describe('listLanguages', () => {
  const [english, chinese, alone] = [createPage('en/a'), createPage('cn/a'), createPage('en/b')]
  const versions = [
    { name: 'English', locale: 'en' },
    { name: 'Chinese', locale: 'cn' },
    { name: 'Elsewhere', locale: 'fr', href: 'https://fr.example' },
    { name: 'v1' },
  ]
  const tree: Pick<PageTree, 'versions' | 'findDivision' | 'findCounterpart'> = {
    versions,
    findDivision: (page) => ({ id: '', version: page === chinese ? 1 : 0, groups: [], pages: [] }),
    findCounterpart: (page, version) => (version === 1 ? chinese : page === chinese ? english : page),
  }

  it('lists a page and its translations', () => {
    const expected = [
      { tag: 'en', page: english },
      { tag: 'zh-CN', page: chinese },
    ]
    expect(listLanguages(english, tree)).toEqual(expected)
    expect(listLanguages(chinese, tree)).toEqual(expected)
  })

  it('does not list a page that only replaces a missing translation', () => {
    expect(listLanguages(alone, tree)).toEqual([])
  })

  it('lists nothing if versions are not languages', () => {
    expect(listLanguages(english, { ...tree, versions: [{ name: 'v2' }, { name: 'v1' }] })).toEqual([])
  })
})

describe('listOutsideLinks', () => {
  it('lists each address once, and none of the site itself', () => {
    const config = {
      anchors: [
        { name: 'Blog', url: 'https://blog.example' },
        { name: 'Here', url: 'here' },
      ],
      tabs: [{ name: 'Again', url: 'https://blog.example' }],
      topbarLinks: [{ url: 'https://sign.example/up' }],
      topbarCtaButton: { name: 'Mail', url: 'mailto:a@b.example' },
      footer: { links: [{ links: [{ label: 'Jobs', url: 'https://jobs.example' }] }], socials: [] },
      footerSocials: [{ platform: 'x', url: 'https://x.com/acme' }],
    } as unknown as SiteConfig
    expect(listOutsideLinks(config, (platform) => platform.toUpperCase())).toEqual([
      { name: 'Blog', url: 'https://blog.example' },
      { name: 'sign.example', url: 'https://sign.example/up' },
      { name: 'Jobs', url: 'https://jobs.example' },
      { name: 'X', url: 'https://x.com/acme' },
    ])
  })
})
