/** How pages and files are addressed in the built site. One place decides it; everyone else asks. */
export interface Addresses {
  /** URL path below which the site is served: empty, or `/docs`. */
  base: string
  /** The `href` of a page, for example `/docs/guides/a.html`. Takes a permalink (`/guides/a`, `/`). */
  toPageHref(permalink: string): string
  /** The `href` of a static file, for example `/docs/images/a%20b.png`. Takes the path in the site's folder. */
  toFileHref(path: string): string
}

/** Creates the addresses of a site served below `base` (`/docs`, `/docs/`, `docs`, `/` and the empty string all work). */
export function createAddresses(base: string): Addresses {
  const prefix = base.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  const root = prefix === '' ? '' : `/${prefix}`
  return {
    base: root,
    toPageHref: (permalink) => `${root}/${encodePath(toOutputPath(permalink).replace(/(^|\/)index\.html$/, '$1'))}`,
    toFileHref: (path) => `${root}/${encodePath(path.replace(/^\/+/, ''))}`,
  }
}

/** The file a page is written to: `/guides/a` → `guides/a.html`, `/` → `index.html`. */
export function toOutputPath(permalink: string): string {
  return permalink === '/' ? 'index.html' : `${permalink.slice(1)}.html`
}

/** The file that holds a page as Markdown: `/guides/a` → `guides/a.md`, `/` → `index.md`. */
export function toTextPath(permalink: string): string {
  return toOutputPath(permalink).replace(/html$/, 'md')
}

/** The file that holds the feed of a page: `/guides/a` → `guides/a/rss.xml`, `/` → `rss.xml`. */
export function toFeedPath(permalink: string): string {
  return `${permalink}/rss.xml`.replace(/^\/+/, '')
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
