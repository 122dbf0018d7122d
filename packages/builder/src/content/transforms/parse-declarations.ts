/** The declarations of a `style` attribute, in order. */
export interface ParsedDeclarations {
  /** `name: value`, with single spaces, comments left out. */
  safe: string[]
  /** As written: what is no declaration, and what could do more than style the element. */
  refused: string[]
}

const NAME = /^(?:--[\w-]+|-?[a-z][a-z\d-]*)$/i

/** Properties that ran code in browsers of old. */
const CODE_PROPERTY = /^(?:behavior|-moz-binding)$/i

/** What could end the rule or the element the declaration stands in, or hide what follows; escapes could write it too. */
const BREAKOUT = /[{}<\\\p{Cc}]|\/\*/u

/** Values that ran code in browsers of old, and documents as pictures. */
const CODE_VALUE = /expression\s*\(|(?:javascript|vbscript)\s*:|data\s*:(?!\s*(?:image|font)\/)/i

/**
 * Splits the text of a `style` attribute, as tolerantly as browsers do: a bad declaration is refused, the next one
 * counts.
 */
export function parseDeclarations(text: string): ParsedDeclarations {
  const parsed: ParsedDeclarations = { safe: [], refused: [] }
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\s+/g, ' ')
  for (const { written, isBalanced } of splitAtSemicolons(plain)) {
    if (written === '') continue
    const colon = written.indexOf(':')
    const name = written.slice(0, colon).trim()
    const value = written.slice(colon + 1).trim()
    if (colon > 0 && isBalanced && isSafe(name, value)) parsed.safe.push(`${name}: ${value}`)
    else parsed.refused.push(written)
  }
  return parsed
}

function isSafe(name: string, value: string): boolean {
  const isNamed = NAME.test(name) && !CODE_PROPERTY.test(name)
  return isNamed && value !== '' && !BREAKOUT.test(value) && !CODE_VALUE.test(value)
}

/** A semicolon within quotes or brackets (`url(data:image/png;base64,…)`) ends nothing. */
function splitAtSemicolons(text: string): { written: string; isBalanced: boolean }[] {
  const parts: { written: string; isBalanced: boolean }[] = []
  let start = 0
  let quote = ''
  const open: string[] = []
  let isBalanced = true
  for (let at = 0; at <= text.length; at++) {
    const character = text[at] ?? ''
    if (at === text.length || (character === ';' && quote === '' && open.length === 0)) {
      parts.push({ written: text.slice(start, at).trim(), isBalanced: isBalanced && quote === '' && open.length === 0 })
      start = at + 1
      isBalanced = true
    } else if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') open.push(character)
    else if (character === ')' || character === ']') isBalanced &&= open.pop() === (character === ')' ? '(' : '[')
  }
  return parts
}
