import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { searchIndex } from '../../emit/index.ts'
import { type Edition, type PublishedPage, type PublishedSite, PublishedSiteError } from '../published-site/index.ts'
import { readPage } from './read-page.ts'

/** An operation of an API: `GET /users/{id}`, or the address of its page. */
export interface OperationRequest {
  operation: string
  version?: string | undefined
  cursor?: string | undefined
}

/** The maximum number of pages that are read to find an operation. */
const MAX_READ = { local: 5_000, remote: 50 }

/** How much of a page is searched: the operation is written below its title and its description. */
const HEAD_LENGTH = 20_000

/** Reads the page of an operation: parameters, body, responses and examples. */
export async function readOperation(site: PublishedSite, request: OperationRequest): Promise<CallToolResult> {
  const { operation, version, cursor } = request
  const [, method, path] = /^\s*([a-z]{1,20})\s+(\S+)\s*$/i.exec(operation) ?? []
  if (method === undefined || path === undefined) return readPage(site, { page: operation.trim(), version, cursor })
  const edition = await site.loadEdition(version)
  const target = { method: method.toUpperCase(), path }
  const pages = await listCandidates(target, edition)
  for (const page of pages.slice(0, site.isLocal ? MAX_READ.local : MAX_READ.remote)) {
    const markdown = await site.readMarkdown(page.href)
    if (markdown !== undefined && describes(markdown, target))
      return readPage(site, { page: page.href, version, cursor })
  }
  throw new PublishedSiteError(`Cannot find the operation "${target.method} ${path}".`, [
    pages.length === 0
      ? `The site has no operation with the method ${target.method}.`
      : `Nearest pages: ${pages
          .slice(0, 3)
          .map(({ href }) => href)
          .join(', ')}`,
  ])
}

/** Lists the pages of operations with this method: those that a search for the path finds first. */
async function listCandidates(
  { method, path }: { method: string; path: string },
  edition: Edition,
): Promise<PublishedPage[]> {
  const pages = (await edition.listPages()).filter((page) => page.method?.toUpperCase() === method)
  const { hits } = await searchIndex(edition.index, path.replace(/[^\p{L}\p{N}]+/gu, ' '), { isApi: true })
  const order = new Map(hits.map(({ href }, index) => [href.replace(/#.*/, ''), index]))
  return pages.sort((a, b) => (order.get(a.href) ?? hits.length) - (order.get(b.href) ?? hits.length))
}

/** Whether a page describes an operation. Names of path parameters don't matter: `/users/{id}` is `/users/{user}`. */
function describes(markdown: string, { method, path }: { method: string; path: string }): boolean {
  const wanted = toShape(path)
  for (const [, own, target = ''] of markdown
    .slice(0, HEAD_LENGTH)
    .matchAll(/^`([A-Za-z]{1,20}) ([^`\n]{1,1000})`/gm)) {
    if (own?.toUpperCase() === method && toShape(target) === wanted) return true
  }
  return false
}

function toShape(path: string): string {
  const pathname = path.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')
  return pathname.replace(/\{[^{}/]*\}|:[\w-]+/g, '{}').replace(/\/+$/, '')
}
