import type { PlaygroundSchema } from '../../../src/api/browser.ts'

/** What an input may hold, in words: `string`, `integer`, `string, date-time`. */
export function toTypeWord({ types, format, isFile }: PlaygroundSchema): string {
  if (isFile) return 'file'
  return [types.join(' or '), format ?? ''].filter(Boolean).join(', ')
}
