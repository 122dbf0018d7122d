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

/** Operations with the same path that an answer names. */
const MAX_LISTED = 20

/** Reads the page of an operation: parameters, body, responses and examples. A path is enough if it has one operation. */
export async function readOperation(site: PublishedSite, request: OperationRequest): Promise<CallToolResult> {
  const { operation, version, cursor } = request
  const [, written = '', path = ''] = /^\s*(?:([a-z]{1,20})\s+)?(\S+)\s*$/i.exec(operation) ?? []
  const method = written.toUpperCase()
  const read = (page: string) => readPage(site, { page, version, cursor })
  if (method === '' && path !== '' && (await site.readMarkdown(path)) !== undefined) return read(path)
  const edition = await site.loadEdition(version)
  const pages = await listCandidates(path === '' ? operation : path, method, edition)
  const found: PublishedPage[] = []
  for (const page of pages.slice(0, path === '' ? 0 : site.isLocal ? MAX_READ.local : MAX_READ.remote)) {
    const markdown = await site.readMarkdown(page.href)
    if (markdown === undefined || !describes(markdown, { method, path })) continue
    if (method !== '') return read(page.href)
    found.push(page)
  }
  const [first, ...others] = found
  if (first !== undefined && others.length === 0) return read(first.href)
  throw first !== undefined ? toAmbiguous(path, found) : toMissing(operation, method, pages)
}

function toAmbiguous(path: string, found: readonly PublishedPage[]): PublishedSiteError {
  return new PublishedSiteError(`${found.length} operations have the path "${path}".`, [
    'Pass one of them with its method:',
    ...found.slice(0, MAX_LISTED).map(({ method, href }) => `${method} ${path}: ${href}`),
  ])
}

function toMissing(operation: string, method: string, pages: readonly PublishedPage[]): PublishedSiteError {
  const nearest = pages.slice(0, 3).map(({ href }) => href)
  return new PublishedSiteError(`Cannot find the operation "${operation.trim()}".`, [
    ...(method === '' || nearest.length === 0
      ? ['Expected a method and a path, such as "GET /users/{id}", or the address of a page.']
      : []),
    nearest.length > 0
      ? `Nearest pages: ${nearest.join(', ')}`
      : `The site has no operation${method === '' ? '' : ` with the method ${method}`}.`,
  ])
}

/** Lists the pages of operations, or of those with a method: the ones that a search for the text finds first. */
async function listCandidates(text: string, method: string, edition: Edition): Promise<PublishedPage[]> {
  const pages = (await edition.listPages()).filter(
    (page) => page.method && (method === '' || page.method.toUpperCase() === method),
  )
  const { hits } = await searchIndex(edition.index, text.replace(/[^\p{L}\p{N}]+/gu, ' '), { isApi: true })
  const order = new Map(hits.map(({ href }, index) => [href.replace(/#.*/, ''), index]))
  return pages.sort((a, b) => (order.get(a.href) ?? hits.length) - (order.get(b.href) ?? hits.length))
}

/** Whether a page describes an operation, of any method if it is empty. Names of path parameters don't matter: `/users/{id}` is `/users/{user}`. */
function describes(markdown: string, { method, path }: { method: string; path: string }): boolean {
  const wanted = toShape(path)
  for (const [, own, target = ''] of markdown
    .slice(0, HEAD_LENGTH)
    .matchAll(/^`([A-Za-z]{1,20}) ([^`\n]{1,1000})`/gm)) {
    if ((method === '' || own?.toUpperCase() === method) && toShape(target) === wanted) return true
  }
  return false
}

function toShape(path: string): string {
  const pathname = path.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')
  return pathname.replace(/\{[^{}/]*\}|:[\w-]+/g, '{}').replace(/\/+$/, '')
}
