import { blank, parseRemoteAddress, type RemoteAddress } from './remote-address.ts'

/** Only whole lines: what looks like a comment after code may be part of a string. */
const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm
const ADDRESS = /(["'`])((?:https?:)?\/\/[a-z0-9][^"'`\s\\$]*)\1/gi

/** Code that sends requests. Without it, an address in a script is only text, for example that of a link. */
const REQUEST =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b|\.src\s*=|['"]src['"]|\bimport\s*\(/

/**
 * Lists the other hosts that a script seems to use, each once, with its first address. The security policy of pages
 * forbids them. Addresses that are built at run time are not found.
 */
export function listRemoteRequests(script: string): RemoteAddress[] {
  const text = blank(script, COMMENT)
  if (!REQUEST.test(text)) return []
  const found = new Map<string, RemoteAddress>()
  for (const { 2: url = '', index } of text.matchAll(ADDRESS)) {
    const address = parseRemoteAddress(url, index + 1)
    if (address && !found.has(address.origin)) found.set(address.origin, address)
  }
  return [...found.values()]
}
