/** What identifies a page in its HTML. */
export interface PageFacts {
  title?: string
  canonical?: string
  /** The destination of a page that redirects. */
  refresh?: string
}

/** The head of a page is shorter than this, in characters. */
const MAX_HEAD = 200_000

/** Reads the facts of a page from its HTML, which may be any text. */
export function toPageFacts(bytes: Uint8Array): PageFacts {
  const html = new TextDecoder().decode(bytes.subarray(0, MAX_HEAD))
  const title = /<title\b[^>]{0,200}>([^<]{0,1000})<\/title>/i.exec(html)?.[1]?.trim()
  const tags = [...html.matchAll(/<(?:link|meta)\b[^>]{0,4000}>/gi)].map(([tag]) => tag)
  const canonical = findValue(tags, /\brel="?canonical\b/i, 'href')
  const refresh = findValue(tags, /\bhttp-equiv="?refresh\b/i, 'content')?.replace(/^\s*\d+\s*;\s*url=/i, '')
  return {
    ...(title !== undefined && { title }),
    ...(canonical !== undefined && { canonical }),
    ...(refresh !== undefined && { refresh }),
  }
}

function findValue(tags: readonly string[], kind: RegExp, name: string): string | undefined {
  const tag = tags.find((tag) => kind.test(tag))
  const [, quoted, plain] = new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s">]+))`, 'i').exec(tag ?? '') ?? []
  return (quoted ?? plain)?.replaceAll('&#x26;', '&').replaceAll('&amp;', '&')
}
