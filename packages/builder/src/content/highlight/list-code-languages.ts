import { toGrammarName } from './language-names.ts'

/** Longer code (in UTF-16 units) is not highlighted. The longest block of a hundred real sites is half as long. */
export const MAX_CODE_LENGTH = 50_000

/** The word after a fence, at any position. */
const FENCE = /(?<!`)(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/g

/**
 * Lists the languages needed to highlight code: the language of the block and, for Markdown, of the fences in it. A
 * language that is not listed is not highlighted, so that the result never depends on other pages.
 */
export function listCodeLanguages(language: string, code: string): string[] {
  if (code.length > MAX_CODE_LENGTH || toGrammarName(language) !== 'markdown') return [language]
  return [language, ...Array.from(code.matchAll(FENCE), ([, word = '']) => word)]
}
