import type { ConfigCodeName } from './config-codes.ts'

/** Keys and positions from the top of the configuration down to a value, for example `['navigation', 0, 'pages']`. */
export type ConfigPath = readonly (string | number)[]

/** A problem at a place of the configuration's value; {@link toDiagnostic} finds that place in the text. */
export interface Problem {
  code: ConfigCodeName
  path: ConfigPath
  /** Whether the key at `path` is marked, or its value. Entries of arrays have no key: their first character is marked. */
  at: 'key' | 'value'
  message: string
  suggestions: string[]
}

/** A problem at a place of the text. Offset and length are UTF-16 units. */
export interface TextProblem {
  code: ConfigCodeName
  offset: number
  length: number
  message: string
  suggestions: string[]
}
