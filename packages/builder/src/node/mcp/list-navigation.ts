import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { type PublishedPage, type PublishedSite, PublishedSiteError } from '../published-site/index.ts'
import { toTextAnswer } from './to-answer.ts'
import { toSafeLine } from './to-safe-text.ts'

/** Which part of the navigation to list. */
export interface NavigationRequest {
  under?: string | undefined
  version?: string | undefined
  cursor?: string | undefined
}

/** Lists pages in reading order, below the names of the navigation around them. */
export async function listNavigation(site: PublishedSite, request: NavigationRequest): Promise<CallToolResult> {
  const { under, version, cursor } = request
  const edition = await site.loadEdition(version)
  const all = await edition.listPages()
  const pages = under === undefined ? all : all.filter(createFilter(under, site))
  if (pages.length === 0) throw toMissing(under, all)
  const versions = (await site.listVersions()).filter((name) => name !== '').slice(0, 100)
  const lines: string[] = []
  let group = ''
  for (const { href, title, trail, method } of pages) {
    const name = trail.map(toSafeLine).join(' > ')
    if (name !== group) lines.push(...(lines.length > 0 ? [''] : []), `## ${name}`)
    group = name
    lines.push(`- ${method === undefined ? '' : `${toSafeLine(method)} `}${toSafeLine(title)}: ${toSafeLine(href)}`)
  }
  return toTextAnswer(
    {
      site: toSafeLine(site.name),
      url: site.home,
      ...(edition.version !== '' && { version: toSafeLine(edition.version) }),
      ...(versions.length > 1 && { versions: versions.map(toSafeLine) }),
      pages: pages.length,
    },
    lines.join('\n'),
    cursor,
  )
}

/** Selects the pages below a name of the navigation, or below a path. */
function createFilter(under: string, site: PublishedSite): (page: PublishedPage) => boolean {
  const name = under.trim().toLowerCase()
  const key = site.findKey(under) ?? under
  return ({ href, trail }) =>
    trail.some((around) => around.toLowerCase() === name) ||
    trail.join(' > ').toLowerCase() === name ||
    (under.includes('/') && `${site.findKey(href)}/`.startsWith(`${key}/`))
}

function toMissing(under: string | undefined, pages: readonly PublishedPage[]): PublishedSiteError {
  if (under === undefined) return new PublishedSiteError('The site has no pages.')
  const names = [...new Set(pages.flatMap(({ trail }) => trail))].slice(0, 30)
  return new PublishedSiteError(`The navigation has nothing below "${under}".`, [
    `Expected a path such as /guides, or one of its names: ${names.map((name) => `"${toSafeLine(name)}"`).join(', ')}`.slice(
      0,
      290,
    ),
  ])
}
