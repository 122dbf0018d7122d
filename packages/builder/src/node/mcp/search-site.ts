import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { type FindQueryWord, findExcerpt, type Hit, searchIndex } from '../../emit/index.ts'
import { type Edition, type PublishedSite, PublishedSiteError } from '../published-site/index.ts'
import { toCitation, toFactsAnswer } from './to-answer.ts'
import { toSafeLine, toSafeText } from './to-safe-text.ts'

/** What a search finds. */
export interface SearchRequest {
  query: string
  limit: number
  kind?: 'api' | 'guide' | undefined
  version?: string | undefined
  cursor?: string | undefined
}

/** How much of a page is searched for an excerpt, and the length at which lines are wrapped. */
const MAX_PAGE_LENGTH = 200_000
const MAX_LINE = 1_000

/** Searches the site with the ranking of its own search. */
export async function searchSite(site: PublishedSite, request: SearchRequest): Promise<CallToolResult> {
  const { query, limit, kind, version, cursor } = request
  const edition = await site.loadEdition(version)
  const from = parsePosition(cursor)
  const filter = kind === undefined ? {} : { isApi: kind === 'api' }
  const { hits, suggestions, findQueryWord } = await searchIndex(edition.index, query, filter)
  const shown = hits.filter(({ href }) => site.findKey(href) !== undefined)
  const results = new Map<string, Record<string, unknown>>()
  let next = from
  // A page and one of its headings can lead to the same section.
  while (results.size < limit && next < shown.length) {
    const more = shown.slice(next, next + limit - results.size)
    next += more.length
    const found = await Promise.all(more.map((hit) => toResult(hit, findQueryWord, site, edition)))
    for (const result of found) if (!results.has(result.url)) results.set(result.url, result)
  }
  return toFactsAnswer({
    results: [...results.values()],
    ...(next < shown.length && { cursor: String(next) }),
    ...(hits.length === 0 && { didYouMean: suggestions.map(toSafeLine) }),
  })
}

/** Searches for the name of the site, so that the index is loaded before a client asks. */
export async function prepareSearch(site: PublishedSite): Promise<void> {
  // A failure is reported to the client that searches.
  await searchSite(site, { query: site.name, limit: 1 }).catch(() => undefined)
}

/** Describes a hit. For a page, it finds the section with most words of the query, which is what to read. */
async function toResult(hit: Hit, findQueryWord: FindQueryWord, site: PublishedSite, { version }: Edition) {
  const [href = ''] = hit.href.split('#')
  const markdown = await site.readMarkdown(href).catch(() => undefined)
  const excerpt = findExcerpt(toShortLines(markdown ?? ''), { ...hit, isInText: hit.kind === 'page' }, findQueryWord)
  const nearer =
    hit.kind === 'page' && excerpt.heading !== undefined ? hit.findHeading(excerpt.heading, excerpt.before) : undefined
  const { title, trail, navigation, method } = nearer ?? hit
  const [, hash] = (nearer ?? hit).href.split('#')
  const section = hash === undefined ? undefined : decodeURIComponent(hash)
  return {
    ...(await toCitation({ href, title }, { site, version, hash: section })),
    page: toSafeLine(href),
    ...(section !== undefined && { section: toSafeLine(section) }),
    ...(trail.length > 0 && { headings: trail.map(toSafeLine) }),
    ...(navigation.length > 0 && { navigation: navigation.slice(0, 20).map(toSafeLine) }),
    ...(method !== undefined && { method: toSafeLine(method) }),
    excerpt: toSafeLine(excerpt.parts.map(({ text }) => text).join('')),
  }
}

function parsePosition(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (/^\d{1,3}$/.test(cursor)) return Number(cursor)
  throw new PublishedSiteError('The cursor does not belong to this request.', ['Repeat the request without a cursor.'])
}

/** Wraps long lines, because finding links in a line takes more time the longer it is. */
function toShortLines(markdown: string): string {
  const lines = toSafeText(markdown.slice(0, MAX_PAGE_LENGTH)).split('\n')
  return lines.map((line) => (line.length > MAX_LINE ? wrap(line) : line)).join('\n')
}

function wrap(line: string): string {
  return line.replace(new RegExp(`.{${MAX_LINE}}`, 'g'), '$&\n')
}
