import type { ConfigCodeName } from '../config-codes.ts'
import type { Fix } from '../diagnostics/fix.ts'
import type { Change } from '../fixes/change.ts'

/** Keys and positions from the top of the configuration down to a value, for example `['navigation', 0, 'pages']`. */
export type ConfigPath = readonly (string | number)[]

/** A problem at a place of the configuration's value; {@link parseSiteConfig} finds that place in the text. */
export interface Problem {
  code: ConfigCodeName
  path: ConfigPath
  /** Whether the key at `path` is marked, or its value. Entries of arrays have no key: their first character is marked. */
  at: 'key' | 'value'
  message: string
  suggestions: string[]
  /** The mend, where it is certain enough for a program to make it. */
  change?: Change
}

/** A problem at a place of the text. Offset and length are UTF-16 units. */
export interface TextProblem {
  code: ConfigCodeName
  offset: number
  length: number
  message: string
  suggestions: string[]
  fix?: Fix
}
