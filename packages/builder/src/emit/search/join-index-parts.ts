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
import type { IndexPart, PartStem, Run } from './index-part.ts'
import { toNameTable } from './to-name-table.ts'
import { toShards } from './to-shards.ts'

/** A file of an index and its text. */
export interface IndexFile {
  name: string
  text: string
}

/** The files of an index. The other files have a hash of their content in their name. */
export interface JoinedIndex {
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

/** Postings of a stem, joined so far. */
interface JoinedStem {
  holders: number
  locations: JoinedRun
  pages: JoinedRun
}

interface JoinedRun {
  /** The number of postings. */
  count: number
  /** The code of the first. */
  code: number
  /** The number of the last. */
  last: number
  text: string
}

/**
 * Joins parts to the files of an index: vocabulary, postings, titles (see `format/index-files.ts`). The same pages result
 * in the same files, no matter how they are divided into parts.
 * @param pages the pages of all parts, in order
 */
export function joinIndexParts(parts: readonly IndexPart[], pages: readonly IndexedPage[]): JoinedIndex {
  const { words, stems } = joinStems(parts)
  const numbered = numberStems(words, stems)
  const toText = (stem: number): string => toPostingsText(stems[stem] as JoinedStem, pages.length)
  const lists = toShards(
    numbered.order.map(({ stem, word }) => ({ key: word, text: toText(stem) })),
    { toName: toPostingsFile, toContent: (items) => JSON.stringify(items) },
  )
  const titles = toShards(
    parts.flatMap((part) => part.titles).map((text, index) => ({ key: pages[index]?.page.permalink ?? '', text })),
    { toName: toTitlesFile, toContent: (items) => `[${items.join(',')}]` },
  )
  const methods = [...new Set(pages.flatMap(({ page }) => findMethod(page) ?? []))]
  const vocabulary: Vocabulary = {
    words: toWordListText(numbered.words),
    postings: lists.map(toShard),
    titles: titles.map(toShard),
    pages: toNumberText(parts.flatMap((part) => part.sections)),
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

/** Word → number of its stem, and the stems by number, in the order of the parts. */
function joinStems(parts: readonly IndexPart[]): { words: Map<string, number>; stems: JoinedStem[] } {
  const words = new Map<string, number>()
  const numbers = new Map<string, number>()
  const stems: JoinedStem[] = []
  let locationCount = 0
  let pageCount = 0
  // Tuples are read by index: destructuring would create an iterator for each stem of each part.
  for (const part of parts) {
    const joined: number[] = []
    for (const partStem of part.stems) {
      const known = numbers.get(partStem[0])
      const number = known ?? stems.push({ holders: 0, locations: createRun(), pages: createRun() }) - 1
      if (known === undefined) numbers.set(partStem[0], number)
      joinStem(stems[number] as JoinedStem, partStem, locationCount, pageCount)
      joined.push(number)
    }
    for (let at = 0; at < part.words.length; at++) {
      words.set(part.words[at] as string, joined[part.stemOf[at] as number] as number)
    }
    pageCount += part.sections.length
    locationCount += part.sections.reduce((sum, count) => sum + 1 + count, 0)
  }
  return { words, stems }
}

function createRun(): JoinedRun {
  return { count: 0, code: 0, last: 0, text: '' }
}

function joinStem(stem: JoinedStem, part: PartStem, locationCount: number, pageCount: number): void {
  stem.holders += part[1]
  if (part[2] !== null) joinRun(stem.locations, part[2], locationCount, LOCATION_CODES)
  if (part[3] !== null) joinRun(stem.pages, part[3], pageCount, TEXT_CODES)
}

function joinRun(joined: JoinedRun, run: Run, offset: number, codes: number): void {
  if (joined.count === 0) joined.code = run[1]
  joined.text += toNumberText([(offset + run[0] - joined.last) * codes + run[1]]) + run[4]
  joined.last = offset + run[2]
  joined.count += run[3]
}

/** The postings of a stem, in the encoding of `PostingsShard`. */
function toPostingsText({ holders, locations, pages }: JoinedStem, pageCount: number): string {
  const isCommon = pageCount > MANY_PAGES && holders > pageCount * COMMON_PART
  return toNumberText([holders, locations.count]) + locations.text + (isCommon ? '' : pages.text)
}

/** Whether nobody would search for a word: it occurs only in the code of a single page, and is long or has digits. */
function isDispensable(word: string, { locations, pages }: JoinedStem): boolean {
  if (locations.count > 0 || pages.count !== 1 || pages.code !== IN_CODE) return false
  return word.length >= MAX_CODE_WORD_LENGTH || /\d/.test(word)
}

/**
 * The sorted words, with stems numbered by their first appearance. `order` contains the old number of each new one, and the
 * first word with the stem. Dispensable words are left out.
 */
function numberStems(
  words: ReadonlyMap<string, number>,
  stems: readonly JoinedStem[],
): { words: StemmedWord[]; order: { stem: number; word: string }[] } {
  const numbers = new Map<number, number>()
  const order: { stem: number; word: string }[] = []
  const sorted = [...words]
    .filter(([word, stem]) => !isDispensable(word, stems[stem] as JoinedStem))
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
