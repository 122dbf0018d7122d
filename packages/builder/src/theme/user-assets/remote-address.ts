/** An address on another host in the text of a file. */
export interface RemoteAddress {
  /** As written. */
  url: string
  /** For example `https://cdn.example.com`. */
  origin: string
  /** Where it starts in the text. */
  offset: number
}

/** Parses an address. Undefined if it isn't on another host. The default scheme is `https:`. */
export function parseRemoteAddress(url: string, offset: number): RemoteAddress | undefined {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return undefined
  return { url, origin: new URL(absolute).origin, offset }
}

/** Replaces what a pattern matches with spaces, so that offsets don't change. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '))
}
