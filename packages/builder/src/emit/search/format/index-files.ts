/** The folder of the search manifest, in the folder of Spearmint's own files. */
export const SEARCH_FOLDER = 'search'
export const MANIFEST_FILE = 'manifest.json'
export const VOCABULARY_FILE = 'words.json'

/** The name of a file with the postings of neighboring stems. It contains a hash of the content. */
export function toPostingsFile(hash: string): string {
  return `postings-${hash}.json`
}

/** The name of a file with the titles of neighboring pages. It contains a hash of the content. */
export function toTitlesFile(hash: string): string {
  return `titles-${hash}.json`
}

/** `manifest.json`: the indexes of a site, one for each version. The only file whose name doesn't depend on its content. */
export interface SearchManifest {
  indexes: readonly IndexEntry[]
  /** Names of the divisions that visitors can limit a search to. */
  divisions: readonly string[]
}

export interface IndexEntry {
  /** Name of the version. Empty for a site without versions. */
  name: string
  /**
   * Folder of {@link VOCABULARY_FILE}, next to the manifest. Its name is a hash of the content, so hosts and browsers can
   * cache it forever. All other files are next to the manifest, because indexes may share them.
   */
  folder: string
}

/** A file with neighboring items: the number of its first item, and the hash in its name. */
export type Shard = readonly [first: number, hash: string]

/** `words.json`: the part of an index that is needed before the first letter is typed. */
export interface Vocabulary {
  /** In the encoding of `word-list.ts`. */
  words: string
  /** The files of postings, and the first stem of each. */
  postings: readonly Shard[]
  /** The files of titles, and the first page of each. */
  titles: readonly Shard[]
  /** The number of headings and fields of each page, in order, in the encoding of `number-text.ts`. */
  pages: string
  /** Position in {@link SearchManifest.divisions} plus 1 (0: none) of each page, in order. Empty if the site has none. */
  divisions: string
  /** Names in the navigation, such as that of a group, each with the position plus 1 of the one around it (0: none). */
  names: readonly (readonly [around: number, name: string])[]
  /** Position in `names` plus 1 (0: none) of the innermost name around each page, in order. */
  namesOf: string
  /** The methods of API pages. */
  methods: readonly string[]
  /** Position in `methods` plus 1 (0: none) of each page, in order. Empty if the site has no API pages. */
  methodsOf: string
  /** Pages that are suggested before anything is typed. */
  suggested: readonly number[]
  /** Page and factor of the pages that authors rank higher or lower. */
  boosts: readonly (readonly [page: number, factor: number])[]
}

/**
 * `postings-….json`: for each stem, in the encoding of `number-text.ts`: how many pages contain it, how many locations have it
 * in their names, then `distance × LOCATION_CODES + code` of each of these locations, then `distance × TEXT_CODES + code` of
 * each other page that has it in its text. The distance is counted from the previous location or page.
 *
 * Everything with an address is a location: a page, and each of its headings and fields. The index doesn't contain the
 * positions of words in a text. They are found in the Markdown of the page.
 */
export type PostingsShard = readonly string[]

/** `titles-….json`: pages with their sections. */
export type TitlesShard = readonly PageTitles[]

export type PageTitles = readonly [
  /** The address of the page, as in links. */
  href: string,
  title: string,
  /** Its headings and fields. A missing ID can be derived from the heading. */
  locations: readonly (readonly [level: number, heading: string, id?: string])[],
]

/** The level of a field, which is below all headings. */
export const FIELD_LEVEL = 7

/** The names of a location, most important last: `keywords` and `title` of a page, a heading, the name of a field. */
export const NAMES = ['keywords', 'field', 'heading', 'title'] as const
export type LocationName = (typeof NAMES)[number]

/** If a larger share of the pages contains a word, the word says nothing about a page. */
export const COMMON_PART = 0.3

/** Number of strengths, from 0: what share of a name a word is, or how often it occurs in a text. */
export const STRENGTHS = 3

/** Number of codes of a word in a name: position of the name × STRENGTHS + strength. */
export const LOCATION_CODES = NAMES.length * STRENGTHS

/** Code of a word that only occurs in the code of a page. The strengths of words in its text follow. */
export const IN_CODE = 0
export const TEXT_CODES = STRENGTHS + 1
