import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Cache,
  createAddresses,
  type Division,
  type Frontmatter,
  type Page,
  type PageTree,
} from '../../core/index.ts'
import { createTestTree } from '../../site/navigation/testing/create-test-tree.ts'
import { createSearchIndex, isSearchable } from './create-search-index.ts'
import type { SearchManifest, TitlesShard, Vocabulary } from './format/index-files.ts'
import { parseWordListText } from './format/word-list.ts'
import { buildIndexPart } from './index-part.ts'
import { joinParts } from './join-parts.ts'
import { loadStemmer } from './load-stemmer.ts'
import { PostingsBuilder } from './postings.ts'
import { toIndexFiles } from './to-index-files.ts'
import type { SearchContent } from './to-search-content.ts'
import { type SearchFacts, toSearchFacts } from './to-search-facts.ts'

function createPage(path: string, frontmatter: Partial<Frontmatter> = {}): Page {
  const defaults = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {} }
  return { file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter: { ...defaults, ...frontmatter } }
}

type TestVersion = Pick<Division, 'name' | 'locale' | 'href'>

/** A site with the given pages, by version. */
function createTree(pages: readonly Page[][], versions: readonly TestVersion[] = []): PageTree {
  if (versions.length === 0) return createTestTree({ pages: pages.flat() })
  return createTestTree({
    divisions: versions.map(({ name, ...version }, index) => ({
      version: name,
      isDefault: index === 0,
      ...version,
      ...(version.href === undefined && { pages: pages[index] ?? [] }),
    })),
  })
}

const write = (content: Partial<SearchContent> = {}): SearchFacts =>
  toSearchFacts({ text: '', code: '', sections: [], ...content })

async function build(pages: readonly Page[], tree: PageTree, content = write()) {
  const index = createSearchIndex({
    tree,
    addresses: createAddresses('/x'),
    indexHiddenPages: false,
    loadStemmer,
    readContent: async () => content,
  })
  for (const page of pages) await index.add({ page, key: page.path })
  await index.finish()
  const files = new Map((await index.toFiles()).map(({ name, text }) => [name, text]))
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? 'null')
  const manifest = read('manifest.json') as SearchManifest
  const indexes = manifest.indexes.map(({ folder }) => {
    const vocabulary = read(`${folder}/words.json`) as Vocabulary
    const titles = read(`titles-${vocabulary.titles[0]?.[1]}.json`) as TitlesShard | null
    return { vocabulary, titles }
  })
  return { files, manifest, indexes }
}

describe('isSearchable', () => {
  const listed = createPage('listed')
  it.each<[string, Page, boolean, boolean]>([
    ['a page in the navigation', listed, true, true],
    ['a page outside the navigation', createPage('stray'), false, true],
    ['hidden', createPage('a', { hidden: true }), false, true],
    ['noindex', createPage('b', { noindex: true }), false, false],
    ['searchable: false', createPage('c', { raw: { searchable: 'False' } }), false, false],
    ['an address', createPage('d', { url: 'https://example.com' }), false, false],
  ])('depends on the page: %s', (_name, page, expected, withHidden) => {
    const tree = createTree([page.path === 'stray' ? [] : [page]])
    expect([false, true].map((indexHiddenPages) => isSearchable(page, tree, { indexHiddenPages }))).toEqual([
      expected,
      withHidden,
    ])
  })
})

describe('createSearchIndex', () => {
  it('writes the index of identical versions once', async () => {
    const page = createPage('both')
    const index = createSearchIndex({
      tree: createTree([[page], [page]], [{ name: 'v1' }, { name: 'v2' }]),
      addresses: createAddresses(''),
      indexHiddenPages: false,
      loadStemmer,
      readContent: async () => write(),
    })
    await index.add({ page, key: 'both' })
    await index.finish()
    const names = (await index.toFiles()).map(({ name }) => name)
    expect(names).toHaveLength(4)
    expect(new Set(names).size).toBe(names.length)
  })

  it('builds an index for each version, with shared pages in both', async () => {
    const [one, both, two] = [createPage('one'), createPage('both'), createPage('two')]
    const versions = [{ name: 'v1' }, { name: 'other', href: 'https://example.com' }, { name: 'v2' }]
    const { manifest, indexes } = await build([one, both, two], createTree([[one, both], [], [both, two]], versions))
    expect(manifest.indexes.map(({ name }) => name)).toEqual(['v1', 'v2'])
    expect(indexes.map(({ titles }) => titles?.map(([href]) => href))).toEqual([
      ['/x/one.html', '/x/both.html'],
      ['/x/both.html', '/x/two.html'],
    ])
  })

  it('generates the same bytes again, and another folder for other content', async () => {
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

  it('finds the forms of a word in the language of the version', async () => {
    const page = createPage('page')
    const stems = async (locale: string): Promise<number> => {
      const content = write({ text: 'maisons maison' })
      const { indexes } = await build([page], createTree([[page]], [{ name: 'a', locale }]), content)
      return new Set(parseWordListText(indexes[0]?.vocabulary.words ?? '').map(([, stem]) => stem)).size
    }
    expect([await stems('fr'), await stems('cn')]).toEqual([2, 3])
  })

  it('leaves out IDs that can be derived from headings, and boosts that are not numbers', async () => {
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

  it('builds an index of a site without pages', async () => {
    const { indexes } = await build([], createTree([]))
    expect(indexes[0]?.vocabulary.words).toBe('')
  })
})

describe('parts of an index', () => {
  const words = ['deploy', 'deployed', 'docs', 'maison', 'a1b2', 'averyverylongidentifier', 'die', 'Über']
  const text = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((list) => list.join(' '))
  const anyPage = fc.record({
    page: fc.nat({ max: 400 }).map((number) => createPage(`p${number}`)),
    content: fc
      .record({ text, code: text, headings: fc.array(text, { maxLength: 3 }) })
      .map(({ headings, ...rest }) =>
        write({ ...rest, sections: headings.map((heading, level) => ({ id: `${level}`, heading, level: level + 2 })) }),
      ),
  })

  it('result in the same files, no matter how pages are divided', () => {
    const stem = (word: string) => word.slice(0, 5)
    const addresses = createAddresses('')
    fc.assert(
      fc.property(
        fc.array(anyPage, { maxLength: 12 }),
        fc.array(fc.nat({ max: 12 }), { maxLength: 4 }),
        (pages, ends) => {
          const join = (starts: readonly number[]) => {
            const bounds = [0, ...starts, pages.length]
            const parts = bounds
              .slice(1)
              .map((end, index) =>
                buildIndexPart(pages.slice(bounds[index], end), { postings: new PostingsBuilder(stem), addresses }),
              )
            const plain = JSON.parse(JSON.stringify(parts)) as typeof parts
            const located = pages.map(({ page }) => ({ page, division: undefined, trail: [] }))
            return toIndexFiles(joinParts([joinParts(plain.slice(0, 2)), joinParts(plain.slice(2))]), located)
          }
          const starts = ends.map((end) => Math.min(end, pages.length)).sort((one, other) => one - other)
          expect(join(starts)).toEqual(join([]))
        },
      ),
    )
  })
})

describe('createSearchIndex with a cache', () => {
  const pages = Array.from({ length: 200 }, (_, number) => createPage(`page-${number}`))
  const tree = createTree([pages])

  /** Builds the index and returns which pages were read. The page with the number `changed` has other words. */
  async function buildWith(cache: Cache | undefined, changed?: number, list = pages) {
    const read: string[] = []
    const readContent = async (page: Page) => {
      read.push(page.path)
      return write({ text: page.path === `page-${changed}` ? 'another' : `word-${page.path}` })
    }
    const addresses = createAddresses('')
    const index = createSearchIndex({ tree, addresses, indexHiddenPages: true, loadStemmer, readContent, cache })
    for (const page of list) await index.add({ page, key: page.path === `page-${changed}` ? 'changed' : page.path })
    const key = await index.finish()
    return { key, read, files: await index.toFiles() }
  }

  it('reads only the pages in the part of a changed page, and generates the same files', async () => {
    const cache = createTestCache()
    expect((await buildWith(cache)).read).toHaveLength(200)
    expect((await buildWith(cache)).read).toEqual([])
    const changed = await buildWith(cache, 77)
    expect(changed.read).toContain('page-77')
    expect(changed.read.length).toBeLessThan(100)
    expect(changed.files).toEqual((await buildWith(undefined, 77)).files)
    expect(changed.key).not.toBe((await buildWith(cache)).key)
  })

  it('does not build the other parts again after a page is removed', async () => {
    const cache = createTestCache()
    await buildWith(cache)
    const rest = pages.filter((_, number) => number !== 77)
    const less = await buildWith(cache, undefined, rest)
    expect(less.read.length).toBeLessThan(100)
    expect(less.files).toEqual((await buildWith(undefined, undefined, rest)).files)
  })

  it('builds a part again that cannot be read', async () => {
    const cache = createTestCache()
    const { files } = await buildWith(cache)
    const lost = new Set<string>()
    // Every part is unreadable until it is built again.
    const damaged: Cache = {
      ...cache,
      find: (key) => (lost.has(key) ? cache.find(key) : undefined),
      set(key, value) {
        lost.add(key)
        cache.set(key, value)
      },
    }
    const rebuilt = await buildWith(damaged)
    expect(rebuilt.files).toEqual(files)
    expect(rebuilt.read).toHaveLength(200)
    expect((await buildWith(damaged)).read).toEqual([])
  })
})

function createTestCache(): Cache {
  const stored = new Map<string, string>()
  return {
    find: (key) => (stored.has(key) ? (JSON.parse(stored.get(key) ?? '') as unknown) : undefined),
    set: (key, value) => void stored.set(key, JSON.stringify(value)),
    retain: (key) => stored.has(key),
  }
}
