export { foldText } from './search/format/fold-text.ts'
export type { SearchManifest } from './search/format/index-files.ts'
export { listTokens } from './search/format/tokens.ts'
export { type ExcerptPart, findExcerpt } from './search/query/find-excerpt.ts'
export { type IndexReader, type LoadFile, openIndex } from './search/query/index-reader.ts'
export type { FindQueryWord } from './search/query/rank-by-name.ts'
export {
  listSuggestedPages,
  MAX_HITS,
  type SearchFilter,
  type SearchResults,
  searchIndex,
} from './search/query/search-index.ts'
export type { Hit } from './search/query/to-hit.ts'
