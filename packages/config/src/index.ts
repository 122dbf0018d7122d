export { findContrasting } from './color/contrast.ts'
export { CONFIG_CODES, type ConfigCodeName } from './config-codes.ts'
export { createPathSearch, type PathSearch } from './diagnostics/create-path-search.ts'
export type { ConfigCode } from './diagnostics/define-codes.ts'
export {
  type Diagnostic,
  type Severity,
  type SourceRange,
  START_OF_FILE,
  toDiagnosticUrl,
} from './diagnostics/diagnostic.ts'
export { findNearest } from './diagnostics/find-nearest.ts'
export type { Fix, TextEdit } from './diagnostics/fix.ts'
export { type FormatOptions, formatDiagnostic } from './diagnostics/format-diagnostic.ts'
export { type CodeFrameOptions, toCodeFrame } from './diagnostics/to-code-frame.ts'
export { type ApplyOptions, applyFixes } from './fixes/apply-fixes.ts'
export { type ConfigEdit, editConfigText } from './fixes/edit-config-text.ts'
export { type ConfigText, listConfigTexts } from './fixes/list-config-texts.ts'
export { normalizeSiteConfig } from './normalize/normalize-site-config.ts'
export { type ParsedSiteConfig, type ParseOptions, parseSiteConfig } from './parse-site-config.ts'
export type { ConfigDiagnostic } from './problems/config-diagnostic.ts'
export type { ConfigPath } from './problems/config-problem.ts'
export type { SiteFiles } from './rules/site-files.ts'
export { type SiteConfigInput, siteConfigSchema } from './schema/site-config.ts'
export { toJsonSchema } from './schema/to-json-schema.ts'
export type * from './site-config.ts'
