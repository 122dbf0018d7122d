import type { PlaygroundSchema } from '../../../src/api/browser.ts'

/** Converts a schema to the type shown next to its input: `string`, `integer`, `string, date-time`. */
export function toTypeWord({ types, format, isFile }: PlaygroundSchema): string {
  if (isFile) return 'file'
  return [types.join(' or '), format ?? ''].filter(Boolean).join(', ')
}
