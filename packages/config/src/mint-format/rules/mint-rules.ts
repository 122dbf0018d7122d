import type { ValueProblem } from '../../problems/config-problem.ts'
import { checkBackgroundSide } from '../../rules/check-background-side.ts'
import { checkBasicAuthName } from '../../rules/check-basic-auth-name.ts'
import { checkBlankText } from '../../rules/check-blank-text.ts'
import { checkDuplicateRedirect } from '../../rules/check-duplicate-redirect.ts'
import { checkFontFormat } from '../../rules/check-font-format.ts'
import { checkGithubUrl } from '../../rules/check-github-url.ts'
import { checkIconPrefix } from '../../rules/check-icon-prefix.ts'
import { checkLowContrast } from '../../rules/check-low-contrast.ts'
import { checkMissingImage } from '../../rules/check-missing-image.ts'
import { checkMissingPage } from '../../rules/check-missing-page.ts'
import { checkRedirectSource } from '../../rules/check-redirect-source.ts'
import { checkTrailingSlash } from '../../rules/check-trailing-slash.ts'
import { checkTwoKindsOfVersions, listWrittenVersions } from '../../rules/check-two-kinds-of-versions.ts'
import { checkUnknownIcon } from '../../rules/check-unknown-icon.ts'
import { checkUnknownWord } from '../../rules/check-unknown-word.ts'
import { checkUnlistedPage } from '../../rules/check-unlisted-page.ts'
import { checkUnsafeUrl } from '../../rules/check-unsafe-url.ts'
import type { InvalidParts } from '../../rules/invalid-parts.ts'
import type { SiteFiles } from '../../rules/site-files.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { checkBaseUrl } from './check-base-url.ts'
import { checkDuplicatePage } from './check-duplicate-page.ts'
import { checkEmptyList } from './check-empty-list.ts'
import { checkEmptyTabsAndAnchors } from './check-empty-tabs-and-anchors.ts'
import { checkIgnoredValue } from './check-ignored-value.ts'
import { checkTopAnchorWithTabs } from './check-top-anchor-with-tabs.ts'
import { checkUndeclaredVersion } from './check-undeclared-version.ts'
import { checkVersions } from './check-versions.ts'
import { listImages, listPages, listRepositories, listSlashTexts, listVisibleTexts } from './list-texts.ts'
import { walkIcons } from './walk-icons.ts'
import { walkUrls } from './walk-urls.ts'

/** Checks what a schema can't express. Reports every problem, and reads no files. */
type Rule = (config: PartialConfig, invalid: InvalidParts) => ValueProblem[]

/** Checks the configuration against the files of the site. */
type FileRule = (config: PartialConfig, files: SiteFiles, invalid: InvalidParts) => ValueProblem[]

/** All rules, in the order in which they run. To add one, add a file and a line here. */
export const MINT_RULES: readonly Rule[] = [
  checkUndeclaredVersion,
  checkVersions,
  checkDuplicateRedirect,
  checkRedirectSource,
  checkDuplicatePage,
  (config) => checkTrailingSlash(listSlashTexts(config)),
  ({ api }) => checkBasicAuthName(api?.auth ?? {}, ['api', 'auth']),
  checkBaseUrl,
  (config) => checkGithubUrl(listRepositories(config)),
  ({ colors }, invalid) => checkBackgroundSide(colors?.background, ['colors', 'background'], invalid),
  checkLowContrast,
  checkTopAnchorWithTabs,
  (config) => checkIconPrefix(walkIcons(config)),
  ({ font }, invalid) =>
    checkFontFormat(
      [
        { face: font, path: ['font'] },
        { face: font?.headings, path: ['font', 'headings'] },
        { face: font?.body, path: ['font', 'body'] },
      ],
      'url',
      invalid,
    ),
  checkIgnoredValue,
  checkEmptyList,
  (config) => checkBlankText(listVisibleTexts(config)),
  (config) => checkUnsafeUrl(walkUrls(config)),
  ({ spearmint, versions }) => checkTwoKindsOfVersions(spearmint?.versions, listWrittenVersions(versions)),
  ({ spearmint }) => checkUnknownWord(spearmint?.words),
]

/** The rules that need the files of a site. None of their problems is an error: what is missing is left out. */
export const MINT_FILE_RULES: readonly FileRule[] = [
  (config, files) => checkMissingPage(listPages(config), files),
  (config, files) => (config.navigation ? checkUnlistedPage(listPages(config), files) : []),
  checkEmptyTabsAndAnchors,
  (config, files) => checkUnknownIcon(walkIcons(config), files),
  (config, files) => checkMissingImage(listImages(config), files),
]
