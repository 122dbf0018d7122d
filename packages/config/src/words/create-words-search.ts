import { CATALOGS, STARTED } from './catalogs.ts'
import { type Catalog, ENGLISH, type WordKey } from './english.ts'
import { createWords, type Word, type Words } from './word.ts'

/** What a site replaces (`spearmint.words`): words by key, for all languages or below the tag of one. */
export type WordOverrides = Readonly<Record<string, Word | Readonly<Record<string, Word>>>>

/** All words in the language of a page. */
export interface PageWords extends Words<typeof ENGLISH> {
  /** The language of the page (BCP 47). */
  language: string
  /** `en` for a word that is shown in English on a page in another language; undefined for all others. */
  findLanguage(key: WordKey): 'en' | undefined
  /** Those of some words that are not shown as in English, and the language of their numbers. Undefined if all are. */
  toTranslation(keys: readonly string[]): Translation | undefined
}

/** Words for scripts. */
export interface Translation {
  language: string
  words: Readonly<Record<string, Word>>
}

const ENGLISH_TAG = 'en'

/** Finds the words for a language by its tag. Without one, the language of the site. */
export type FindWords = (language?: string) => PageWords

interface SiteLanguage {
  /** The language of pages that are in no language of the navigation. Default: English. */
  locale?: string | undefined
  words?: WordOverrides | undefined
}

/** Catalogs by their tag. */
type LoadedCatalogs = ReadonlyMap<string, Catalog>

/**
 * Loads the words of a site.
 * @param languages the languages of its pages, besides its own
 */
export async function loadWords(site: SiteLanguage, languages: readonly string[] = []): Promise<FindWords> {
  const names = new Set([...(site.locale === undefined ? [] : [site.locale]), ...languages].map(findCatalogName))
  const catalogs = new Map<string, Catalog>()
  for (const name of names) {
    const catalog = name === undefined ? undefined : await CATALOGS[name]?.()
    if (name !== undefined && catalog !== undefined) catalogs.set(name, catalog)
  }
  return createWordsSearch(site, catalogs)
}

/**
 * Creates the search for the words of a site. The words of a language are created once.
 * @param catalogs the languages that it has besides English
 */
export function createWordsSearch(
  { locale = ENGLISH_TAG, words = {} }: SiteLanguage,
  catalogs: LoadedCatalogs = new Map(),
): FindWords {
  const known = new Map<string, PageWords>()
  return (language = locale) => {
    const found = known.get(language) ?? createPageWords(language, words, catalogs)
    known.set(language, found)
    return found
  }
}

function createPageWords(language: string, overrides: WordOverrides, catalogs: LoadedCatalogs): PageWords {
  const tag = toValidTag(language)
  const name = findCatalogName(language)
  const catalog = name === undefined ? undefined : catalogs.get(name)
  const isEnglish = tag === undefined || isEnglishTag(tag)
  const own = { ...(catalog ?? toStarted(tag)), ...listOverrides(tag ?? '', overrides) }
  const numbers = tag !== undefined && (isEnglish || catalog !== undefined) ? tag : ENGLISH_TAG
  return {
    ...createWords(ENGLISH, own, numbers),
    language,
    findLanguage: (key) => (isEnglish || key in own ? undefined : 'en'),
    toTranslation(keys) {
      const words = Object.fromEntries(
        keys.flatMap((key) => {
          const word = own[key as WordKey]
          return word === undefined || word === ENGLISH[key as WordKey] ? [] : [[key, word]]
        }),
      )
      return Object.keys(words).length === 0 ? undefined : { language: numbers, words }
    },
  }
}

/**
 * Finds the catalog for a language: that of its own tag, otherwise of its language and script. `fr-CA` → `fr`, `zh-TW` →
 * `zh-Hant`, `pt` → `pt-BR`. English needs none.
 */
function findCatalogName(written: string): string | undefined {
  const tag = toValidTag(written)
  if (tag === undefined || isEnglishTag(tag)) return undefined
  const names = Object.keys(CATALOGS)
  const { language, script } = new Intl.Locale(tag).maximize()
  return (
    names.find((name) => name === tag) ??
    names.find((name) => {
      const other = new Intl.Locale(name).maximize()
      return other.language === language && other.script === script
    })
  )
}

/** Lists the words that a site replaces: those for all languages, then those for `fr`, then those for `fr-CA`. */
function listOverrides(tag: string, overrides: WordOverrides): Partial<Record<WordKey, Word>> {
  const parts = tag.split('-')
  const tags = parts.map((_, index) =>
    parts
      .slice(0, index + 1)
      .join('-')
      .toLowerCase(),
  )
  const general = Object.entries(overrides)
  const special = tags.flatMap((own) =>
    general.flatMap(([key, words]) => (key.toLowerCase() === own ? Object.entries(words) : [])),
  )
  return Object.fromEntries([...general, ...special].filter(([key, word]) => key in ENGLISH && isWord(word)))
}

function isWord(value: unknown): value is Word {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'other' in value)
}

function toStarted(tag: string | undefined): Partial<Record<WordKey, Word>> {
  return (tag !== undefined && STARTED[tag.split('-')[0] ?? '']) || {}
}

function isEnglishTag(tag: string): boolean {
  return tag === ENGLISH_TAG || tag.startsWith(`${ENGLISH_TAG}-`)
}

/** Undefined for what is not a language tag. */
function toValidTag(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
