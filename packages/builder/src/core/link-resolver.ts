/** The target of an address as written. */
export type ResolvedLink =
  | {
      type: 'page'
      href: string
      /** Permalink of the page. */
      permalink: string
      /** The text after `#`, as written, or an empty string. */
      fragment: string
      /** The destination, as written, of the redirect that leads there. Without that redirect the link would be broken. */
      redirect?: string
    }
  | { type: 'file' | 'external'; href: string; redirect?: string }
  /** A position on the page that contains the link. `fragment` is empty for the start of the page. */
  | { type: 'fragment'; href: string; fragment: string }
  /** Neither a page nor a file. `href` is the best guess, `path` is the path that was looked up. */
  | { type: 'broken'; href: string; path: string }
  /** An address that would run code. It is removed. */
  | { type: 'unsafe' }

export interface LinkResolver {
  /** Resolves the address of a link. `file` is the file that contains it. */
  resolveLink(href: string, file: string): ResolvedLink
  /** Resolves the address of an image or another file. */
  resolveFile(src: string, file: string): ResolvedLink
  /** Permalinks of all pages, for suggestions. */
  permalinks: readonly string[]
}
