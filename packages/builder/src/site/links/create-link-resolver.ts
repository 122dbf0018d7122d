import {
  type Addresses,
  isExternalHref,
  isUnsafeHref,
  type LinkResolver,
  type Page,
  type ResolvedLink,
  splitHref,
  toContentId,
  trimSlashes,
} from '../../core/index.ts'
import { createRedirectSearch } from './redirect-search.ts'
import { resolvePath, toFolder } from './resolve-path.ts'

/** What links of the site can lead to. */
export interface LinkTargets {
  /** In reading order: the address of a folder leads to its first page. */
  pages: readonly Page[]
  /** Paths of the published static files. */
  files: Iterable<string>
  redirects: readonly { source: string; destination: string }[]
  addresses: Addresses
}

/** A redirect may lead to another redirect. More steps than this are a loop. */
const MAX_REDIRECTS = 10

/**
 * Creates the link resolver of a site. An address without a leading slash is looked up in the file's folder, then at the
 * root, then with the page's URL as a folder, because authors use all three. See
 * docs/reference/pages-and-files.mdx#links.
 */
export function createLinkResolver({ pages, files, redirects, addresses }: LinkTargets): LinkResolver {
  const pageByName = new Map(pages.map((page) => [page.permalink.slice(1), page]))
  const fileSet = new Set(files)
  const findRedirect = createRedirectSearch(redirects)
  const firstPageByFolder = indexFolders(pages)

  function findPage(path: string): Page | undefined {
    const bare = path.replace(/\.(?:mdx?|html)$/, '')
    return pageByName.get(path) ?? pageByName.get(bare) ?? pageByName.get(bare.replace(/(?:^|\/)index$/, ''))
  }

  function toPage(page: Page, suffix: string): ResolvedLink {
    // A page that is only a link to another address: lead directly to that address.
    const url = page.frontmatter.url
    if (url !== undefined && isExternalHref(url) && !isUnsafeHref(url)) return { type: 'external', href: url }
    return toPageLink(page.permalink, suffix)
  }

  function toPageLink(permalink: string, suffix: string): ResolvedLink {
    const href = addresses.toPageHref(permalink) + toContentSuffix(suffix)
    return { type: 'page', href, permalink, fragment: toFragment(suffix) }
  }

  function findTarget(path: string, suffix: string, steps: number): ResolvedLink | undefined {
    const page = findPage(path)
    if (page) return toPage(page, suffix)
    if (fileSet.has(path)) return { type: 'file', href: addresses.toFileHref(path) + suffix }
    const destination = findRedirect(path)
    if (destination !== undefined && steps < MAX_REDIRECTS) return followRedirect(destination, suffix, steps)
    const first = firstPageByFolder.get(path)
    return first && toPageLink(first.permalink, suffix)
  }

  function followRedirect(destination: string, suffix: string, steps: number): ResolvedLink | undefined {
    if (isUnsafeHref(destination)) return { type: 'unsafe' }
    if (isExternalHref(destination)) return { type: 'external', href: destination, redirect: destination }
    const parts = splitHref(destination)
    const path = trimSlashes(parts.path)
    const target = path === '' ? toRoot(parts.suffix || suffix) : findTarget(path, parts.suffix || suffix, steps + 1)
    // The first of several redirects is reported, because it is the one that the link uses.
    return target?.type === 'page' || target?.type === 'file' || target?.type === 'external'
      ? { ...target, redirect: destination }
      : target
  }

  function resolve(written: string, file: string, isImage: boolean): ResolvedLink {
    const href = written.trim()
    if (isUnsafeHref(href) && !(isImage && /^data:image\//i.test(href))) return { type: 'unsafe' }
    if (isExternalHref(href)) return resolveDoubleSlash(href) ?? { type: 'external', href }
    const { path, suffix } = splitHref(href)
    if (path === '') return { type: 'fragment', href, fragment: toFragment(suffix) }
    // "./#x" means "#x" on the same page, not on the page of the folder.
    if (/^\.\/?$/.test(path) && suffix.startsWith('#'))
      return { type: 'fragment', href: suffix, fragment: suffix.slice(1) }
    const candidates = toCandidates(path, file)
    for (const candidate of candidates) {
      const target = candidate === '' ? toRoot(suffix) : findTarget(candidate, suffix, 0)
      if (target) return target
    }
    const name = candidates[0] ?? ''
    return { type: 'broken', href: addresses.toFileHref(name) + suffix, path: `/${name}` }
  }

  function toRoot(suffix: string): ResolvedLink {
    const home = pageByName.get('') ?? pages[0]
    const permalink = home?.permalink ?? '/'
    return {
      type: 'page',
      href: addresses.toPageHref('/') + toContentSuffix(suffix),
      permalink,
      fragment: toFragment(suffix),
    }
  }

  /** In a browser, `//guides/a` is a URL on the host "guides". No public host has such a name, so it means a page. */
  function resolveDoubleSlash(href: string): ResolvedLink | undefined {
    if (!/^\/\/(?!localhost\b)[\w-]+(?:\/|$)/i.test(href)) return undefined
    const { path, suffix } = splitHref(href.slice(1))
    const name = trimSlashes(path)
    return (
      findTarget(name, suffix, 0) ?? { type: 'broken', href: addresses.toFileHref(name) + suffix, path: `/${name}` }
    )
  }

  return {
    resolveLink: (href, file) => resolve(href, file, false),
    resolveFile: (src, file) => resolve(src, file, true),
    permalinks: pages.map((page) => page.permalink),
  }
}

function toCandidates(path: string, file: string): string[] {
  if (path.startsWith('/')) return [resolvePath(path, '')]
  const fromUrl = resolvePath(path, file.replace(/\.mdx?$/, ''))
  return [...new Set([resolvePath(path, toFolder(file)), resolvePath(path, ''), fromUrl])]
}

function toFragment(suffix: string): string {
  const hash = suffix.indexOf('#')
  return hash < 0 ? '' : suffix.slice(hash + 1)
}

/** On another page, the ID of a part of the frame means the heading of that name, which has a suffix. */
function toContentSuffix(suffix: string): string {
  const fragment = toFragment(suffix)
  return fragment === '' ? suffix : suffix.slice(0, -fragment.length) + toContentId(fragment)
}

/** Maps each folder to its first page. The pages are in reading order. */
function indexFolders(pages: readonly Page[]): Map<string, Page> {
  const first = new Map<string, Page>()
  for (const page of pages) {
    for (let folder = toFolder(page.path); folder !== ''; folder = toFolder(folder)) {
      if (!first.has(folder)) first.set(folder, page)
    }
  }
  return first
}
