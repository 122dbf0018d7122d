export {
  AA_TEXT,
  type ColorMixing,
  toContrast,
  toContrastingColor,
} from './color/contrast.ts'
export { CONFIG_CODES, type ConfigCodeName, type ConfigDiagnostic } from './config-codes.ts'
export type { ConfigFormat } from './config-format.ts'
export { CODE_PALETTE_NAMES } from './docs-format/code-themes.ts'
export { parseContextual } from './docs-format/convert/to-contextual.ts'
export { type DocsConfigInput, docsConfigSchema } from './docs-format/schema/docs-config.ts'
export { applyEdits } from './fixes/apply-edits.ts'
export { type ApplyOptions, applyFixes } from './fixes/apply-fixes.ts'
export { type ConfigEdit, editConfigText } from './fixes/edit-config-text.ts'
export { type ConfigText, listConfigTexts } from './fixes/list-config-texts.ts'
export type { ReadInclude } from './includes/resolve-includes.ts'
export { toJsonSchema } from './json-schema/to-json-schema.ts'
export { type MigratedConfig, type MigrateOptions, migrateConfig } from './migration/migrate-config.ts'
export { MIGRATION_CODES } from './migration/migration-codes.ts'
export type { MigrationPage, MigrationPages } from './migration/navigation/migration-pages.ts'
export {
  createPrefixMatcher,
  listPrefixes,
  NO_MATCH,
  toPrefix,
} from './mint-format/create-prefix-matcher.ts'
export { normalizeSiteConfig } from './mint-format/normalize/normalize-site-config.ts'
export { type SiteConfigInput, siteConfigSchema } from './mint-format/schema/mint-config.ts'
export type * from './model/site-config.ts'
export { type ParsedSiteConfig, type ParseOptions, parseSiteConfig } from './parse-site-config.ts'
export type { ConfigPath } from './problems/config-path.ts'
export { describeIconLibraries } from './rules/describe-icon-libraries.ts'
export type { SiteFiles } from './rules/site-files.ts'
export { listVariableUses, type VariableUse } from './variables/list-variable-uses.ts'
export { replaceVariables } from './variables/replace-variables.ts'
