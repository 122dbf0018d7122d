import type { Catalog } from '../../english.ts'
import { PAGE_WORDS } from './page-words.ts'
import { SCRIPT_WORDS } from './script-words.ts'

/** The words in Chinese in traditional characters. */
export const TRADITIONAL_CHINESE: Catalog = { ...PAGE_WORDS, ...SCRIPT_WORDS }
