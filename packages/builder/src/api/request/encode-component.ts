/** Encodes a text for one part of an address (RFC 3986). Half of a surrogate pair, which no bytes stand for, becomes U+FFFD. */
export function encodeComponent(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}'))
}
