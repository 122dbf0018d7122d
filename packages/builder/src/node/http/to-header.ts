/** Escapes an address for a header, which may contain only ASCII. */
export function toHeader(location: string): string {
  return location.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}
