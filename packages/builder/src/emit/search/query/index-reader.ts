import {
  type IndexEntry,
  type PageTitles,
  type PostingsShard,
  type Shard,
  type TitlesShard,
  toPostingsFile,
  toTitlesFile,
  VOCABULARY_FILE,
  type Vocabulary,
} from '../format/index-files.ts'
import { parseNumberText } from '../format/number-text.ts'
import { parseWordListText } from '../format/word-list.ts'
import { createNameTable, type NameTable } from './name-table.ts'
import { createWordFinder, type WordFinder } from './word-finder.ts'

/** Loads a file of the search by its path relative to the manifest. Rejects if it cannot be fetched. */
export type LoadFile = (path: string) => Promise<unknown>

/** What an invalid index has instead of a file. */
const NO_SHARD: Shard = [0, '']

/** A search index. The vocabulary is loaded at once, every other file on demand and only once. */
export interface IndexReader {
  /** Words, each with the number of its stem. */
  words: WordFinder
  /** The index of the page of each location. */
  pageOf: readonly number[]
  /** The index of the location that is the page itself, for each page. Its headings and fields follow. */
  firstOf: readonly number[]
  /** The index of a page's division in the manifest; undefined if it has none. */
  findDivision(page: number): number | undefined
  /** The method of an API page. */
  findMethod(page: number): string | undefined
  names: NameTable
  /** Pages to suggest before anything is typed. */
  suggested: readonly number[]
  /** The weight that the author gave a page. */
  findBoost(page: number): number
  /** The numbers of each stem (`PostingsShard`). */
  readPostings(stems: Iterable<number>): Promise<Map<number, readonly number[]>>
  readTitles(pages: Iterable<number>): Promise<Map<number, PageTitles>>
}

/**
 * Opens an index.
 * @param root The path of the site, with a slash at the end, for the relative addresses of portable sites
 * @throws if its vocabulary cannot be loaded
 */
export async function openIndex({ folder }: IndexEntry, load: LoadFile, root = '/'): Promise<IndexReader> {
  const files = new Map<string, Promise<unknown>>()
  const vocabulary = (await read(`${folder}/${VOCABULARY_FILE}`)) as Vocabulary
  const counts = parseNumberText(vocabulary.pages)
  const divisions = parseNumberText(vocabulary.divisions)
  const methods = parseNumberText(vocabulary.methodsOf)
  const boosts = new Map(vocabulary.boosts)
  const pageOf = counts.flatMap((count, page) => new Array<number>(count + 1).fill(page))
  let next = 0
  const firstOf = counts.map((count) => {
    next += count + 1
    return next - count - 1
  })

  /** A failed file is requested again the next time. */
  function read(path: string): Promise<unknown> {
    const known = files.get(path)
    if (known !== undefined) return known
    const file = load(path)
    files.set(path, file)
    file.catch(() => files.delete(path))
    return file
  }

  /** Reads items by number. */
  async function readItems<T>(numbers: Iterable<number>, shards: readonly Shard[], toName: (hash: string) => string) {
    const parts = new Map<Shard, number[]>()
    for (const number of new Set(numbers)) {
      const shard = shards.findLast(([first]) => first <= number) ?? NO_SHARD
      const part = parts.get(shard)
      if (part) part.push(number)
      else parts.set(shard, [number])
    }
    // `spearmint mcp` reads all pages of a site, so there is a promise for each file instead of each page.
    const entries = await Promise.all(
      [...parts].map(async ([[start, hash], part]) => {
        const items = (await read(toName(hash))) as readonly T[]
        return part.map((number) => [number, items[number - start] as T] as const)
      }),
    )
    return new Map(entries.flat())
  }

  return {
    words: createWordFinder(parseWordListText(vocabulary.words)),
    pageOf,
    firstOf,
    findDivision: (page) => (divisions[page] ? divisions[page] - 1 : undefined),
    findMethod: (page) => vocabulary.methods[(methods[page] ?? 0) - 1],
    names: createNameTable(vocabulary),
    suggested: vocabulary.suggested,
    findBoost: (page) => boosts.get(page) ?? 1,
    async readPostings(stems) {
      const texts = await readItems<PostingsShard[number]>(stems, vocabulary.postings, toPostingsFile)
      return new Map([...texts].map(([stem, text]) => [stem, parseNumberText(text)]))
    },
    async readTitles(pages) {
      const titles = await readItems<TitlesShard[number]>(pages, vocabulary.titles, toTitlesFile)
      return new Map([...titles].map(([page, [href, ...rest]]) => [page, [href.replace(/^\.\//, root), ...rest]]))
    },
  }
}
