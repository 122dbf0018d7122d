import type { ConfigPath } from './config-path.ts'

/** A change of the configuration as a value, independent of its text. */
export type Change =
  /** Replaces the value at `path` with another plain value. */
  | { kind: 'replace'; path: ConfigPath; value: string | number | boolean }
  /** Renames the key at `path`. */
  | { kind: 'rename'; path: ConfigPath; key: string }
  /** Removes the key at `path` with its value, or the entry of an array. */
  | { kind: 'remove'; path: ConfigPath }
  /** Puts the number at `path` in quotes, digit by digit as written. */
  | { kind: 'quote'; path: ConfigPath }
  /** Wraps the value at `path` in an array. */
  | { kind: 'wrap'; path: ConfigPath }
  /** Replaces the array at `path` with its only entry. */
  | { kind: 'unwrap'; path: ConfigPath }
  /** Adds a key at the end of the object at `path`, which is not empty. */
  | { kind: 'add'; path: ConfigPath; key: string; value: string }
