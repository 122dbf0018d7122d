/** Where the manifest of the search stands, below the folder of Spearmint's own files. */
export const SEARCH_FOLDER = 'search'
export const MANIFEST_FILE = 'manifest.json'
export const VOCABULARY_FILE = 'words.json'

/** Name of a file with the postings of neighbouring stems. */
export function toPostingsFile(index: number): string {
  return `postings-${index}.json`
}

/** Name of a file with the titles of neighbouring pages. */
export function toTitlesFile(index: number): string {
  return `titles-${index}.json`
}

/** `manifest.json`: the indexes of a site, one for each version. The only file whose name says nothing of its content. */
export interface SearchManifest {
  indexes: readonly IndexEntry[]
  /** Names of the tabs of the site. */
  tabs: readonly string[]
}

export interface IndexEntry {
  /** Name of the version; empty when the site has none. */
  name: string
  /** Folder beside the manifest. Its name is a hash of all that is in it, so hosts and browsers may keep it for ever. */
  folder: string
}

/** `words.json`: all that a reader needs of an index before the first letter is typed. */
export interface Vocabulary {
  /** As `word-list.ts` writes them. */
  words: string
  /** First stem of each file of postings. */
  postings: readonly number[]
  /** First page of each file of titles. */
  titles: readonly number[]
  /** How many headings and fields each page has, in order, as `number-text.ts` writes them. */
  pages: string
  /** Position in {@link SearchManifest.tabs} plus 1 (0: none) of each page in order; empty when the site has no tabs. */
  tabs: string
  /** Page and factor of the pages that authors rank higher or lower. */
  boosts: readonly (readonly [page: number, factor: number])[]
}

/**
 * `postings-N.json`: of each stem as `number-text.ts` writes them: how many pages hold it, how many places have it in their
 * names, then `distance × PLACE_CODES + code` of each of these places, then `distance × TEXT_CODES + code` of each
 * other page that has it in its text. The distance is counted from the place or page before.
 *
 * A place is what has an address: a page, and each of its headings and fields. Where in a text a word stands is not in
 * the index; the Markdown of the page says it.
 */
export type PostingsShard = readonly string[]

/** `titles-N.json`: pages with their sections. */
export type TitlesShard = readonly PageTitles[]

export type PageTitles = readonly [
  /** Address of the page as it stands in links. */
  href: string,
  title: string,
  /** Its headings and fields. Without an id, it follows from the heading. */
  places: readonly (readonly [level: number, heading: string, id?: string])[],
]

/** The level of a field: it stands below the headings of all levels. */
export const FIELD_LEVEL = 7

/** What a place is called, the weightiest last: `keywords` and `title` of a page, a heading, the name of a field. */
export const NAMES = ['keywords', 'field', 'heading', 'title'] as const
export type PlaceName = (typeof NAMES)[number]

/** A word that more than this part of the pages hold says nothing about a page, whether it holds it or not. */
export const COMMON_PART = 0.3

/** How strongly, from 0 on: how much of the name the word is; how often it stands in a text. */
export const STRENGTHS = 3

/** Code of a word in a name: position of the name × STRENGTHS + strength. */
export const PLACE_CODES = NAMES.length * STRENGTHS

/** Code of a word that only the code of a page holds; then come the strengths of those in its text. */
export const IN_CODE = 0
export const TEXT_CODES = STRENGTHS + 1
