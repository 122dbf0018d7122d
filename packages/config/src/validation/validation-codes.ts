import type { ConfigCode } from '../diagnostics/define-codes.ts'

/** Problems of keys, types and allowed values: what the schema alone can tell. */
export const SHAPE_CODES = {
  'config/missing-key': {
    severity: 'error',
    title: 'Missing key',
    explanation: 'A key is required and absent.',
    mend: 'Add the key.',
    example: '"tabs": [{ "name": "API" }]',
  },
  'config/misspelt-key': {
    severity: 'error',
    title: 'Misspelt key',
    explanation: 'A key is unknown but looks like a known one, whose value would silently be lost.',
    mend: 'Take the name that the message suggests.',
    example: '"navigaton": []',
  },
  'config/unknown-key': {
    severity: 'warning',
    title: 'Unknown key',
    explanation: 'A key is unknown and ignored.',
    mend: 'Remove it, or look up the keys there are.',
    example: '"contextual": {}',
  },
  'config/wrong-type': {
    severity: 'error',
    title: 'Wrong type',
    explanation: 'A value is of another JSON type than its key demands. Values are never converted.',
    mend: 'Write a value of the type that the message names.',
    example: '"feedback": { "suggestEdit": "true" }',
  },
  'config/invalid-value': {
    severity: 'error',
    title: 'Invalid value',
    explanation: 'A value has the right type but not one of the allowed values or forms.',
    mend: 'Take one of the values, or the form, that the message names.',
    example: '"colors": { "primary": "0A7A5A" }',
  },
} as const satisfies Record<string, ConfigCode>
