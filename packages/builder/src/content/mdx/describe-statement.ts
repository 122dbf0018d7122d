const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^ExpressionStatement$/, 'A statement that has an effect and no result'],
  [/^(?:For|While|DoWhile)/, 'A loop'],
  [/^(?:Try|Throw)/, '`try` or `throw`'],
  [/^Switch/, '`switch`'],
  [/^Class/, 'A class'],
]

/** Names the kind of a statement that is not evaluated, to begin a sentence. */
export function describeStatement(type: string): string {
  return WORDS.find(([pattern]) => pattern.test(type))?.[1] ?? `A statement of this kind (${type})`
}
