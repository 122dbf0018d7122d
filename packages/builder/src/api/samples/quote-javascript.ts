import { type QuoteRules, quoteText } from './quote-text.ts'
import type { LiteralSyntax } from './to-literal.ts'

/** Quotes text for JavaScript and TypeScript. */
export function quoteJavascript(text: string): string {
  return quoteText(text)
}

/** Headers are bytes. `fetch` and `node:http` expect text in which each character is one byte. */
export function quoteHeader(value: string): string {
  const letters = [...new TextEncoder().encode(value)].map((byte) => String.fromCharCode(byte)).join('')
  return quoteText(letters, BYTES).replace(/[\xa0-\xff]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16)}`)
}

const BYTES: QuoteRules = { toEscape: (code) => `\\x${code.slice(2)}` }

export const JAVASCRIPT: LiteralSyntax = {
  quote: quoteJavascript,
  toKey: toJavascriptKey,
  null: 'null',
  true: 'true',
  false: 'false',
  map: ['{', '}'],
}

/** `__proto__: x` would set the prototype instead of a member. */
export function toJavascriptKey(name: string): string {
  if (name === '__proto__') return '["__proto__"]: '
  return /^[a-z_$][\w$]*$/i.test(name) ? `${name}: ` : `${quoteJavascript(name)}: `
}
