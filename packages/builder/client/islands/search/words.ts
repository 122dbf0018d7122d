import { SEARCH_WORDS } from '@spearmint/config/words'
import { readWords } from '../shared/read-words.ts'

/** The words of the search, in the language of the page. */
export const words = readWords(SEARCH_WORDS)
