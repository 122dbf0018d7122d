import { describe, expect, it } from 'vitest'
import { createAddresses } from '../model/addresses.ts'
import type { Frontmatter, Page } from '../model/page.ts'
import type { Division, PageTree } from '../model/page-tree.ts'
import { buildSearchIndex } from './build-search-index.ts'
import type { SearchManifest, TitlesShard, Vocabulary } from './format/index-files.ts'
import { parseWordListText } from './format/word-list.ts'
import { isSearchable } from './is-searchable.ts'
import { loadStemmer } from './load-stemmer.ts'
import type { SearchContent } from './to-search-content.ts'
import { type SearchFacts, toSearchFacts } from './to-search-facts.ts'

function createPage(path: string, frontmatter: Partial<Frontmatter> = {}): Page {
  const defaults = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {} }
  return { file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter: { ...defaults, ...frontmatter } }
}

function createTree(divisions: readonly (readonly Page[])[], versions: PageTree['versions'] = []): PageTree {
  const all = divisions.map((pages, version) => ({ id: `${version}||`, version, groups: [], pages: [...pages] }))
  return {
    versions,
    tabs: [],
    anchors: [],
    divisions: all,
    findDivision: (page: Page) => all.find(({ pages }) => pages.includes(page)) ?? (all[0] as Division),
    isListed: (page: Page) => all.some(({ pages }) => pages.includes(page)),
  } as unknown as PageTree
}

const write = (content: Partial<SearchContent> = {}): SearchFacts =>
  toSearchFacts({ text: '', code: '', sections: [], ...content })

async function build(pages: readonly Page[], tree: PageTree, content = write()) {
  const facts = pages.map((page) => ({ page, content }))
  const options = { tree, addresses: createAddresses('/x'), indexHiddenPages: false, loadStemmer }
  const files = new Map((await buildSearchIndex(facts, options)).map(({ name, text }) => [name, text]))
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? 'null')
  const manifest = read('manifest.json') as SearchManifest
  const indexes = manifest.indexes.map(({ folder }) => ({
    vocabulary: read(`${folder}/words.json`) as Vocabulary,
    titles: read(`${folder}/titles-0.json`) as TitlesShard | null,
  }))
  return { files, manifest, indexes }
}

describe('isSearchable', () => {
  const listed = createPage('listed')
  it.each<[string, Page, boolean, boolean]>([
    ['a page of the navigation', listed, true, true],
    ['a page outside', createPage('stray'), false, true],
    ['hidden', createPage('a', { hidden: true }), false, true],
    ['noindex', createPage('b', { noindex: true }), false, false],
    ['searchable: false', createPage('c', { raw: { searchable: 'False' } }), false, false],
    ['an address', createPage('d', { url: 'https://example.com' }), false, false],
  ])('%s', (_name, page, expected, withHidden) => {
    const tree = createTree([page.path === 'stray' ? [] : [page]])
    expect([false, true].map((indexHiddenPages) => isSearchable(page, tree, { indexHiddenPages }))).toEqual([
      expected,
      withHidden,
    ])
  })
})

describe('buildSearchIndex', () => {
  it('makes an index of each version, and of shared pages in both', async () => {
    const [one, both, two] = [createPage('one'), createPage('both'), createPage('two')]
    const versions = [{ name: 'v1' }, { name: 'other', href: 'https://example.com' }, { name: 'v2' }]
    const { manifest, indexes } = await build([one, both, two], createTree([[one, both], [], [both, two]], versions))
    expect(manifest.indexes.map(({ name }) => name)).toEqual(['v1', 'v2'])
    expect(indexes.map(({ titles }) => titles?.map(([href]) => href))).toEqual([
      ['/x/one.html', '/x/both.html'],
      ['/x/both.html', '/x/two.html'],
    ])
  })

  it('gives the same bytes again, and another folder for other content', async () => {
    const page = createPage('page')
    const tree = createTree([[page]])
    const [first, same, other] = [
      await build([page], tree, write({ text: 'one' })),
      await build([page], tree, write({ text: 'one' })),
      await build([page], tree, write({ text: 'two' })),
    ]
    expect([...same.files]).toEqual([...first.files])
    expect(other.manifest.indexes[0]?.folder).not.toBe(first.manifest.indexes[0]?.folder)
  })

  it('knows the forms of a word in the language of the version', async () => {
    const page = createPage('page')
    const stems = async (locale: string): Promise<number> => {
      const content = write({ text: 'maisons maison' })
      const { indexes } = await build([page], createTree([[page]], [{ name: 'a', locale }]), content)
      return new Set(parseWordListText(indexes[0]?.vocabulary.words ?? '').map(([, stem]) => stem)).size
    }
    expect([await stems('fr'), await stems('cn')]).toEqual([2, 3])
  })

  it('leaves out ids that follow from their headings, and keeps boosts that are numbers', async () => {
    const sections = [
      { id: 'a-b', heading: 'A b', level: 2 },
      { id: 'c', heading: 'D', level: 3 },
    ]
    const pages = ['2', '0.5', '-1', 'much', undefined].map((boost, index) =>
      createPage(`p${index}`, { raw: { boost } }),
    )
    const { indexes } = await build(pages, createTree([pages]), write({ sections }))
    expect(indexes[0]?.titles?.[0]?.[2]).toEqual([
      [2, 'A b'],
      [3, 'D', 'c'],
    ])
    expect(indexes[0]?.vocabulary.boosts).toEqual([
      [0, 2],
      [1, 0.5],
    ])
  })

  it('makes an index of a site without pages', async () => {
    const { indexes } = await build([], createTree([]))
    expect(indexes[0]?.vocabulary.words).toBe('')
  })
})
