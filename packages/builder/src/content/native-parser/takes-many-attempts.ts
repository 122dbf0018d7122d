/** The start of a line of code, whose end the parsers look for at every blank line. */
const CODE = /^(?:import|export) /gm

/** Characters that the native parser may parse in vain. It takes a second for them. */
const MAX_CHARACTERS = 30_000_000

/** Whether imports and exports contain so many blank lines that the native parser, too, takes long to find their ends. */
export function takesManyAttempts(text: string): boolean {
  let characters = 0
  for (const { index } of text.matchAll(CODE)) {
    let open = 0
    let start = index
    for (let end = text.indexOf('\n\n', start); end !== -1; end = text.indexOf('\n\n', start)) {
      open += countOpenBrackets(text.slice(start, end))
      if (open <= 0) break
      characters += end - index
      if (characters > MAX_CHARACTERS) return true
      start = end + 1
    }
  }
  return false
}

/** How many more brackets are opened than closed. */
function countOpenBrackets(code: string): number {
  let open = 0
  for (const { 0: bracket } of code.matchAll(/[()[\]{}]/g)) open += '([{'.includes(bracket) ? 1 : -1
  return open
}
