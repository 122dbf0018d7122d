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
  /** Sections of each page in order, as `number-text.ts` writes them. */
  pages: string
  /** Position in {@link SearchManifest.tabs} plus 1 (0: none) of each page in order; empty when the site has no tabs. */
  tabs: string
  /** Page and factor of the pages that authors rank higher or lower. */
  boosts: readonly (readonly [page: number, factor: number])[]
}

/**
 * `postings-N.json`: of each stem, how many sections hold it, then for each section that it is found by
 * `distance × CODES + code`, all as `number-text.ts` writes them. The distance is counted from the section before.
 */
export type PostingsShard = readonly string[]

/** `titles-N.json`: pages with their sections. */
export type TitlesShard = readonly PageTitles[]

export type PageTitles = readonly [
  /** Address of the page as it stands in links. */
  href: string,
  title: string,
  /** The first, without heading, is what stands above all headings; it is not listed. */
  headings: readonly (readonly [level: number, heading: string, id?: string])[],
]

/** Where in a section a word stands, the weightiest last. */
export const FIELDS = ['code', 'text', 'keywords', 'heading', 'title'] as const
export type Field = (typeof FIELDS)[number]

/** How strongly, from 0 on: how often in text and code; how much of it in a heading or title. */
export const STRENGTHS = 3

/** Code of a posting: position of the field × STRENGTHS + strength. */
export const CODES = FIELDS.length * STRENGTHS
