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
