import type { Catalog } from '../../english.ts'
import { PAGE_WORDS } from './page-words.ts'
import { SCRIPT_WORDS } from './script-words.ts'

/** The words in Arabic. */
export const ARABIC: Catalog = { ...PAGE_WORDS, ...SCRIPT_WORDS }
