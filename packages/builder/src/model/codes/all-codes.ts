import { CODE_SECTIONS } from './code-sections.ts'
import type { DiagnosticCode } from './diagnostic-code.ts'

/** Every code that Spearmint reports → what is known of it. */
export const ALL_CODES: ReadonlyMap<string, DiagnosticCode> = new Map(
  CODE_SECTIONS.flatMap(({ codes }) => Object.entries(codes)),
)
