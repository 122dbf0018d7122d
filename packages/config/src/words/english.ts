import { API_WORDS } from './english/api.ts'
import { CONTENT_WORDS } from './english/content.ts'
import { DEV_WORDS } from './english/dev.ts'
import { FRAME_WORDS } from './english/frame.ts'
import { ISLAND_WORDS } from './english/islands.ts'
import { PLAYGROUND_WORDS } from './english/playground.ts'
import { SEARCH_WORDS } from './english/search.ts'
import type { Word } from './word.ts'

/** The words that pages contain. */
const PAGE_WORDS = { ...FRAME_WORDS, ...CONTENT_WORDS, ...API_WORDS } as const

/** The words that scripts show. */
const SCRIPT_WORDS = { ...ISLAND_WORDS, ...SEARCH_WORDS, ...PLAYGROUND_WORDS, ...DEV_WORDS } as const

/** All words of Spearmint in English, by their key. Every other language has the same keys and placeholders. */
export const ENGLISH = { ...PAGE_WORDS, ...SCRIPT_WORDS } as const satisfies Readonly<Record<string, Word>>

export type WordKey = keyof typeof ENGLISH

/** English words in another language. A missing word, or a text where a number needs plural forms, is a type error. */
type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Exclude<Word, string>
}

export type PageCatalog = Translated<typeof PAGE_WORDS>
export type ScriptCatalog = Translated<typeof SCRIPT_WORDS>

/** The words of one language. */
export type Catalog = PageCatalog & ScriptCatalog
