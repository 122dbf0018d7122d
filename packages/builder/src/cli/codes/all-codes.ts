import type { CodeEntry } from '@spearmint/config/diagnostics'
import { CODE_SECTIONS } from './code-sections.ts'

/** Every code that Spearmint reports, with its entry. */
export const ALL_CODES: ReadonlyMap<string, CodeEntry> = new Map(
  CODE_SECTIONS.flatMap(({ codes }) => Object.entries(codes)),
)
