import { blank, type RemoteAddress, toRemoteAddress } from './remote-address.ts'

/** Whole lines only: what looks like a comment behind code may stand in a string. */
const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm
const ADDRESS = /(["'`])((?:https?:)?\/\/[a-z0-9][^"'`\s\\$]*)\1/gi

/** What loads or asks: without any of it an address in a script is only a text, such as that of a link. */
const REQUEST =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b|\.src\s*=|['"]src['"]|\bimport\s*\(/

/**
 * Finds the other hosts that a script seems to ask, each once, by its first address. A page's security policy forbids
 * them. Addresses that are put together at run time are not found.
 */
export function findRemoteRequests(script: string): RemoteAddress[] {
  const text = blank(script, COMMENT)
  if (!REQUEST.test(text)) return []
  const found = new Map<string, RemoteAddress>()
  for (const { 2: url = '', index } of text.matchAll(ADDRESS)) {
    const address = toRemoteAddress(url, index + 1)
    if (address && !found.has(address.origin)) found.set(address.origin, address)
  }
  return [...found.values()]
}
