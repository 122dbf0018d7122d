/** Where an address as written leads. */
export type ResolvedLink =
  | {
      type: 'page'
      href: string
      /** Permalink of the page. */
      permalink: string
      /** What follows `#`, as written; empty without one. */
      fragment: string
      /** The destination of the redirect, as written, without which the address would lead nowhere. */
      redirect?: string
    }
  | { type: 'file' | 'external'; href: string; redirect?: string }
  /** A place on the page that holds the link. `fragment` is empty for the start of the page. */
  | { type: 'fragment'; href: string; fragment: string }
  /** Neither page nor file: `href` is the best that can be put there, `path` what was looked for. */
  | { type: 'broken'; href: string; path: string }
  /** An address that would run code; nothing is put there. */
  | { type: 'unsafe' }

export interface LinkResolver {
  /** Resolves the address of a link on a page. `file` is the file that holds it. */
  resolveLink(href: string, file: string): ResolvedLink
  /** The same for an image or another file. */
  resolveFile(src: string, file: string): ResolvedLink
  /** Permalinks of all pages, for suggestions. */
  permalinks: readonly string[]
}
