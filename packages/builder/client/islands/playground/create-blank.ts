import type { PlaygroundSchema } from '../../../src/api/browser.ts'

/** Creates the initial value of an item or member that has to have one. */
export function createBlank({ types, enum: values, fields, default: initial }: PlaygroundSchema): unknown {
  if (initial !== undefined) return initial
  if (values !== undefined && values.length > 0) return values[0]
  switch (types[0] ?? (fields === undefined ? undefined : 'object')) {
    case 'object':
      return {}
    case 'array':
      return []
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return 0
    default:
      return ''
  }
}
