export { toPrefix } from '@spearmint/config'
export {
  CONFIGURATION_CODES,
  FONT_CODES,
  FRONTMATTER_CODES,
  LINK_CODES,
  NAVIGATION_CODES,
  SITE_CODES,
} from './codes.ts'
export { checkRelative, findRelativeConflict } from './configuration/check-relative.ts'
export { CONFIG_FILES, findConfigFile, isConfigFile, ROOT_FILE } from './configuration/config-file.ts'
export { createSiteFiles } from './configuration/create-site-files.ts'
export { dropMissingFiles } from './configuration/drop-missing-files.ts'
export { findFolderMetadata } from './configuration/find-folder-metadata.ts'
export { loadConfig, toNoPagesDiagnostic } from './configuration/load-config.ts'
export {
  type BrokenLinkReporter,
  createBrokenLinkReporter,
  toUnsafeLinkProblem,
} from './links/create-broken-link-reporter.ts'
export { createLinkResolver } from './links/create-link-resolver.ts'
export { listConfigLinks } from './links/list-config-links.ts'
export { listEntryPages } from './links/list-entry-pages.ts'
export type { WildcardPart } from './links/match-wildcards.ts'
export { hasRedirectPattern, parseRedirectPattern, splitRedirect } from './links/redirect-pattern.ts'
export { createRedirectSearch, type RedirectSearch } from './links/redirect-search.ts'
export { resolvePath, toFolder } from './links/resolve-path.ts'
export { buildPageTree } from './navigation/build-page-tree.ts'
export { createPageIndex } from './navigation/create-page-index.ts'
export { listNavigationPages } from './navigation/list-navigation-pages.ts'
export { createPagination, listInReadingOrder } from './navigation/reading-order.ts'
export { findTranslation, listLanguages, listTranslations } from './navigation/translations.ts'
export { checkEncoding, hasReplacementCharacter } from './source/check-encoding.ts'
export { type ClassifiedFiles, classifyFiles } from './source/classify-files.ts'
export { createImageSizes } from './source/create-image-sizes.ts'
export { createSourceHashes, type HashFile } from './source/create-source-hashes.ts'
export { dropReplacedFiles } from './source/drop-replaced-files.ts'
export { loadPages } from './source/load-pages.ts'
export { parseOperationReference } from './source/page/parse-api.ts'
export { parseFields } from './source/page/parse-fields.ts'
export { parseYaml } from './source/page/parse-yaml.ts'
export { blankFrontmatter, splitFrontmatter } from './source/page/split-frontmatter.ts'
export { parsePage } from './source/parse-page.ts'
export { type ReplacedFile, replaceInFile, type Variables } from './variables/replace-in-file.ts'
export { toVersionDiagnostic, VERSION_CODES } from './version-codes.ts'
export { type SelectedVersion, selectVersions } from './versions/select-versions.ts'
