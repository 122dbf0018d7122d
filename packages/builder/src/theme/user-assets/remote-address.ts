/** An address of another host in the text of a file. */
export interface RemoteAddress {
  /** As written. */
  url: string
  /** For example `https://cdn.example.com`. */
  origin: string
  /** Where it begins in the text. */
  offset: number
}

/** Reads an address; undefined when it names no other host. Addresses without a scheme are taken for `https:`. */
export function toRemoteAddress(url: string, offset: number): RemoteAddress | undefined {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return undefined
  return { url, origin: new URL(absolute).origin, offset }
}

/** Blanks what a pattern matches, so that what stays keeps its place. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '))
}
