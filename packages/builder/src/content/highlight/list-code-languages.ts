import { toGrammarName } from './language-names.ts'

/** The word after a fence, wherever the fence stands. */
const FENCE = /(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/g

/**
 * Lists the languages that are needed to highlight code: that of the block, and of Markdown those of the fences in it. What
 * is not listed is shown plain, so that colors never depend on what other pages hold.
 */
export function listCodeLanguages(language: string, code: string): string[] {
  if (toGrammarName(language) !== 'markdown') return [language]
  return [language, ...Array.from(code.matchAll(FENCE), ([, word = '']) => word)]
}
