import type { ConfigPath } from '../problems/config-problem.ts'

/** A change of the configuration as a value, before anybody looks at the text. */
export type Change =
  /** Puts another plain value in place of the one at `path`. */
  | { kind: 'replace'; path: ConfigPath; value: string | number | boolean }
  /** Gives the key at `path` another name. */
  | { kind: 'rename'; path: ConfigPath; key: string }
  /** Takes away the key at `path` with its value, or the entry of an array. */
  | { kind: 'remove'; path: ConfigPath }
  /** Makes a string of the number at `path`, digit by digit as written. */
  | { kind: 'quote'; path: ConfigPath }
  /** Makes an array of the value at `path`. */
  | { kind: 'wrap'; path: ConfigPath }
  /** Puts the only entry of the array at `path` in its place. */
  | { kind: 'unwrap'; path: ConfigPath }
  /** Adds a key at the end of the object at `path`, which is not empty. */
  | { kind: 'add'; path: ConfigPath; key: string; value: string }
