import type { SiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import type { Frontmatter, Page } from '../../core/index.ts'
import { createTestTree } from '../../site/navigation/testing/create-test-tree.ts'
import { listOutsideLinks } from './list-outside-links.ts'
import { isIndexed, selectModelPages } from './select-pages.ts'

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
  const config = { seo, metadata, metadataOfFolders }
  return pages.filter((page) => isIndexed(page, tree, config, toUrl)).map(({ path }) => path)
}

describe('isIndexed', () => {
  it('is false in folders that exclude search engines', () => {
    const folders = [{ folder: 'own', metadata: { robots: 'noindex' } }]
    expect(selectPaths({ indexHiddenPages: false }, {}, folders)).toEqual(['open'])
  })

  it('is true for pages in the navigation that are not excluded from search engines', () => {
    expect(selectPaths({ indexHiddenPages: false })).toEqual(['open', 'own'])
  })

  it('is true for hidden pages if configured', () => {
    expect(selectPaths({ indexHiddenPages: true })).toEqual(['open', 'hidden', 'own', 'stray'])
  })

  it('is false for all pages of a site that excludes search engines', () => {
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
