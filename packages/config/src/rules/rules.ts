import { checkBackgroundSide } from './check-background-side.ts'
import { checkBaseUrl } from './check-base-url.ts'
import { checkBasicAuthName } from './check-basic-auth-name.ts'
import { checkBlankText } from './check-blank-text.ts'
import { checkDuplicateRedirect } from './check-duplicate-redirect.ts'
import { checkEmptyList } from './check-empty-list.ts'
import { checkFontFormat } from './check-font-format.ts'
import { checkGithubUrl } from './check-github-url.ts'
import { checkIconPrefix } from './check-icon-prefix.ts'
import { checkIgnoredValue } from './check-ignored-value.ts'
import { checkUndeclaredVersion } from './check-undeclared-version.ts'
import { checkUnsafeUrl } from './check-unsafe-url.ts'
import { checkVersions } from './check-versions.ts'
import type { Rule } from './rule.ts'

/** All rules, in the order in which they run. A new one is a file and a line. */
export const RULES: readonly Rule[] = [
  checkUndeclaredVersion,
  checkVersions,
  checkDuplicateRedirect,
  checkBasicAuthName,
  checkBaseUrl,
  checkGithubUrl,
  checkBackgroundSide,
  checkIconPrefix,
  checkFontFormat,
  checkIgnoredValue,
  checkEmptyList,
  checkBlankText,
  checkUnsafeUrl,
]
