/** The URLs of pages and files in the built site. Nothing else decides what they look like. */
export interface Addresses {
  /** URL path that the site is served from: empty, or for example `/docs`. */
  base: string
  /** The `href` of a page, for example `/docs/guides/a.html`. Takes a permalink (`/guides/a`, `/`). */
  toPageHref(permalink: string): string
  /** The `href` of a static file, for example `/docs/images/a%20b.png`. Takes its path in the site's folder. */
  toFileHref(path: string): string
}

/** Creates the addresses of a site served from `base`. `/docs`, `/docs/`, `docs`, `/` and the empty string all work. */
export function createAddresses(base: string): Addresses {
  const prefix = base.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  const root = prefix === '' ? '' : `/${prefix}`
  return {
    base: root,
    toPageHref: (permalink) => `${root}/${encodePath(toOutputPath(permalink).replace(/(^|\/)index\.html$/, '$1'))}`,
    toFileHref: (path) => `${root}/${encodePath(path.replace(/^\/+/, ''))}`,
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

/** The file a page is written to: `/guides/a` → `guides/a.html`, `/` → `index.html`. */
export function toOutputPath(permalink: string): string {
  return permalink === '/' ? 'index.html' : `${permalink.slice(1)}.html`
}

/** The file that contains a page as Markdown: `/guides/a` → `guides/a.md`, `/` → `index.md`. */
export function toTextPath(permalink: string): string {
  return toOutputPath(permalink).replace(/html$/, 'md')
}

/** The file that contains the feed of a page: `/guides/a` → `guides/a/rss.xml`, `/` → `rss.xml`. */
export function toFeedPath(permalink: string): string {
  return `${permalink}/rss.xml`.replace(/^\/+/, '')
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
