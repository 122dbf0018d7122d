import { listTokenTexts } from './format/tokens.ts'
import type { SearchContent } from './to-search-content.ts'

/** The words of a page, which an index is built from. They are counted when the page is rendered, so that they can be cached. */
export interface SearchFacts {
  /** The words of its text, each once. */
  words: readonly string[]
  /** How often each of these words occurs. */
  times: readonly number[]
  /** The words of its code, each once. */
  code: readonly string[]
  sections: SearchContent['sections']
}

/** Counts the words of a page. */
export function toSearchFacts({ text, code, sections }: SearchContent): SearchFacts {
  const counts = new Map<string, number>()
  for (const word of listTokenTexts(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { words: [...counts.keys()], times: [...counts.values()], code: [...new Set(listTokenTexts(code))], sections }
}
