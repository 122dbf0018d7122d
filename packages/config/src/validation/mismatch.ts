import type { ConfigPath } from '../problems/config-problem.ts'

/** One way in which a value does not fit the schema, at the deepest place that can be named. */
export type ShapeFault =
  /** An object holds keys it does not know. */
  | { kind: 'unknown-keys'; path: ConfigPath; keys: readonly string[] }
  /** The value is none of these JSON types, or is absent. */
  | { kind: 'type'; path: ConfigPath; types: readonly string[] }
  /** The value is none of these. */
  | { kind: 'choice'; path: ConfigPath; choices: readonly unknown[] }
  /** The value has not the form that `expected` describes. */
  | { kind: 'form'; path: ConfigPath; expected: string }
