import type { ConfigCodeName } from '../config-codes.ts'
import type { Fix } from '../diagnostics/index.ts'
import type { Change } from './change.ts'
import type { ConfigPath } from './config-path.ts'

/** A problem with a value of the configuration. Its position in the text is found later, from the path. */
export interface ValueProblem {
  code: ConfigCodeName
  path: ConfigPath
  /** Whether to mark the key at `path` or its value. An entry of an array has no key: its first character is marked. */
  at: 'key' | 'value'
  message: string
  suggestions: string[]
  /** The change that fixes the problem, if it is certain enough for a program to apply it. */
  change?: Change | undefined
}

/** A problem at an offset of the text. Offset and length are UTF-16 units. */
export interface TextProblem {
  code: ConfigCodeName
  offset: number
  length: number
  message: string
  suggestions: string[]
  fix?: Fix | undefined
}
