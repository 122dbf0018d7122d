import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import type { SiteFiles } from './site-files.ts'

/** Parts that are present in the file but invalid or misspelled. A rule must not treat them as missing. */
export interface InvalidParts {
  /** Whether the part at a path, or one that contains it, is invalid. */
  has(path: ConfigPath): boolean
}

/** Checks what a schema can't express. Reports every problem, and reads no files. */
export type Rule = (config: PartialConfig, invalid: InvalidParts) => ValueProblem[]

/** Checks the configuration against the files of the site. */
export type FileRule = (config: PartialConfig, files: SiteFiles, invalid: InvalidParts) => ValueProblem[]
