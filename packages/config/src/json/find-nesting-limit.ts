import { walkBrackets } from './walk-brackets.ts'

/** Deepest nesting of brackets that is parsed. Real files stay below 20. */
export const MAX_DEPTH = 200

/**
 * Finds the offset of the first bracket nested deeper than {@link MAX_DEPTH}. It runs before any parser, because parsers
 * recurse into every level.
 */
export function findNestingLimit(text: string): number | undefined {
  let depth = 0
  for (const { character, offset } of walkBrackets(text)) {
    depth += character === '{' || character === '[' ? 1 : -1
    if (depth > MAX_DEPTH) return offset
  }
  return undefined
}
