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
import { checkTwoKindsOfVersions } from '../../rules/check-two-kinds-of-versions.ts'
import { checkUnknownIcon } from '../../rules/check-unknown-icon.ts'
import { checkUnknownWord } from '../../rules/check-unknown-word.ts'
import { checkUnlistedPage } from '../../rules/check-unlisted-page.ts'
import { checkUnsafeUrl } from '../../rules/check-unsafe-url.ts'
import type { SiteFiles } from '../../rules/site-files.ts'
import { checkCodeTheme } from './check-code-theme.ts'
import { checkContextualOptions } from './check-contextual-options.ts'
import { checkDuplicateDivision } from './check-duplicate-division.ts'
import { checkDuplicateEntry } from './check-duplicate-entry.ts'
import { checkEmptyNavigation } from './check-empty-navigation.ts'
import { checkFontFile } from './check-font-file.ts'
import { checkMixedContent } from './check-mixed-content.ts'
import { checkOperations } from './check-operations.ts'
import { checkSeveralDefaults } from './check-several-defaults.ts'
import { checkUnsupportedContent, checkUnsupportedKey } from './check-unsupported-key.ts'
import { checkVariableName } from './check-variable-name.ts'
import type { DocsFacts } from './docs-facts.ts'
import { listFontFaces } from './list-font-faces.ts'
import { listListedPages } from './list-pages.ts'
import { listImages, listRepositories, listServers, listVisibleTexts } from './list-texts.ts'
import { walkDocsIcons } from './walk-docs-icons.ts'
import { walkDocsUrls } from './walk-docs-urls.ts'
import { walkDivisions } from './walk-navigation.ts'

/** Checks what a schema can't express. Reports every problem, and reads no files. */
type DocsRule = (facts: DocsFacts) => ValueProblem[]

/** Checks the configuration against the files of the site. */
type DocsFileRule = (facts: DocsFacts, files: SiteFiles) => ValueProblem[]

/** All rules, in the order in which they run. To add one, add a file and a line here. */
export const DOCS_RULES: readonly DocsRule[] = [
  checkEmptyNavigation,
  checkMixedContent,
  checkSeveralDefaults,
  checkDuplicateDivision,
  checkDuplicateEntry,
  checkUnsupportedKey,
  checkUnsupportedContent,
  checkContextualOptions,
  checkVariableName,
  checkCodeTheme,
  checkFontFile,
  ({ settings }) => checkDuplicateRedirect(settings),
  ({ settings }) => checkRedirectSource(settings),
  ({ settings }) => checkTrailingSlash(listServers(settings)),
  ({ settings }) => checkBasicAuthName(settings.api?.mdx?.auth ?? {}, ['api', 'mdx', 'auth']),
  ({ settings }) => checkGithubUrl(listRepositories(settings)),
  ({ settings, invalid }) => checkBackgroundSide(settings.background?.color, ['background', 'color'], invalid),
  ({ settings: { colors, background, appearance }, invalid }) =>
    colors
      ? checkLowContrast(
          {
            colors: { ...colors, background: background?.color ?? {} },
            modeToggle: { default: appearance?.default, isHidden: appearance?.strict },
          },
          {
            has: ([, , mode = '']) => invalid.has(['background', 'color', mode]),
          },
        )
      : [],
  (facts) => checkIconPrefix(walkDocsIcons(facts)),
  ({ settings, invalid }) => checkFontFormat(listFontFaces(settings), 'source', invalid),
  ({ settings }) => checkBlankText(listVisibleTexts(settings)),
  (facts) => checkUnsafeUrl(walkDocsUrls(facts)),
  ({ settings, tree }) =>
    checkTwoKindsOfVersions(
      settings.spearmint?.versions,
      [...walkDivisions(tree)].flatMap(({ kind, name }) => (kind === 'version' ? [name] : [])),
    ),
  ({ settings }) => checkUnknownWord(settings.spearmint?.words),
]

/** The rules that need the files of a site. None of their problems is an error: what is missing is left out. */
export const DOCS_FILE_RULES: readonly DocsFileRule[] = [
  ({ tree }, files) => checkMissingPage(listListedPages(tree, files), files),
  ({ tree }, files) => checkUnlistedPage(listListedPages(tree, files), files),
  checkOperations,
  (facts, files) => checkUnknownIcon(walkDocsIcons(facts), files),
  ({ settings }, files) => checkMissingImage(listImages(settings), files),
]
