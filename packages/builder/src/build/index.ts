export type { BuildLog } from './build-manifest.ts'
export type { BuildIo, BuildOptions, BuildProgress, BuildResult, MarkdownParser } from './build-options.ts'
export { buildSite } from './build-site.ts'
export { type ConfigCheck, checkConfig } from './check-config.ts'
export { checkContent } from './check-content.ts'
export { createPageRecorder, type KeyedRecord, type PageRecorder } from './create-page-recorder.ts'
export type { PageContext } from './create-render-context.ts'
export { createTools } from './create-tools.ts'
export { createDevSite } from './dev/create-dev-site.ts'
export {
  CHANGE_EVENT,
  CONNECT_EVENT,
  DEV_STATE_ID,
  type DevSite,
  type DevState,
  HOT_MODULE,
  type WrittenFile,
} from './dev/dev-site.ts'
export { loadLinkSite } from './load-link-site.ts'
export type { PackageData } from './package-data.ts'
export type { PageFacts, PageHead, PageRecord } from './page-record.ts'
export { type PreparedSite, prepareSite } from './prepare-site.ts'
