import { NO_MATCH, toPrefix } from '../../mint-format/create-prefix-matcher.ts'
import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import { isExternal } from '../../rules/to-site-path.ts'
import { type ReportNote, toLeftOut } from '../migration-note.ts'
import type { DocsObject } from '../to-compact-object.ts'

/** A tab or an anchor that the site shows. */
export interface RowLink {
  /** What it shows of itself, as in `docs.json`. */
  label: DocsObject
  /** The match of its pages: a position in the `mint.json`, or `NO_MATCH`. */
  match: number
  /** The only version that shows it. */
  version: string | undefined
  /** The destination of a link to another site. */
  href?: string
}

/** The tabs, or the anchors, that the site shows. */
export interface LinkRow {
  key: 'tabs' | 'anchors'
  links: RowLink[]
  /** Whether the row divides the pages. Otherwise, it has only links to other sites. */
  isDividing: boolean
}

/** What decides which tabs and anchors are in a row. */
interface RowFacts {
  /** The matches of all pages, also of those that are missing or hidden. */
  listed: ReadonlySet<number>
  /** The matches of the pages that visitors see. */
  shown: ReadonlySet<number>
  redirects: SiteConfigInput['redirects']
}

/**
 * Selects the tabs or the anchors that the site of the `mint.json` shows, see docs/reference/mint-json.mdx#tabs-and-anchors.
 * The first one has the pages that match no other.
 */
export function toLinkRow(
  key: LinkRow['key'],
  entries: readonly { url: string; name: string; label: DocsObject; version: string | undefined }[],
  primary: DocsObject,
  { listed, shown, redirects }: RowFacts,
  report: ReportNote,
): LinkRow {
  const isDividing = [...shown].some((match) => match !== NO_MATCH)
  const links: RowLink[] = []
  if (isDividing && listed.has(NO_MATCH)) links.push({ label: primary, match: NO_MATCH, version: undefined })
  for (const [match, { url, name, label, version }] of entries.entries()) {
    const link = { label, match, version }
    if (isDividing && listed.has(match)) {
      links.push(link)
      continue
    }
    const href = isExternal(url) ? url : findExternalRedirect(url, redirects)
    if (href !== undefined) links.push({ ...link, href })
    else report(toLeftOut([key, match], `"${name}" is left out, because no visible page is below "${url}".`))
  }
  return { key, links, isDividing }
}

function findExternalRedirect(url: string, redirects: SiteConfigInput['redirects'] = []): string | undefined {
  const path = toPrefix(url)
  return redirects.find(({ source, destination }) => toPrefix(source) === path && isExternal(destination))?.destination
}
