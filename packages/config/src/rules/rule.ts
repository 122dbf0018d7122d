import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { SiteFiles } from './site-files.ts'

/** What is written but could not be used, or is misspelt. Nothing follows from its absence in the configuration. */
export interface UnsoundParts {
  /** Whether the part at a path, or one around it, is among them. */
  has(path: ConfigPath): boolean
}

/** A check of what a schema cannot say. It reads no files and reports every place. */
export type Rule = (config: CheckedConfig, unsound: UnsoundParts) => Problem[]

/** A check of the configuration against the files of the site. */
export type FileRule = (config: CheckedConfig, files: SiteFiles, unsound: UnsoundParts) => Problem[]
