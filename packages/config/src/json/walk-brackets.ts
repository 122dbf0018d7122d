export interface Bracket {
  character: '{' | '}' | '[' | ']'
  offset: number
}

/** Walks the brackets of a JSON text without parsing it. Those in strings are left out, those in comments are not. */
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
