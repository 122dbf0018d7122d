export { foldText } from './search/format/fold-text.ts'
export {
  COMMON_PART,
  FIELD_LEVEL,
  IN_CODE,
  type IndexEntry,
  LOCATION_CODES,
  type LocationName,
  NAMES,
  type PageTitles,
  type PostingsShard,
  type SearchManifest,
  STRENGTHS,
  TEXT_CODES,
  type TitlesShard,
  toPostingsFile,
  toTitlesFile,
  VOCABULARY_FILE,
  type Vocabulary,
} from './search/format/index-files.ts'
export { parseNumberText } from './search/format/number-text.ts'
export { isPair, listTokens, toTerms } from './search/format/tokens.ts'
export { parseWordListText, type StemmedWord } from './search/format/word-list.ts'
export { type Excerpt, type ExcerptPart, findExcerpt } from './search/query/find-excerpt.ts'
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
