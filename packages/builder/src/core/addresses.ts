import type { UrlStyle } from './url-style.ts'

/** The URLs of pages and files in the built site, and the files behind them. Nothing else decides what they look like. */
export interface Addresses {
  /** URL path that the site is served from: empty, or for example `/docs`. In a portable site, {@link ROOT_MARK}. */
  base: string
  /** Whether the site is portable: all of its addresses are relative, so that its folder can be opened anywhere. */
  isRelative: boolean
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
  /**
   * The `href` of a static file, for example `/docs/images/a%20b.png`. Takes its path in the site's folder. Versions of a site
   * share Spearmint's own files, except for data.
   */
  toFileHref(path: string): string
  /** The path of the file that an `href` leads to, whether it exists or not. Undefined for other sites. */
  toFilePath(href: string): string | undefined
  /** Completes the text of a file before it is written: in a portable site, its addresses become relative to the file. */
  completeText(path: string, text: string): string
}

/**
 * Stands for the root of a portable site in every address, until a file is written. So pages can share what is rendered
 * once, although the way to the root is another one for pages in other folders.
 */
const ROOT_MARK = '/.spearmint-root'

/**
 * Creates the addresses of a site served from `base`. `/docs`, `/docs/`, `docs`, `/` and the empty string all work.
 * @param style Default: `html`.
 * @param folder The folder of a version: one segment. Default: none.
 */
export function createAddresses(base: string, style: UrlStyle = 'html', folder = ''): Addresses {
  const prefix = base.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  const root = prefix === '' ? '' : `/${prefix}`
  return createAddressesBelow(toFolderRoot(root, folder), style, root)
}

function toFolderRoot(root: string, folder: string): string {
  return folder === '' ? root : `${root}/${encodeURIComponent(folder)}`
}

/**
 * Creates the addresses of a portable site. They name files, because nothing resolves `guides/` to `guides/index.html`
 * when a page is opened from a disk.
 */
export function createRelativeAddresses(folder = ''): Addresses {
  const base = toFolderRoot(ROOT_MARK, folder)
  const addresses = createAddressesBelow(base, 'html', ROOT_MARK)
  return {
    ...addresses,
    isRelative: true,
    toPageHref: (permalink) => addresses.toFileHref(addresses.toOutputPath(permalink)),
    completeText(path, text) {
      const own = toRootPath(path)
      if (folder === '' || isSharedFile(path)) return text.replaceAll(ROOT_MARK, own)
      return text.replaceAll(`${base}/`, `${own}/`).replaceAll(ROOT_MARK, own === '.' ? '..' : `${own}/..`)
    },
  }
}

/** Spearmint's own files that are the same for all versions of a site. Data and licenses belong to one version. */
const SHARED_FILE = /^_spearmint\/(?!licenses\.txt$|.*\.json(?:\.js)?$)/

/** Whether all versions of a site share a file, given its path in the site. */
export function isSharedFile(path: string): boolean {
  return SHARED_FILE.test(path)
}

/** The way from a file to the root of its site: `a.html` → `.`, `guides/a.html` → `..`. */
function toRootPath(path: string): string {
  const depth = path.split('/').length - 1
  return depth === 0 ? '.' : new Array<string>(depth).fill('..').join('/')
}

function createAddressesBelow(root: string, style: UrlStyle, sharedRoot: string): Addresses {
  const toOutputPath = (permalink: string): string => {
    if (permalink === '/') return 'index.html'
    // Hosts look for the page for unknown addresses only here.
    const isFolder = style === 'folder' && permalink !== '/404'
    return `${permalink.slice(1)}${isFolder ? '/index' : ''}.html`
  }
  return {
    base: root,
    isRelative: false,
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
    toFileHref(path) {
      const name = path.replace(/^\/+/, '')
      return `${isSharedFile(name) ? sharedRoot : root}/${encodePath(name)}`
    },
    toFilePath(href) {
      if (!href.startsWith(`${root}/`) || href.startsWith('//')) return undefined
      try {
        return decodeURIComponent(href.slice(root.length + 1).replace(/[?#].*$/, ''))
      } catch {
        return undefined
      }
    },
    completeText: (_path, text) => text,
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
