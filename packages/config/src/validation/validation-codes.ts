import { defineCodes } from '../diagnostics/index.ts'

/** Problems with keys, types and allowed values: what the schema alone can find. */
export const VALIDATION_CODES = defineCodes({
  'config/missing-key': {
    severity: 'error',
    title: 'Missing key',
    explanation: 'A required key is missing.',
    fix: 'Add the key.',
    example: '"tabs": [{ "name": "API" }]',
  },
  'config/misspelled-key': {
    severity: 'error',
    title: 'Misspelled key',
    explanation: 'An unknown key looks like a known one. Ignoring it would silently lose its value.',
    fix: 'Use the name that the message suggests.',
    example: '"navigaton": []',
  },
  'config/unknown-key': {
    severity: 'warning',
    title: 'Unknown key',
    explanation: 'The key is unknown, so it is ignored.',
    fix: 'Remove the key, or look up the available keys.',
    example: '"contextual": {}',
  },
  'config/wrong-type': {
    severity: 'error',
    title: 'Wrong type',
    explanation: 'A value has a different JSON type than its key expects. Values are never converted.',
    fix: 'Write a value of the type that the message names.',
    example: '"feedback": { "suggestEdit": "true" }',
  },
  'config/invalid-value': {
    severity: 'error',
    title: 'Invalid value',
    explanation: 'A value has the right type, but it is not an allowed value or not in the expected format.',
    fix: 'Use one of the values, or the format, that the message names.',
    example: '"colors": { "primary": "0A7A5A" }',
  },
})
