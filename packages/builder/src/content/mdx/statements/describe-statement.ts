const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Labeled/, 'A label'],
  [/^Class/, 'A class'],
]

/** Names the kind of an unsupported statement, as the start of a sentence. */
export function describeStatement(type: string): string {
  return WORDS.find(([pattern]) => pattern.test(type))?.[1] ?? `A statement of this kind (${type})`
}
