/** Where an address as written leads. */
export type ResolvedLink =
  | { type: 'page' | 'file' | 'external' | 'fragment'; href: string }
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
