interface Bracket {
  character: '{' | '}' | '[' | ']'
  offset: number
}

/** Walks the brackets of a JSON text without parsing it. It skips those in strings, but not those in comments. */
export function* walkBrackets(text: string): Generator<Bracket> {
  let isInString = false
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset]
    if (isInString) {
      if (character === '\\') offset++
      else if (character === '"' || character === '\n') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '}' || character === '[' || character === ']') {
      yield { character, offset }
    }
  }
}

/** Finds the innermost bracket that is still open at the end of a text. */
export function findUnclosedBracket(text: string): Bracket | undefined {
  const open: Bracket[] = []
  for (const bracket of walkBrackets(text)) {
    if (bracket.character === '{' || bracket.character === '[') open.push(bracket)
    else open.pop()
  }
  return open.at(-1)
}
