import type { SiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import type { Frontmatter, Page } from '../../core/index.ts'
import { createTestTree } from '../../site/navigation/testing/create-test-tree.ts'
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

function selectPaths(
  seo: { indexHiddenPages: boolean },
  metadata: Record<string, string> = {},
  metadataOfFolders: SiteConfig['metadataOfFolders'] = [],
): string[] {
  const tree = { isFindable: (page: Page) => page !== stray }
  return selectIndexedPages(pages, tree, { seo, metadata, metadataOfFolders }, toUrl).map(({ path }) => path)
}

describe('selectIndexedPages', () => {
  it('leaves out folders that exclude search engines', () => {
    const folders = [{ folder: 'own', metadata: { robots: 'noindex' } }]
    expect(selectPaths({ indexHiddenPages: false }, {}, folders)).toEqual(['open'])
  })

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
    const tabs = [
      { tab: 'A', pages: [open, ...shut] },
      { tab: 'B', pages: [moved, open] },
    ]
    const tree = createTestTree({
      divisions: [
        { version: 'v2', isDefault: true, divisions: tabs },
        { version: 'v1', pages: [own] },
      ],
    })
    expect(selectModelPages(tree).map(({ path }) => path)).toEqual(['open', 'moved'])
  })
})

describe('listLanguages', () => {
  const [english, chinese, alone] = [createPage('en/a'), createPage('cn/a'), createPage('en/b')]
  const tree = createTestTree({
    divisions: [
      { version: 'English', locale: 'en', pages: [english, alone] },
      { version: 'Chinese', locale: 'cn', pages: [chinese] },
      { version: 'Elsewhere', locale: 'fr', href: 'https://fr.example' },
      { version: 'v1' },
    ],
  })

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
    const versions = [
      { version: 'v2', pages: [english] },
      { version: 'v1', pages: [chinese] },
    ]
    expect(listLanguages(english, createTestTree({ divisions: versions }))).toEqual([])
  })
})

describe('listOutsideLinks', () => {
  it('lists each address once, and none of the site itself', () => {
    const config = {
      topbarLinks: [{ url: 'https://sign.example/up' }],
      topbarCtaButton: { name: 'Mail', url: 'mailto:a@b.example' },
      footer: { links: [{ links: [{ label: 'Jobs', url: 'https://jobs.example' }] }], socials: [] },
      footerSocials: [{ platform: 'x', url: 'https://x.com/acme' }],
    } as unknown as SiteConfig
    const { root } = createTestTree({
      divisions: [
        { tab: 'Again', href: 'https://blog.example' },
        { version: 'v0', href: 'https://v0.example' },
        { anchor: 'Blog', href: 'https://blog.example' },
        { anchor: 'Here', pages: [] },
      ],
    })
    expect(listOutsideLinks(config, root, (platform) => platform.toUpperCase())).toEqual([
      { name: 'Blog', url: 'https://blog.example' },
      { name: 'sign.example', url: 'https://sign.example/up' },
      { name: 'Jobs', url: 'https://jobs.example' },
      { name: 'X', url: 'https://x.com/acme' },
    ])
  })
})
