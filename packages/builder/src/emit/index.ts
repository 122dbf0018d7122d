export { type Alternates, createAlternates } from './alternates/create-alternates.ts'
export { createSiteIndex, SITE_INDEX_FILE, type SiteIndex } from './alternates/create-site-index.ts'
export { FullTextParts } from './alternates/full-text-parts.ts'
export { EMIT_CODES } from './codes.ts'
export { checkDiscovery, emitDiscovery } from './discovery/emit-discovery.ts'
export { type FeedItem, listFeedItems } from './discovery/list-feed-items.ts'
export { SKILLS_INDEX_FILE } from './discovery/skills/emit-skills.ts'
export { isIndexed } from './discovery/select-pages.ts'
export { API_CATALOG_FILE, API_CATALOG_TYPE } from './discovery/render-api-catalog.ts'
export { toPageSummary } from './discovery/to-llms-text.ts'
export { emitAssets, emitOrigins } from './emit-files.ts'
export { emitHostFiles } from './hosts/emit-host-files.ts'
export { type HostPart, toDefaultRules, toHostPart } from './hosts/host-part.ts'
export { HOSTS } from './hosts/hosts.ts'
export { parseRedirectsFile } from './hosts/parse-redirects-file.ts'
export { resolveUrlStyle } from './hosts/resolve-url-style.ts'
export {
  COMMON_HEADERS,
  COMMON_TYPES,
  HASHED_CACHE,
  HASHED_PATH,
  OTHER_CACHE,
  SVG_POLICY,
  TEXT_TYPES,
} from './hosts/served-files.ts'
export { HOST_RULES_FILE } from './hosts/to-redirects-file.ts'
export { emitRedirects } from './redirects/emit-redirects.ts'
export { type EntryPlan, planEntries, toCopyPath } from './redirects/plan-entries.ts'
export { toHostFacts } from './redirects/to-host-facts.ts'
export { createSearch, emitSearch, SEARCH_MANIFEST, SEARCH_PATH } from './search/emit-search.ts'
export { FIELD_LEVEL, type PageTitles, type SearchManifest } from './search/format/index-files.ts'
export { parseNumberText } from './search/format/number-text.ts'
export { findExcerpt } from './search/query/find-excerpt.ts'
export { type IndexReader, openIndex } from './search/query/index-reader.ts'
export type { FindQueryWord } from './search/query/rank-by-name.ts'
export { MAX_HITS, searchIndex } from './search/query/search-index.ts'
export type { Hit } from './search/query/to-hit.ts'
export { toPlainText } from './search/query/to-plain-text.ts'
export { toSearchContent } from './search/to-search-content.ts'
export { type SearchFacts, toSearchFacts } from './search/to-search-facts.ts'
