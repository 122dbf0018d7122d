import { checkBackgroundSide } from './check-background-side.ts'
import { checkBaseUrl } from './check-base-url.ts'
import { checkBasicAuthName } from './check-basic-auth-name.ts'
import { checkBlankText } from './check-blank-text.ts'
import { checkDuplicatePage } from './check-duplicate-page.ts'
import { checkDuplicateRedirect } from './check-duplicate-redirect.ts'
import { checkEmptyList } from './check-empty-list.ts'
import { checkEmptyTabsAndAnchors } from './check-empty-tabs-and-anchors.ts'
import { checkFontFormat } from './check-font-format.ts'
import { checkGithubUrl } from './check-github-url.ts'
import { checkIconPrefix } from './check-icon-prefix.ts'
import { checkIgnoredValue } from './check-ignored-value.ts'
import { checkLowContrast } from './check-low-contrast.ts'
import { checkMissingImage } from './check-missing-image.ts'
import { checkMissingPage } from './check-missing-page.ts'
import { checkRedirectChain } from './check-redirect-chain.ts'
import { checkRedirectLoop } from './check-redirect-loop.ts'
import { checkRedirectSource } from './check-redirect-source.ts'
import { checkTopAnchorWithTabs } from './check-top-anchor-with-tabs.ts'
import { checkTrailingSlash } from './check-trailing-slash.ts'
import { checkUndeclaredVersion } from './check-undeclared-version.ts'
import { checkUnknownIcon } from './check-unknown-icon.ts'
import { checkUnlistedPage } from './check-unlisted-page.ts'
import { checkUnsafeUrl } from './check-unsafe-url.ts'
import { checkVersions } from './check-versions.ts'
import type { FileRule, Rule } from './rule.ts'

/** All rules, in the order in which they run. To add one, add a file and a line here. */
export const RULES: readonly Rule[] = [
  checkUndeclaredVersion,
  checkVersions,
  checkDuplicateRedirect,
  checkRedirectLoop,
  checkRedirectChain,
  checkRedirectSource,
  checkDuplicatePage,
  checkTrailingSlash,
  checkBasicAuthName,
  checkBaseUrl,
  checkGithubUrl,
  checkBackgroundSide,
  checkLowContrast,
  checkTopAnchorWithTabs,
  checkIconPrefix,
  checkFontFormat,
  checkIgnoredValue,
  checkEmptyList,
  checkBlankText,
  checkUnsafeUrl,
]

/** The rules that need the files of a site. None of their problems is an error: what is missing is left out. */
export const FILE_RULES: readonly FileRule[] = [
  checkMissingPage,
  checkUnlistedPage,
  checkEmptyTabsAndAnchors,
  checkUnknownIcon,
  checkMissingImage,
]
