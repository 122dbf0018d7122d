import type { Addresses, SiteVersion, VersionLink } from '../../core/index.ts'
import { LLMS_FILE } from '../../core/index.ts'
import type { SelectedVersion } from '../../site/index.ts'
import type { VersionFacts } from './version-facts.ts'

/** A version whose pages are known. */
export interface KnownVersion {
  selected: SelectedVersion
  addresses: Addresses
  facts: VersionFacts
}

export interface VersionSettings {
  /** Whether search engines are asked not to list old and unreleased versions. */
  noindex: boolean
  /** The public URL of the latest version with its base path, if it is known. */
  publicRoot: string | undefined
  /** What the public root replaces in addresses. */
  base: string
}

/** Creates the function that describes a version as its own pages show it: with links from each page to all versions. */
export function createVersionLinks(
  versions: readonly KnownVersion[],
  settings: VersionSettings,
): (version: KnownVersion) => SiteVersion {
  const finders = versions.map((version) => ({ version, find: createFinder(version) }))
  const latest = finders.find(({ version }) => version.selected.state === 'latest')
  const toUrl = (href: string): string => `${settings.publicRoot}${href.slice(settings.base.length)}`

  return (version) => {
    const { facts, addresses } = version
    const sources = listSources(version)
    const permalinks = facts.pages.map(([permalink]) => permalink)
    const siblings = finders.map((sibling): VersionLink => {
      const { label, state } = sibling.version.selected
      const isCurrent = sibling.version === version
      const found = permalinks.map((permalink) =>
        sibling.find(permalink, sources.get(addresses.toPageHref(permalink)) ?? []),
      )
      const select = (isExact: boolean) =>
        Object.fromEntries(
          found.flatMap((place, index) =>
            place?.isExact === isExact ? [[permalinks[index] ?? '', place.href] as const] : [],
          ),
        )
      return {
        ...(label !== undefined && { label }),
        state,
        isCurrent,
        href: sibling.version.addresses.toPageHref('/'),
        pages: select(true),
        nearPages: select(false),
      }
    })
    const canonicals =
      version === latest?.version || settings.publicRoot === undefined
        ? {}
        : mapValues(siblings.find(({ state }) => state === 'latest')?.pages ?? {}, toUrl)
    return {
      ...toPlainVersion(version.selected, settings),
      siblings,
      canonicals,
      others: version === latest?.version ? listOthers(versions, latest, settings, toUrl) : [],
    }
  }
}

/** A version without its links, for the first pass. */
export function toPlainVersion(
  { label, state, folder, revision }: SelectedVersion,
  { noindex, publicRoot }: Pick<VersionSettings, 'noindex' | 'publicRoot'>,
): SiteVersion {
  return {
    ...(label !== undefined && { label }),
    state,
    folder,
    isIndexed: state === 'latest' || !noindex,
    isEditable: revision?.kind !== 'tag',
    ...(publicRoot !== undefined && { publicRoot }),
    siblings: [],
    canonicals: {},
    others: [],
  }
}

interface FoundPage {
  href: string
  /** Whether it has the same topic. */
  isExact: boolean
}

type FindPage = (permalink: string, sources: readonly string[]) => FoundPage | undefined

/**
 * Creates the search for the counterpart of a page: at the same path, where that path redirects, or at a path that
 * redirects to the page. Otherwise it is the nearest folder with a page.
 */
function createFinder({ facts, addresses }: KnownVersion): FindPage {
  const pages = new Set(facts.pages.map(([permalink]) => permalink))
  const redirects = new Map(facts.redirects)
  const findAt = (permalink: string): string | undefined =>
    pages.has(permalink) ? addresses.toPageHref(permalink) : redirects.get(addresses.toOutputPath(permalink))
  const findFolder = (permalink: string): string | undefined => {
    if (permalink === '') return undefined
    return findAt(permalink) ?? redirects.get(`${permalink.slice(1)}/index.html`) ?? findFolder(toParent(permalink))
  }
  return (permalink, sources) => {
    const exact = [permalink, ...sources].map(findAt).find((href) => href !== undefined)
    if (exact !== undefined) return { href: exact, isExact: true }
    const near = findFolder(toParent(permalink))
    return near === undefined ? undefined : { href: near, isExact: false }
  }
}

/** `/guides/a` → `/guides`, `/guides` → empty. */
function toParent(permalink: string): string {
  return permalink.slice(0, Math.max(permalink.lastIndexOf('/'), 0))
}

/** The permalinks that redirect to a page, by its `href`: where it was in older versions. */
function listSources({ facts }: KnownVersion): Map<string, string[]> {
  const sources = new Map<string, string[]>()
  for (const [path, href] of facts.redirects) {
    const known = sources.get(href) ?? []
    known.push(`/${path.replace(/(?:\/index)?\.html$/, '')}`)
    sources.set(href, known)
  }
  return sources
}

/** The files of other versions that the list of pages and `robots.txt` of the latest one refer to. */
function listOthers(
  versions: readonly KnownVersion[],
  latest: { version: KnownVersion; find: FindPage },
  { publicRoot, noindex }: VersionSettings,
  toUrl: (href: string) => string,
): SiteVersion['others'] {
  const toAddress = (href: string): string => (publicRoot === undefined ? href : toUrl(href))
  return versions.flatMap((version) => {
    if (version === latest.version) return []
    const { addresses, facts, selected } = version
    const sources = listSources(version)
    // A page that is also in the latest version is mapped there.
    const isMapped = facts.pages.some(
      ([permalink, isListed]) =>
        isListed && !latest.find(permalink, sources.get(addresses.toPageHref(permalink)) ?? [])?.isExact,
    )
    return {
      label: selected.label ?? selected.folder,
      llms: toAddress(addresses.toFileHref(LLMS_FILE)),
      ...(isMapped && !noindex && publicRoot !== undefined && { sitemap: toUrl(addresses.toFileHref('sitemap.xml')) }),
    }
  })
}

function mapValues(values: Readonly<Record<string, string>>, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
