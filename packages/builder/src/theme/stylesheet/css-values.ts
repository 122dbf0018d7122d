import { isExternalHref, splitHref } from '../../core/index.ts'

/**
 * Writes text as a CSS string in quotes. Everything except letters, digits, spaces and a few plain characters is escaped
 * by its code point, so that no text can end the string (CSS Syntax, 4.3.7).
 */
export function toCssString(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} _.-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}

/**
 * Writes an address as a CSS `url("…")`. Everything that could end the string or the rule is percent-encoded, so that
 * an address from the configuration can't be anything else.
 */
export function toCssUrl(address: string): string {
  const wellFormed = address.replace(/\p{Surrogate}/gu, '\ufffd')
  return `url("${wellFormed.replace(/["'()\\<>\s\p{Cc}]/gu, toPercent)}")`
}

/** The `url("…")` of a file of the site in the theme, which is one folder below the root. Other addresses don't change. */
export function toThemeUrl(address: string): string {
  if (isExternalHref(address)) return toCssUrl(address)
  const { path } = splitHref(address)
  return toCssUrl(`../${path.replace(/^[./]+/, '').replaceAll('%', '%25')}`)
}

/** Unlike `encodeURIComponent`, encodes quotes and brackets too. */
function toPercent(character: string): string {
  const [first = 0] = new TextEncoder().encode(character)
  return first < 0x80 ? `%${first.toString(16).toUpperCase().padStart(2, '0')}` : encodeURIComponent(character)
}
