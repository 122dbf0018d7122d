import type { Page } from '../../core/index.ts'
import type { PageLocation } from './create-navigation-facts.ts'
import {
  COMMON_PART,
  IN_CODE,
  LOCATION_CODES,
  type Shard,
  TEXT_CODES,
  toPostingsFile,
  toTitlesFile,
  type Vocabulary,
} from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import { type StemmedWord, toWordListText } from './format/word-list.ts'
import { type IndexPart, type Runs, splitColumn } from './index-part.ts'
import { toNameTable } from './to-name-table.ts'
import { toShards } from './to-shards.ts'

/** A file of an index and its text. */
export interface IndexFile {
  name: string
  text: string
}

/** The files of an index. The other files have a hash of their content in their name. */
export interface IndexFiles {
  vocabulary: string
  files: IndexFile[]
}

/** The data of a page that can change without its content. */
export interface IndexedPage extends PageLocation {
  page: Page
  /** Factor from the navigation. */
  boost?: number | undefined
}

/** In a larger index, the texts that contain a common word are not listed. */
const MANY_PAGES = 100

/** Maximum number of suggested pages, and of those at the start of the navigation. */
const MAX_SUGGESTED = { all: 6, atStart: 3 }

/** A longer word that occurs only in the code of a single page is not indexed. */
const MAX_CODE_WORD_LENGTH = 20

/**
 * Converts the index of all pages to files: vocabulary, postings, titles (see `format/index-files.ts`).
 * @param pages the pages of the index, in order
 */
export function toIndexFiles(index: IndexPart, pages: readonly IndexedPage[]): IndexFiles {
  const postings = createPostings(index, pages.length)
  const { words, order } = numberStems(index, postings.isDispensable)
  const lists = toShards(
    order.map(({ stem, word }) => ({ key: word, text: postings.toText(stem) })),
    { toName: toPostingsFile, toContent: (items) => JSON.stringify(items) },
  )
  const titles = toShards(
    index.titles.map((text, at) => ({ key: pages[at]?.page.permalink ?? '', text })),
    { toName: toTitlesFile, toContent: (items) => `[${items.join(',')}]` },
  )
  const methods = [...new Set(pages.flatMap(({ page }) => findMethod(page) ?? []))]
  const vocabulary: Vocabulary = {
    words: toWordListText(words),
    postings: lists.map(toShard),
    titles: titles.map(toShard),
    pages: toNumberText(index.sections),
    divisions: toPositions(pages.map(({ division }) => division)),
    ...toNameTable(pages.map(({ trail }) => trail)),
    methods,
    methodsOf: toPositions(pages.map(({ page }) => toPosition(methods, findMethod(page)))),
    suggested: listSuggested(pages),
    boosts: pages.flatMap(({ page, boost: ofGroup }, index) => {
      const boost = toBoost(page, ofGroup)
      return boost === 1 ? [] : [[index, boost] as const]
    }),
  }
  return {
    vocabulary: JSON.stringify(vocabulary),
    files: [...lists, ...titles].map(({ name, text }) => ({ name, text })),
  }
}

function toShard({ first, hash }: { first: number; hash: string }): Shard {
  return [first, hash]
}

/** Reads the postings of the stems of an index by their number. */
function createPostings({ holders, locations, pages }: IndexPart, pageCount: number) {
  const rest = {
    locations: splitColumn(locations.rest, holders.length),
    pages: splitColumn(pages.rest, holders.length),
  }
  const toRunText = (runs: Runs, rests: readonly string[], stem: number, codes: number): string =>
    runs.count[stem] === 0
      ? ''
      : toNumberText([(runs.first[stem] as number) * codes + (runs.code[stem] as number)]) + rests[stem]
  return {
    /** The postings of a stem, in the encoding of `PostingsShard`. */
    toText(stem: number): string {
      const held = holders[stem] as number
      const isCommon = pageCount > MANY_PAGES && held > pageCount * COMMON_PART
      const head = toNumberText([held, locations.count[stem] as number])
      const named = toRunText(locations, rest.locations, stem, LOCATION_CODES)
      return head + named + (isCommon ? '' : toRunText(pages, rest.pages, stem, TEXT_CODES))
    },
    /** Whether nobody would search for a word: it occurs only in the code of a single page, and is long or has digits. */
    isDispensable(word: string, stem: number): boolean {
      if (locations.count[stem] !== 0 || pages.count[stem] !== 1 || pages.code[stem] !== IN_CODE) return false
      return word.length >= MAX_CODE_WORD_LENGTH || /\d/.test(word)
    },
  }
}

/**
 * The sorted words, with stems numbered by their first appearance. `order` contains the old number of each new one, and the
 * first word with the stem. Dispensable words are left out.
 */
function numberStems(
  { words, stemOf }: IndexPart,
  isDispensable: (word: string, stem: number) => boolean,
): { words: StemmedWord[]; order: { stem: number; word: string }[] } {
  const numbers = new Map<number, number>()
  const order: { stem: number; word: string }[] = []
  const sorted = splitColumn(words, stemOf.length)
    .map((word, at) => [word, stemOf[at] as number] as const)
    .filter(([word, stem]) => !isDispensable(word, stem))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const numbered = sorted.map(([word, old]): StemmedWord => {
    const number = numbers.get(old) ?? order.push({ stem: old, word }) - 1
    numbers.set(old, number)
    return [word, number]
  })
  return { words: numbered, order }
}

/** The method that the navigation shows beside a page. */
function findMethod({ endpoint, frontmatter }: Page): string | undefined {
  return frontmatter.hideApiMarker ? undefined : endpoint?.method
}

function toPosition(items: readonly string[], item: string | undefined): number | undefined {
  return item === undefined ? undefined : items.indexOf(item)
}

/** Encodes a position, or none, for each page. */
function toPositions(positions: readonly (number | undefined)[]): string {
  const numbers = positions.map((position) => (position === undefined ? 0 : position + 1))
  return numbers.some((number) => number > 0) ? toNumberText(numbers) : ''
}

/** Lists the pages to suggest: where visitors start to read, and where each of the other divisions starts. */
function listSuggested(pages: readonly IndexedPage[]): number[] {
  const starts = new Map<number | undefined, number>()
  for (const [index, { division }] of pages.entries()) if (!starts.has(division)) starts.set(division, index)
  const first = [...pages.keys()].slice(0, MAX_SUGGESTED.atStart)
  return [...new Set([...first, ...starts.values()])].slice(0, MAX_SUGGESTED.all)
}

/** `boost` of the frontmatter or else of the group, a number above 0. Anything else is 1. */
function toBoost({ frontmatter }: Page, ofGroup = 1): number {
  const boost = Number(frontmatter.raw.boost ?? ofGroup)
  return Number.isFinite(boost) && boost > 0 ? Math.min(boost, 100) : 1
}
