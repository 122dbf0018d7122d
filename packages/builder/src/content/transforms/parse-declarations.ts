/** The declarations of a `style` attribute, in order. */
export interface ParsedDeclarations {
  /** `name: value`, with single spaces and without comments. */
  safe: string[]
  /** As written: what is not a declaration, or could do more than style the element. */
  refused: string[]
}

const NAME = /^(?:--[\w-]+|-?[a-z][a-z\d-]*)$/i

/** Properties that ran code in old browsers. */
const CODE_PROPERTY = /^(?:behavior|-moz-binding)$/i

/** What could end the rule or the element around the declaration, or hide what follows. Escapes could do the same. */
const BREAKOUT = /[{}<\\\p{Cc}]|\/\*/u

/** Values that ran code in old browsers, and data URLs that are not images or fonts. */
const CODE_VALUE = /expression\s*\(|(?:javascript|vbscript)\s*:|data\s*:(?!\s*(?:image|font)\/)/i

/**
 * Parses a `style` attribute as tolerantly as browsers do: after an invalid declaration, parsing continues with the
 * next one.
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

/** A semicolon inside quotes or brackets (`url(data:image/png;base64,…)`) does not end a declaration. */
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
