import { listTokenTexts } from './format/tokens.ts'
import type { SearchContent } from './to-search-content.ts'

/** What an index is made of: the words of a page, each once. Counted when the page is read, not when all are indexed. */
export interface SearchFacts {
  words: readonly string[]
  /** How often each of them stands there. */
  times: readonly number[]
  /** Words of code. */
  code: readonly string[]
  sections: SearchContent['sections']
}

/** Counts the words of a page. */
export function toSearchFacts({ text, code, sections }: SearchContent): SearchFacts {
  const counts = new Map<string, number>()
  for (const word of listTokenTexts(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { words: [...counts.keys()], times: [...counts.values()], code: [...new Set(listTokenTexts(code))], sections }
}
