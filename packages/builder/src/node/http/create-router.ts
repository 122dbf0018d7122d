import { type HostFacts, type HostRedirect, trimSlashes } from '../../core/index.ts'
import { hasRedirectPattern, parseRedirectPattern } from '../../site/index.ts'
import { listPageFiles } from './list-page-files.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { toHeader } from './to-header.ts'

/** The files of a built site and what a host knows about them. */
export interface RoutedSite {
  host: HostFacts
  /** Empty, or `/docs`. */
  base: string
  hasFile(path: string): boolean
}

/** The response to a request. */
type Route =
  /** `variesByAccept`: whether the address has both a page and its Markdown, depending on the header `Accept`. */
  | { type: 'file'; path: string; variesByAccept: boolean }
  | { type: 'redirect'; status: number; location: string }
  | { type: 'missing' }

/** Routes a request by its path, decoded and with the base, and its header `Accept`. */
export type Router = (path: string, accept: string | undefined) => Route

/** Files in it are named by Spearmint's own scripts and styles, so their addresses never change. */
const OWN_FILE = /^_spearmint\//

/** The addresses of `404.html`, which is only for paths without a file. */
const NOT_FOUND_PAGE = /^404(?:\.html)?\/?$/

/**
 * Creates the router of a site. It responds as hosts do that serve the style of its URLs: redirects of the configuration
 * without wildcards come first, then files, then redirects with wildcards.
 */
export function createRouter(site: RoutedSite): Router {
  const { host, base, hasFile } = site
  const findFile = { html: findAnyFile, clean: findCleanFile, folder: findFolderPage }[host.urls]
  const findExact = createExactSearch(host.redirects.filter(({ source }) => !hasRedirectPattern(source)))
  const findPattern = createPatternSearch(host.redirects.filter(({ source }) => hasRedirectPattern(source)))

  function toLocation(name: string): string {
    return `${encodeURI(base)}/${name.split('/').map(encodeURIComponent).join('/')}`
  }

  return (path, accept) => {
    const exact = findExact(path)
    if (exact !== undefined) return exact
    const name = path.slice(base.length + 1)
    if (NOT_FOUND_PAGE.test(name)) return { type: 'missing' }
    const found = findFolder(name, hasFile) ?? findFile(name, hasFile)
    if (found === undefined) return findPattern(path) ?? { type: 'missing' }
    if ('moved' in found) return { type: 'redirect', status: 301, location: toLocation(found.moved) }
    const text = toTextPath(found.file)
    const variesByAccept = text !== undefined && hasFile(text)
    return { type: 'file', path: variesByAccept && prefersMarkdown(accept) ? text : found.file, variesByAccept }
  }
}

/** The file at a path, or the path where it is instead. Paths have no leading slash. */
type Found = { file: string } | { moved: string } | undefined

type FindFile = (path: string, hasFile: RoutedSite['hasFile']) => Found

/** `/a/index` redirects to `/a/`. */
const findFolder: FindFile = (path, hasFile) =>
  /(?:^|\/)index$/.test(path) && hasFile(`${path}.html`) && !hasFile(`${path}/index.html`)
    ? { moved: path.replace(/index$/, '') }
    : undefined

const findAnyFile: FindFile = (path, hasFile) => {
  const file = listPageFiles(path).find(hasFile)
  return file === undefined ? undefined : { file }
}

/** `/a` is `a.html`. `/a.html` and `/a/` redirect to it. */
const findCleanFile: FindFile = (path, hasFile) => {
  const bare = path.replace(/\/$/, '')
  if (path.endsWith('.html') && !OWN_FILE.test(path) && hasFile(path)) {
    return { moved: path.replace(/(?:(^|\/)index)?\.html$/, '$1') }
  }
  if (hasFile(`${bare}.html`) && bare !== '') return path === bare ? { file: `${bare}.html` } : { moved: bare }
  return findFolderFile(path, hasFile)
}

/** `/a/` is `a/index.html`. `/a` redirects to it. */
const findFolderFile: FindFile = (path, hasFile) => {
  if (/(?:^|\/)index\.html$/.test(path) && hasFile(path)) return { moved: path.replace(/index\.html$/, '') }
  const isFolder = path === '' || path.endsWith('/')
  if (hasFile(isFolder ? `${path}index.html` : `${path}/index.html`)) {
    return isFolder ? { file: `${path}index.html` } : { moved: `${path}/` }
  }
  const file = isFolder ? undefined : [path, `${path}.html`].find(hasFile)
  return file === undefined ? undefined : { file }
}

/** In the style of folders, `/a.html` also redirects to `/a/`. */
const findFolderPage: FindFile = (path, hasFile) => {
  const bare = path.replace(/\.html$/, '')
  const isMoved = bare !== path && !hasFile(path) && hasFile(`${bare}/index.html`)
  return isMoved ? { moved: `${bare}/` } : findFolderFile(path, hasFile)
}

/** The Markdown of a page: `a.html` and `a/index.html` → `a.md`, `index.html` → `index.md`. */
function toTextPath(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined
  return file === 'index.html' ? 'index.md' : file.replace(/(?:\/index)?\.html$/, '.md')
}

type Redirect = Extract<Route, { type: 'redirect' }>

function createExactSearch(redirects: readonly HostRedirect[]): (path: string) => Redirect | undefined {
  const bySource = new Map(redirects.map((redirect) => [redirect.source, redirect]))
  return (path) => {
    const found = bySource.get(path)
    return found && { type: 'redirect', status: found.status, location: toHeader(found.destination) }
  }
}

function createPatternSearch(redirects: readonly HostRedirect[]): (path: string) => Redirect | undefined {
  const patterns = redirects.map((redirect) => ({ ...parseRedirectPattern(redirect), status: redirect.status }))
  return (path) => {
    for (const { match, status } of patterns) {
      const location = match(trimSlashes(path))
      if (location !== undefined) return { type: 'redirect', status, location: toHeader(location) }
    }
    return undefined
  }
}
