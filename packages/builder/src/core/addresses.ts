import type { UrlStyle } from './url-style.ts'

/** The URLs of pages and files in the built site, and the files behind them. Nothing else decides what they look like. */
export interface Addresses {
  /** URL path that the site is served from: empty, or for example `/docs`. */
  base: string
  style: UrlStyle
  /** The `href` of a page, for example `/docs/guides/a.html`. Takes a permalink (`/guides/a`, `/`). */
  toPageHref(permalink: string): string
  /** The file that a page is written to: `/guides/a` → `guides/a.html` or `guides/a/index.html`, `/` → `index.html`. */
  toOutputPath(permalink: string): string
  /**
   * The paths that no other file may have: first that of the page's own file, then those that a host could serve at its
   * URL instead.
   */
  listClaimedPaths(permalink: string): string[]
  /** The `href` of a static file, for example `/docs/images/a%20b.png`. Takes its path in the site's folder. */
  toFileHref(path: string): string
  /** The path of the file that an `href` leads to, whether it exists or not. Undefined for other sites. */
  toFilePath(href: string): string | undefined
}

/**
 * Creates the addresses of a site served from `base`. `/docs`, `/docs/`, `docs`, `/` and the empty string all work.
 * @param style Default: `html`.
 */
export function createAddresses(base: string, style: UrlStyle = 'html'): Addresses {
  const prefix = base.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  const root = prefix === '' ? '' : `/${prefix}`
  const toOutputPath = (permalink: string): string => {
    if (permalink === '/') return 'index.html'
    // Hosts look for the page for unknown addresses only here.
    const isFolder = style === 'folder' && permalink !== '/404'
    return `${permalink.slice(1)}${isFolder ? '/index' : ''}.html`
  }
  return {
    base: root,
    style,
    toPageHref(permalink) {
      const path = toOutputPath(permalink).replace(/(^|\/)index\.html$/, '$1')
      return `${root}/${encodePath(style === 'clean' ? path.replace(/\.html$/, '') : path)}`
    },
    toOutputPath,
    listClaimedPaths(permalink) {
      const name = permalink.slice(1)
      const own = toOutputPath(permalink)
      if (style === 'html' || name === '') return [own]
      return [...new Set([own, `${name}.html`, `${name}/index.html`, name])]
    },
    toFileHref: (path) => `${root}/${encodePath(path.replace(/^\/+/, ''))}`,
    toFilePath(href) {
      if (!href.startsWith(`${root}/`) || href.startsWith('//')) return undefined
      try {
        return decodeURIComponent(href.slice(root.length + 1).replace(/[?#].*$/, ''))
      } catch {
        return undefined
      }
    },
  }
}

/** The path of a page without its extension: `guides/a.mdx` → `guides/a`. Only `.md` and `.mdx` are extensions. */
export function toPagePath(file: string): string {
  return file.replace(/\.mdx?$/, '')
}

/**
 * The URL path of a page, below the base and without an extension: `guides/a` → `/guides/a`, `guides/index` → `/guides`,
 * `index` → `/`. Case is preserved. See docs/reference/pages-and-files.mdx#page-urls.
 */
export function toPermalink(path: string): string {
  return `/${path.replace(/(?:^|\/)(?:index\/)*index$/, '')}`
}

/** The list of all pages for language models (llmstxt.org). */
export const LLMS_FILE = 'llms.txt'

/** The file that contains a page as Markdown, whatever its URL is: `/guides/a` → `guides/a.md`, `/` → `index.md`. */
export function toTextPath(permalink: string): string {
  return permalink === '/' ? 'index.md' : `${permalink.slice(1)}.md`
}

/** The file that contains the feed of a page: `/guides/a` → `guides/a/rss.xml`, `/` → `rss.xml`. */
export function toFeedPath(permalink: string): string {
  return `${permalink}/rss.xml`.replace(/^\/+/, '')
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
