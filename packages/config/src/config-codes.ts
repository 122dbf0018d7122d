import { SYNTAX_CODES } from './json/json-codes.ts'
import { FILE_CODES } from './rules/file-codes.ts'
import { RULE_CODES } from './rules/rule-codes.ts'
import { SHAPE_CODES } from './validation/validation-codes.ts'

/**
 * Every problem this package reports, in the order of the stages that find them. Codes are stable: they are never
 * renamed and never mean something else. Those that begin with `navigation/` are about the pages of the navigation.
 */
export const CONFIG_CODES = { ...SYNTAX_CODES, ...SHAPE_CODES, ...RULE_CODES, ...FILE_CODES }

export type ConfigCodeName = keyof typeof CONFIG_CODES
