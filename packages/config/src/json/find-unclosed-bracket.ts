import { type Bracket, walkBrackets } from './walk-brackets.ts'

/** Finds the innermost bracket that is still open where a text ends. */
export function findUnclosedBracket(text: string): Bracket | undefined {
  const open: Bracket[] = []
  for (const bracket of walkBrackets(text)) {
    if (bracket.character === '{' || bracket.character === '[') open.push(bracket)
    else open.pop()
  }
  return open.at(-1)
}
