import type { ConfigPath } from '../problems/config-path.ts'

/** Parts that are present in the file but invalid or misspelled. A rule must not treat them as missing. */
export interface InvalidParts {
  /** Whether the part at a path, or one that contains it, is invalid. */
  has(path: ConfigPath): boolean
}
