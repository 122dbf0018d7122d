import type { ConfigPath } from '../problems/config-path.ts'

/** A way in which a value doesn't fit the schema, at the deepest path that can be named. */
export type Mismatch =
  /** An object has unknown keys. */
  | { kind: 'unknown-keys'; path: ConfigPath; keys: readonly string[] }
  /** The value has none of these JSON types, or is missing. */
  | { kind: 'type'; path: ConfigPath; types: readonly string[] }
  /** The value is none of these. */
  | { kind: 'choice'; path: ConfigPath; choices: readonly unknown[] }
  /** The value doesn't have the format that `expected` describes. */
  | { kind: 'format'; path: ConfigPath; expected: string }
