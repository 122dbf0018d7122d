import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { listFiles } from './list-files.ts'

/** A URL in a built page without a target in the built folder. */
export interface DeadLink {
  page: string
  address: string
}

/**
 * Follows every URL of every page in a built folder like a plain static host: to the file itself, or to the `index.html`
 * of a folder. A fragment must be an id of its page. Independent of the builder.
 */
export function findDeadLinks(out: string, base = ''): DeadLink[] {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'))
  const ids = new Map(pages.map((page) => [page, readPage(join(out, page)).ids]))
  return pages.flatMap((page) =>
    readPage(join(out, page)).addresses.flatMap((address) =>
      isAlive(address, page, out, base, ids) ? [] : [{ page, address }],
    ),
  )
}

function isAlive(address: string, page: string, out: string, base: string, ids: Map<string, Set<string>>): boolean {
  const url = new URL(address, `https://site.example${base}/${page}`)
  if (url.origin !== 'https://site.example') return true
  if (!url.pathname.startsWith(`${base}/`)) return false
  const path = decodeURIComponent(url.pathname.slice(base.length + 1))
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  if (!existsSync(join(out, file)) || !statSync(join(out, file)).isFile()) return false
  const fragment = decodeURIComponent(url.hash.slice(1))
  return fragment === '' || !file.endsWith('.html') || (ids.get(file)?.has(fragment) ?? false)
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
