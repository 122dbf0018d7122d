export type { ConfigCode } from './codes/config-code.ts'
export { findContrasting } from './color/contrast.ts'
export { CONFIG_CODES, type ConfigCodeName } from './config-codes.ts'
export { type CodeFrameOptions, toCodeFrame } from './diagnostic/code-frame.ts'
export type { ConfigDiagnostic } from './diagnostic/config-diagnostic.ts'
export {
  type Diagnostic,
  type Severity,
  type SourceRange,
  START_OF_FILE,
  toDiagnosticUrl,
} from './diagnostic/diagnostic.ts'
export { findNearest } from './diagnostic/find-nearest.ts'
export { type FormatOptions, formatDiagnostic } from './diagnostic/format-diagnostic.ts'
export { type ConfigEdit, editConfigText } from './edit/edit-config-text.ts'
export { type ConfigText, listConfigTexts } from './edit/list-config-texts.ts'
export { type ApplyOptions, applyFixes } from './fix/apply-fixes.ts'
export type { Fix, TextEdit } from './fix/fix.ts'
export { normalizeSiteConfig } from './normalize/normalize-site-config.ts'
export { type ParsedSiteConfig, type ParseOptions, parseSiteConfig } from './parse-site-config.ts'
export type { ConfigPath } from './problem.ts'
export { createPathSearch, type PathSearch } from './rules/create-path-search.ts'
export { type SiteConfigInput, siteConfigSchema } from './schema/site-config.ts'
export type * from './site-config.ts'
export type { SiteFiles } from './site-files.ts'
export { toJsonSchema } from './to-json-schema.ts'
