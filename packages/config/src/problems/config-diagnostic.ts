import type { ConfigCodeName } from '../config-codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Fix } from '../diagnostics/fix.ts'

/** A problem of a site configuration. */
export interface ConfigDiagnostic extends Diagnostic {
  /** One of the keys of `CONFIG_CODES`. */
  code: ConfigCodeName
  /** Present where the mend is certain enough for a program. `applyFixes` applies it. */
  fix?: Fix
}
