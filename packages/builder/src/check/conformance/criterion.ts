import type { ANCHOR_CODES, CHECK_CODES } from '../codes.ts'
import type { EvidenceName } from './evidence.ts'

/** A success criterion of WCAG 2.2, and how the frame of a site meets it. */
export type Criterion = {
  /** Its number, such as `1.4.10`. */
  id: string
  name: string
  level: 'A' | 'AA'
  /** What depends on the content, or why there is no evidence. One sentence. */
  note?: string
  /** Diagnostics of `check` about content that fails it. */
  codes?: readonly CriterionCode[]
} & Conformance

type CriterionCode = keyof typeof CHECK_CODES | keyof typeof ANCHOR_CODES | 'config/low-contrast'

/** A criterion is only supported if a test shows it. */
type Conformance =
  | { result: 'supports'; evidence: readonly [EvidenceName, ...EvidenceName[]] }
  | { result: 'depends on content' | 'does not support' | 'not applicable' | 'not evaluated'; note: string }
