import type { Diagnostic, Fix } from '@spearmint/config'

/** A problem that may bring its mend. */
export interface CheckedDiagnostic extends Diagnostic {
  /** Present where the mend is certain enough for a program to make it. Its offsets are those of the file. */
  fix?: Fix
}
