import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { listFiles } from './list-files.ts'

/** A URL in a built page without a target in the built folder. */
export interface DeadLink {
  page: string
  address: string
}

export interface DeadLinkOptions {
  base?: string
  /** What the URLs of pages look like. Default: `html`. */
  urls?: UrlStyle
}

type UrlStyle = 'html' | 'clean' | 'folder'

/**
 * Follows every URL of every page in a built folder like a plain static host for its style of URLs. A URL in another style
 * is dead, even if hosts would redirect it. A fragment must be an id of its page. Independent of the builder.
 */
export function findDeadLinks(out: string, { base = '', urls = 'html' }: DeadLinkOptions = {}): DeadLink[] {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'))
  const ids = new Map(pages.map((page) => [page, readPage(join(out, page)).ids]))
  return pages.flatMap((page) =>
    readPage(join(out, page)).addresses.flatMap((address) =>
      isAlive(address, page, { out, base, urls, ids }) ? [] : [{ page, address }],
    ),
  )
}

interface BuiltFolder extends Required<DeadLinkOptions> {
  out: string
  ids: Map<string, Set<string>>
}

function isAlive(address: string, page: string, { out, base, urls, ids }: BuiltFolder): boolean {
  const url = new URL(address, `https://site.example${base}/${page}`)
  if (url.origin !== 'https://site.example') return true
  if (!url.pathname.startsWith(`${base}/`)) return false
  const path = decodeURIComponent(url.pathname.slice(base.length + 1))
  const file = address.startsWith('#') ? page : findServedFile(out, path, urls)
  if (file === undefined) return false
  const fragment = decodeURIComponent(url.hash.slice(1))
  return fragment === '' || !file.endsWith('.html') || (ids.get(file)?.has(fragment) ?? false)
}

/** Finds the file that a host serves at a path without a redirect. The path has no leading slash. */
export function findServedFile(out: string, path: string, urls: UrlStyle): string | undefined {
  const isFile = (file: string): boolean => statSync(join(out, file), { throwIfNoEntry: false })?.isFile() ?? false
  if (path === '' || path.endsWith('/')) return [`${path}index.html`].find(isFile)
  if (urls === 'html') return [path].find(isFile)
  if (path.endsWith('.html')) return undefined
  return [path, ...(urls === 'clean' ? [`${path}.html`] : [])].find(isFile)
}

function readPage(file: string): { ids: Set<string>; addresses: string[] } {
  const ids = new Set<string>()
  const addresses: string[] = []
  visit(fromHtml(readFileSync(file, 'utf8')), 'element', (element) => {
    const { id, href, src } = element.properties
    if (typeof id === 'string') ids.add(id)
    for (const address of [href, src]) if (typeof address === 'string') addresses.push(address)
  })
  return { ids, addresses }
}
