import type { PlaygroundSchema, PlaygroundWords } from '../../../src/api/browser.ts'

/** Converts a schema to the type shown next to its input: `string`, `integer`, `string, date-time`. */
export function toTypeWord({ types, format, isFile }: PlaygroundSchema, words: PlaygroundWords): string {
  if (isFile) return words.say('playground.fileType')
  return [joinTypes(types, words), format ?? ''].filter(Boolean).join(', ')
}

function joinTypes(types: readonly string[], words: PlaygroundWords): string {
  return types.length === 0 ? '' : types.reduce((one, other) => words.say('playground.either', { one, other }))
}
