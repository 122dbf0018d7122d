import { createWordsSearch } from '@spearmint/config/words'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { createAddresses, type Page, type SidebarGroup, type SidebarItem } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { listDirectories, renderDirectory } from './directory.tsx'

function createPage(path: string, description?: string): Page {
  const frontmatter = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {} }
  return {
    file: `${path}.mdx`,
    path,
    permalink: `/${path}`,
    title: path,
    frontmatter: description === undefined ? frontmatter : { ...frontmatter, description },
  }
}

function createGroup(title: string, items: (Page | SidebarGroup)[], own: Partial<SidebarGroup> = {}): SidebarGroup {
  const toItem = (item: Page | SidebarGroup): SidebarItem => ('items' in item ? item : { type: 'page', page: item })
  return { type: 'group', title, items: items.map(toItem), ...own }
}

const site = {
  addresses: createAddresses(''),
  icons: { resolve: () => ({ svg: h('svg') }) },
  words: createWordsSearch({})(),
} as unknown as Site

const [root, first, second, third] = [
  createPage('root'),
  createPage('first', 'What comes first.'),
  createPage('second'),
  createPage('third'),
]

describe('listDirectories', () => {
  it('finds groups at any depth that have a page, a style and content', () => {
    const nested = createGroup('Nested', [second], { root: first, directory: 'card' })
    const outer = createGroup('Outer', [nested], { root, directory: 'accordion' })
    const others = [createGroup('Empty', [], { root: third, directory: 'card' }), createGroup('No style', [second])]
    expect([...listDirectories([outer, ...others])]).toEqual([
      [root, { group: outer, style: 'accordion' }],
      [first, { group: nested, style: 'card' }],
    ])
  })
})

describe('renderDirectory', () => {
  it('shows pages and groups as cards, each group with its own page or its first one', () => {
    const nested = createGroup('Nested', [third], { tag: 'New', icon: 'star' })
    const rooted = createGroup('Rooted', [third], { root: first })
    const html = toHtml(
      renderDirectory(site, { group: createGroup('Outer', [second, nested, rooted]), style: 'card' }) as never,
    )
    expect(html).toMatch(/^<nav class="directory" aria-label="Pages in Outer">/)
    expect(
      [...html.matchAll(/<a class="card" href="(.*?)">(.*?)<\/a>/g)].map(([, href, card = '']) => [
        href,
        card.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|'),
      ]),
    ).toEqual([
      ['/second.html', '|second|'],
      ['/third.html', '|Nested |New|'],
      ['/first.html', '|Rooted|What comes first.|'],
    ])
  })

  it('opens groups as accordions, and links to pages beside them', () => {
    const nested = createGroup('Nested', [first, createGroup('Deeper', [third])])
    const html = toHtml(
      renderDirectory(site, { group: createGroup('Outer', [second, nested]), style: 'accordion' }) as never,
    )
    expect(html).toContain('<div><a href="/second.html">second</a></div>')
    const [, inside = ''] = /<details class="disclosure accordion">(.*)<\/details>/.exec(html) ?? []
    expect(inside).toContain('Nested')
    expect([...inside.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual(['/first.html', '/third.html'])
    expect(inside).toContain('What comes first.')
  })
})
