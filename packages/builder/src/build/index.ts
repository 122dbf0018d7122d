export { type BookResult, createBook } from './book/create-book.ts'
export type { BuildManifest } from './build-manifest.ts'
export type {
  BuildIo,
  BuildOptions,
  BuildProgress,
  BuildResources,
  BuildResult,
  MarkdownParser,
} from './build-options.ts'
export { buildSite } from './build-site.ts'
export { checkSite, type SiteCheck } from './check/check-site.ts'
export { BUILD_CODES } from './codes.ts'
export { openDevSession } from './dev/dev-session.ts'
export {
  CHANGE_EVENT,
  CONNECT_EVENT,
  type DevDocument,
  type DevSite,
  HOT_MODULE,
} from './dev/dev-site.ts'
export type { PackageData } from './package-data.ts'
export { type PageGuard, PageTimeoutError } from './pages/page-guard.ts'
export type { KeyedRecord } from './pages/page-record.ts'
export { PageRecords } from './pages/page-records.ts'
export { createTools } from './site/create-tools.ts'
export { loadLinkSite } from './site/load-link-site.ts'
export { loadMigrationPages } from './site/load-migration-pages.ts'
export { loadSite } from './site/load-site.ts'
