import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of `mint.json` that the builder finds: those that need the folder of the site. */
export const CONFIGURATION_CODES = {
  'config/unknown-sample-language': {
    severity: 'warning',
    title: 'Unknown language of samples',
    explanation:
      '`api.request.example.languages` names a language that request samples are not written in. Pages show the others.',
    mend: 'Write one of the names in the message.',
    example: '"request": { "example": { "languages": ["curl", "cobol"] } }',
  },
} as const satisfies Record<string, DiagnosticCode>
