export {
  createWordsSearch,
  type FindWords,
  loadWords,
  type PageWords,
  type Translation,
} from './create-words-search.ts'
export { DEV_WORDS } from './english/dev.ts'
export { ISLAND_WORDS } from './english/islands.ts'
export { PLAYGROUND_WORDS } from './english/playground.ts'
export { SEARCH_WORDS } from './english/search.ts'
export { ENGLISH, type WordKey } from './english.ts'
export { createWords, type Word, type Words } from './word.ts'
