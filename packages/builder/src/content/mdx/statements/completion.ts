import type { Value } from '../values/value.ts'

/** Why statements ended early: a `return`, or a jump in a loop or `switch`. */
export type Completion = { value: Value } | 'break' | 'continue' | undefined
