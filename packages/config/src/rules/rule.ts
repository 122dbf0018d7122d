import type { Problem } from '../problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/** A check of what a schema cannot say. It reads no files and reports every place. */
export type Rule = (config: CheckedConfig) => Problem[]
