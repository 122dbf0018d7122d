import type { WildcardPart } from '../../site/index.ts'

/**
 * The regular expression for the paths of a redirect with wildcards, as they are in a request: percent-encoded, and with
 * an optional slash at the end. What it captures can be written to a header as it is.
 *
 * Only characters that have no meaning in any configuration file are written as they are: others are `\x..`, so it needs
 * no quoting beyond quotes around it. It works in PCRE and in Go.
 */
export function toRawPattern(parts: readonly WildcardPart[]): string {
  return `${parts.map(toPart).join('')}/*`
}

/** Browsers read `\` as `/`, and `//` after the host as another host. */
const PARTS = {
  segment: '([^/?\\x5c\\s]+)',
  rest: '([^?\\x5c\\s]*?)',
  'slash-and-rest': '(?:/+([^/?\\x5c\\s][^?\\x5c\\s]*?)?)?',
} as const

function toPart(part: WildcardPart): string {
  return typeof part === 'string' ? PARTS[part] : Array.from(part.text, toCharacter).join('')
}

function toCharacter(character: string): string {
  if (/[\w/~-]/.test(character)) return character
  const encoded = Array.from(new TextEncoder().encode(character), (byte) => `%${toHexPattern(byte)}`).join('')
  const code = character.charCodeAt(0)
  return code < 0x7f && character !== ' ' ? `(?:\\x${code.toString(16)}|${encoded})` : encoded
}

/** In either case: `c3` → `[cC]3`. */
function toHexPattern(byte: number): string {
  const digits = byte.toString(16).padStart(2, '0')
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
}
