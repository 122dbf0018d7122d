export { ANCHOR_CODES, CHECK_CODES } from './codes.ts'
export { toAccessibilityStatement } from './conformance/to-accessibility-statement.ts'
export type { AskServer, ServerAnswer } from './deployed/ask-server.ts'
export type { BuiltSite } from './deployed/built-site.ts'
export { checkDeployedSite } from './deployed/check-deployed-site.ts'
export { DEPLOY_CODES } from './deployed/deploy-codes.ts'
export type { Answer, AskAddress, NoAnswer } from './external-links/ask-address.ts'
export { checkExternalLinks } from './external-links/check-external-links.ts'
export {
  collectExternalLinks,
  type ExternalLink,
  type ExternalReference,
} from './external-links/collect-external-links.ts'
export { isPrivateHost } from './external-links/is-private-host.ts'
export { checkAnchors, type FragmentLink, toAnchors, toFragmentLinks } from './links/check-anchors.ts'
export { checkScripts, type MissingScript, toMissingScripts } from './links/check-scripts.ts'
export { findIncludeConflict } from './rename/find-include-conflict.ts'
export type { LinkSite } from './rename/link-site.ts'
export { planMoves } from './rename/plan-moves.ts'
export { planRename, type RenamePlan } from './rename/plan-rename.ts'
export { checkCaseClash } from './rules/check-case-clash.ts'
export { checkDuplicateTitles } from './rules/check-duplicate-titles.ts'

export { checkRenderedPage, checkWrittenPage } from './rules/check-page.ts'
export { checkUnreachablePages, listLinkedPages } from './rules/check-unreachable-pages.ts'
export { checkTranslations } from './translations/check-translations.ts'
export { pairTranslations } from './translations/pair-translations.ts'
