/**
 * Writes text as a CSS string in quotes. Everything but letters, digits, spaces and a few plain signs is escaped by its
 * code point, so that no text can end the string (CSS Syntax, 4.3.7).
 */
export function toCssString(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} _.-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}
