import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { FIELD_LEVEL, searchIndex } from '../../emit/index.ts'
import { type Edition, type PublishedPage, type PublishedSite, PublishedSiteError } from '../published-site/index.ts'
import { findSection } from './find-section.ts'
import { toCitation, toTextAnswer } from './to-answer.ts'
import { toSafeLine } from './to-safe-text.ts'

/** What to read of a page. */
export interface PageRequest {
  page: string
  section?: string | undefined
  version?: string | undefined
  cursor?: string | undefined
}

/** The maximum number of sections in a message. */
const MAX_LISTED = 30

/** Reads a page or one of its sections. */
export async function readPage(site: PublishedSite, request: PageRequest): Promise<CallToolResult> {
  const [address = '', hash] = request.page.split('#')
  const edition = await site.loadEdition(request.version)
  const page = await findPage(address, site, edition)
  const markdown = await site.readMarkdown(page?.href ?? address)
  if (markdown === undefined) throw await toMissingPage(address, edition)
  const wanted = request.section?.replace(/^#/, '') ?? decodeHash(hash)
  // A page that the search doesn't contain has a title all the same.
  const found = page ?? { href: address, title: /^# (.{1,300})/.exec(markdown)?.[1] ?? address, locations: [] }
  const section = wanted === undefined ? undefined : findSection(markdown, found.locations, wanted)
  if (wanted !== undefined && section === undefined) throw toMissingSection(wanted, found)
  const citation = await toCitation(found, { site, version: edition.version, hash: section?.id })
  return toTextAnswer(
    { citation, ...(section !== undefined && { section: toSafeLine(section.heading) }) },
    section?.text ?? markdown,
    request.cursor,
  )
}

/** Finds a page by its address in any form: its URL, its path, or the path of its Markdown. */
async function findPage(address: string, site: PublishedSite, edition: Edition): Promise<PublishedPage | undefined> {
  const key = site.findKey(address)
  if (key === undefined) throw new PublishedSiteError(`"${address}" is not a page of this site.`)
  return (await edition.listPages()).find(({ href }) => site.findKey(href) === key)
}

async function toMissingPage(address: string, edition: Edition): Promise<PublishedSiteError> {
  const words = address
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean)
    .slice(-2)
    .join(' ')
  const { hits } = await searchIndex(edition.index, words)
  const near = [...new Set(hits.map(({ href }) => href.replace(/#.*/, '')))].slice(0, 3)
  return new PublishedSiteError(`Cannot find the page "${address}".`, [
    ...(near.length > 0 ? [`Did you mean ${near.join(', ')}?`] : []),
    'Use search to find pages, or list_navigation to list them.',
  ])
}

function toMissingSection(wanted: string, { locations }: Pick<PublishedPage, 'locations'>): PublishedSiteError {
  const names = locations.filter(([level]) => level < FIELD_LEVEL).map(([, heading]) => `"${toSafeLine(heading)}"`)
  return new PublishedSiteError(`The page has no section "${wanted}".`, [
    ...(names.length === 0 ? ['It has no sections. Read the whole page.'] : ['Its sections:']),
    ...names.slice(0, MAX_LISTED),
    ...(names.length > MAX_LISTED ? [`and ${names.length - MAX_LISTED} more`] : []),
  ])
}

function decodeHash(hash: string | undefined): string | undefined {
  try {
    return hash === undefined || hash === '' ? undefined : decodeURIComponent(hash)
  } catch {
    return hash
  }
}
