export {
  type Addresses,
  createAddresses,
  createRelativeAddresses,
  isSharedFile,
  LLMS_FILE,
  toFeedPath,
  toPagePath,
  toPermalink,
  toTextPath,
} from './addresses.ts'
export { type AnchorIds, createAnchorIds } from './anchor-ids.ts'
export { renderBreakableText, renderPageLabel } from './breakable-text.ts'
export { BudgetError } from './budget-error.ts'
export type { Cache } from './cache.ts'
export { type ConfigLocation, type LocateInConfig, locateNothing } from './config-location.ts'
export { createDiagnosticLog, type DiagnosticLog } from './diagnostic-log.ts'
export {
  findLocale,
  isEdition,
  isInEditions,
  listDivisionPath,
  listDivisions,
  listEditions,
  listRowLabels,
} from './division-path.ts'
export type { FetchJson, FetchText } from './fetch.ts'
export type { OutputFolder, SourceFile, SourceFolder, StampedFile } from './folders.ts'
export { isFrameId, toContentId } from './frame-ids.ts'
export { CLASSIC_SCRIPTS_FOLDER, INTEGRITY_FILE, toHash, toIntegrity } from './hash.ts'
export { findHeadingLevel, findWrittenLevel, isFurniture, listClassNames, toNameText, toPlainText } from './hast.ts'
export type { History, PastFolder, Revision, RevisionList } from './history.ts'
export type { HostFacts, HostRedirect } from './host-facts.ts'
export { HOST_NAMES, type HostName } from './host-names.ts'
export { isExternalHref, isUnsafeHref, splitHref } from './href.ts'
export { type IconMatch, type IconRequest, type IconResolver, type ResolvedIcon, toIconKind } from './icons.ts'
export type { FindImageSize, ImageSize } from './image-size.ts'
export { isObject, type JsonObject } from './is-object.ts'
export type { LinkResolver, ResolvedLink } from './link-resolver.ts'
export { toMethodTone } from './method-tone.ts'
export { isPrivateHostName, toAddressKind } from './network-address.ts'
export {
  type ApiEndpoint,
  type Frontmatter,
  findChangeDate,
  type OperationHead,
  type Page,
  type PageSpec,
  type RelatedLink,
  showsTitle,
} from './page.ts'
export type {
  Division,
  DivisionColor,
  DivisionKind,
  DivisionLabel,
  DivisionLink,
  EditionChoice,
  PageTree,
  SidebarGroup,
  SidebarItem,
} from './page-tree.ts'
export { createPublicUrls, isWebAddress, type PublicUrls } from './public-urls.ts'
export type { PageReference, PageStyle, RenderedPage, TocEntry } from './rendered-page.ts'
export type { Repository } from './repository.ts'
export { findVersionHref, type SiteVersion, type VersionLink, type VersionState } from './site-version.ts'
export { toBasePath } from './to-base-path.ts'
export { isLocale, toLanguageTag } from './to-language-tag.ts'
export { toSlug } from './to-slug.ts'
export { trimEndSlashes, trimSlashes } from './trim-slashes.ts'
export { URL_STYLES, type UrlStyle } from './url-style.ts'
export { EXIT, SKIP, visit } from './visit.ts'
