import { isExternalHref, splitHref } from '../../core/index.ts'

/**
 * Writes an address as a CSS `url("…")`. Everything that could end the string or the rule is percent-encoded, so that
 * an address from the configuration stays an address.
 */
export function toCssUrl(address: string): string {
  const wellFormed = address.replace(/\p{Surrogate}/gu, '\ufffd')
  return `url("${wellFormed.replace(/["'()\\<>\s\p{Cc}]/gu, toPercent)}")`
}

/** The same for a file of the site, as it is reached from the theme: a folder below the root. Other addresses stay. */
export function toThemeUrl(address: string): string {
  if (isExternalHref(address)) return toCssUrl(address)
  const { path } = splitHref(address)
  return toCssUrl(`../${path.replace(/^[./]+/, '').replaceAll('%', '%25')}`)
}

/** Also encodes what `encodeURIComponent` leaves alone: quotes and brackets. */
function toPercent(character: string): string {
  const [first = 0] = new TextEncoder().encode(character)
  return first < 0x80 ? `%${first.toString(16).toUpperCase().padStart(2, '0')}` : encodeURIComponent(character)
}
