import type { Diagnostic } from './diagnostics/index.ts'
import { DOCS_CODES } from './docs-format/rules/docs-codes.ts'
import { INCLUDE_CODES } from './includes/include-codes.ts'
import { JSON_CODES } from './json/json-codes.ts'
import { FILE_CODES } from './rules/file-codes.ts'
import { RULE_CODES } from './rules/rule-codes.ts'
import { VALIDATION_CODES } from './validation/validation-codes.ts'

/**
 * Every problem that this package reports, in the order of the stages that find them. Codes that start with
 * `navigation/` are about the pages of the navigation.
 */
export const CONFIG_CODES = {
  ...JSON_CODES,
  ...INCLUDE_CODES,
  ...VALIDATION_CODES,
  ...RULE_CODES,
  ...DOCS_CODES,
  ...FILE_CODES,
}

export type ConfigCodeName = keyof typeof CONFIG_CODES

/** A problem in a site configuration. */
export type ConfigDiagnostic = Diagnostic<ConfigCodeName>
