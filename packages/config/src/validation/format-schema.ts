import type { z } from 'zod/mini'
import type { KnownMistake } from './known-mistakes.ts'

/** What validation knows about a format. */
export interface FormatSchema<Config> {
  /** The whole file. */
  root: z.core.$ZodType
  /** What is used of a file, with every key optional. */
  partial: z.ZodMiniType<Config>
  mistakes: readonly KnownMistake[]
}
