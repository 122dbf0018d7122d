import {
  type Addresses,
  isExternalHref,
  isUnsafeHref,
  type LinkResolver,
  type Page,
  type ResolvedLink,
  splitHref,
  trimSlashes,
} from '../../core/index.ts'
import { createRedirectSearch } from './redirect-search.ts'
import { resolvePath, toFolder } from './resolve-path.ts'

/** What the resolver knows of the site. */
export interface LinkTargets {
  /** In reading order: the first page in a folder is where its address leads. */
  pages: readonly Page[]
  /** Paths of the static files that are published. */
  files: Iterable<string>
  redirects: readonly { source: string; destination: string }[]
  addresses: Addresses
}

/** A redirect may lead to a redirect; more steps than this are a loop. */
const MOST_REDIRECTS = 10

/**
 * Creates the link resolver of a site. An address without a leading slash is tried from the file's folder, then from
 * the root, then from the page's URL as a folder, as authors mean all three (real sites, section 8).
 */
export function createLinkResolver({ pages, files, redirects, addresses }: LinkTargets): LinkResolver {
  const pageOf = new Map(pages.map((page) => [page.permalink.slice(1), page]))
  const fileSet = new Set(files)
  const findRedirect = createRedirectSearch(redirects)
  const firstBelow = createFolderIndex(pages)

  function findPage(path: string): Page | undefined {
    const bare = path.replace(/\.(?:mdx?|html)$/, '')
    return pageOf.get(path) ?? pageOf.get(bare) ?? pageOf.get(bare.replace(/(?:^|\/)index$/, ''))
  }

  function toPage(page: Page, suffix: string): ResolvedLink {
    // A page that only stands for another address: the link goes straight there.
    const url = page.frontmatter.url
    if (url !== undefined && isExternalHref(url) && !isUnsafeHref(url)) return { type: 'external', href: url }
    return toPlace(page.permalink, suffix)
  }

  function toPlace(permalink: string, suffix: string): ResolvedLink {
    return { type: 'page', href: addresses.toPageHref(permalink) + suffix, permalink, fragment: toFragment(suffix) }
  }

  function findTarget(path: string, suffix: string, steps: number): ResolvedLink | undefined {
    const page = findPage(path)
    if (page) return toPage(page, suffix)
    if (fileSet.has(path)) return { type: 'file', href: addresses.toFileHref(path) + suffix }
    const destination = findRedirect(path)
    if (destination !== undefined && steps < MOST_REDIRECTS) return followRedirect(destination, suffix, steps)
    const first = firstBelow.get(path)
    return first && toPlace(first.permalink, suffix)
  }

  function followRedirect(destination: string, suffix: string, steps: number): ResolvedLink | undefined {
    if (isUnsafeHref(destination)) return { type: 'unsafe' }
    if (isExternalHref(destination)) return { type: 'external', href: destination, redirect: destination }
    const parts = splitHref(destination)
    const path = trimSlashes(parts.path)
    const target = path === '' ? toRoot(parts.suffix || suffix) : findTarget(path, parts.suffix || suffix, steps + 1)
    // Of redirects one after the other the first is told: it is what the address of the link names.
    return target?.type === 'page' || target?.type === 'file' || target?.type === 'external'
      ? { ...target, redirect: destination }
      : target
  }

  function resolve(written: string, file: string, isImage: boolean): ResolvedLink {
    const href = written.trim()
    if (isUnsafeHref(href) && !(isImage && /^data:image\//i.test(href))) return { type: 'unsafe' }
    if (isExternalHref(href)) return resolveDoubledSlash(href) ?? { type: 'external', href }
    const { path, suffix } = splitHref(href)
    if (path === '') return { type: 'fragment', href, fragment: toFragment(suffix) }
    // "./#x" is meant as "#x", not as a place on the page of the folder.
    if (/^\.\/?$/.test(path) && suffix.startsWith('#'))
      return { type: 'fragment', href: suffix, fragment: suffix.slice(1) }
    const candidates = toCandidates(path, file)
    for (const candidate of candidates) {
      const target = candidate === '' ? toRoot(suffix) : findTarget(candidate, suffix, 0)
      if (target) return target
    }
    const looked = candidates[0] ?? ''
    return { type: 'broken', href: addresses.toFileHref(looked) + suffix, path: `/${looked}` }
  }

  function toRoot(suffix: string): ResolvedLink {
    const home = pageOf.get('') ?? pages[0]
    const permalink = home?.permalink ?? '/'
    return { type: 'page', href: addresses.toPageHref('/') + suffix, permalink, fragment: toFragment(suffix) }
  }

  /** `//guides/a` asks the host "guides" in a browser. No host of the web has such a name: a page is meant. */
  function resolveDoubledSlash(href: string): ResolvedLink | undefined {
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

/** The first page below each folder, in the order given: the caller gives pages in reading order. */
function createFolderIndex(pages: readonly Page[]): Map<string, Page> {
  const first = new Map<string, Page>()
  for (const page of pages) {
    for (let folder = toFolder(page.path); folder !== ''; folder = toFolder(folder)) {
      if (!first.has(folder)) first.set(folder, page)
    }
  }
  return first
}
