import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of `mint.json` that the builder finds: those that need the folder of the site. */
export const CONFIGURATION_CODES = {
  'config/missing-file': {
    severity: 'error',
    title: 'No configuration',
    explanation: 'The folder holds no `mint.json`.',
    mend: 'Build the folder that holds it; the message names those it found.',
  },
} as const satisfies Record<string, DiagnosticCode>
