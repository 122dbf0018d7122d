import { type Anchor, listPrefixes, type Tab, toPrefix } from '@spearmint/config'
import type { PageWords } from '@spearmint/config/words'
import type { Page } from '../../../core/index.ts'
import type { NavigationReporter } from '../create-navigation-reporter.ts'
import { createPageIndex, type PageIndex } from '../create-page-index.ts'
import { listEntries, type NavigationEntry } from '../list-entries.ts'
import type { PagePlace, ResolvedNavigation } from '../resolved-navigation.ts'
import { buildDivisions } from './build-divisions.ts'
import { buildLinkRow, type LinkRow } from './build-link-row.ts'
import { buildMintDivisions } from './build-mint-divisions.ts'
import { createFolderSearch } from './create-folder-search.ts'
import { createKeySearch } from './create-key-search.ts'
import type { NavigationConfig } from './navigation-config.ts'
import { resolveVersions, type Versions } from './resolve-versions.ts'

/**
 * Resolves the navigation of `mint.json`, which assigns pages to divisions (version × tab × anchor) by rules, see
 * docs/reference/mint-json.mdx#divisions.
 * - A page belongs to the tab and to the anchor with the longest URL that its path starts with. A group whose pages belong
 *   to several divisions is split.
 * - The innermost version wins: that of the page, then that of the nearest group. A page without a version is in all.
 * - Pages with `hidden: true` are not listed. If a division lists a page twice, the first position counts.
 *
 * Entries without a page are left out, and `@spearmint/config` reports them. The work grows with the number of
 * entries × versions.
 */
export function resolveMintNavigation(
  config: NavigationConfig,
  pages: readonly Page[],
  reporter: NavigationReporter,
  words: PageWords,
): ResolvedNavigation {
  const versions = resolveVersions(config)
  checkPageVersions(pages, versions, reporter)
  const tabs = config.tabs.map((tab, position) => dropUnknownVersion('tab', tab, position, versions, reporter))
  const anchors = config.anchors.map((anchor, position) =>
    dropUnknownVersion('anchor', anchor, position, versions, reporter),
  )
  const findKeys = createKeySearch(versions, { tabs, anchors })
  const index = createPageIndex(pages)
  const entries = [...listEntries(config.navigation)]
  const builder = buildDivisions(entries, index, findKeys, reporter)
  const found = builder.list()
  const documentation = words.say('frame.documentation')
  const { isDefaultHidden: isHidden, name = documentation } = config.primaryTab
  const tabRow = buildLinkRow(
    tabs,
    { kind: 'tab', name, isHidden },
    new Set(found.map(({ tab }) => tab)),
    config.redirects,
  )
  const anchorRow = buildLinkRow(
    anchors,
    { kind: 'anchor', name: documentation, ...config.topAnchor, isHidden: false },
    new Set(found.map(({ anchor }) => anchor)),
    config.redirects,
  )
  const folders = listFolders(entries, index)
  reportEmptyLinks('tab', tabs, tabRow, folders, reporter)
  reportEmptyLinks('anchor', anchors, anchorRow, folders, reporter)

  const ranks = new Map(versions.select(undefined).map(({ position }, rank) => [position, rank]))
  const contents = found.toSorted((a, b) => (ranks.get(a.version) ?? 0) - (ranks.get(b.version) ?? 0))
  const { root, byContent } = buildMintDivisions(versions, tabRow, anchorRow, contents)
  const places = new Map<string, PagePlace>()
  for (const [{ groupTitles }, division] of byContent) {
    for (const [path, groups] of groupTitles) if (!places.has(path)) places.set(path, { division, groups })
  }
  const findFolder = createFolderSearch(contents)
  return {
    root,
    divisions: [...byContent.values()],
    places,
    findByPath(page) {
      const candidates = findKeys(page).flatMap((key) => builder.find(key) ?? [])
      const content = candidates.length > 1 ? findFolder(page.path, candidates) : candidates[0]
      return content && byContent.get(content)
    },
  }
}

/** On a site without versions, pages may use the key for their own purposes. */
function checkPageVersions(pages: readonly Page[], versions: Versions, reporter: NavigationReporter): void {
  if (versions.links.length === 0) return
  for (const page of pages) {
    const { version } = page.frontmatter
    if (version !== undefined && !versions.isDeclared(version)) reporter.reportUnknownPageVersion(page, version)
  }
}

/** A version that nobody can select would hide its pages permanently. */
function dropUnknownVersion<Entry extends Tab | Anchor>(
  kind: 'tab' | 'anchor',
  entry: Entry,
  position: number,
  versions: Versions,
  reporter: NavigationReporter,
): Entry {
  if (entry.version === undefined || versions.isDeclared(entry.version)) return entry
  reporter.reportUnknownLinkVersion(kind, position, entry.version)
  const { version: _, ...rest } = entry
  return rest as Entry
}

/** Lists the folders of listed pages, and the pages themselves. */
function listFolders(entries: readonly NavigationEntry[], index: PageIndex): Set<string> {
  return new Set(entries.flatMap(({ name }) => (index.find(name) === undefined ? [] : [...listPrefixes(name)])))
}

function reportEmptyLinks(
  kind: 'tab' | 'anchor',
  entries: readonly (Tab | Anchor)[],
  { empty }: LinkRow,
  folders: ReadonlySet<string>,
  reporter: NavigationReporter,
): void {
  for (const position of empty) {
    const entry = entries[position]
    if (entry !== undefined && folders.has(toPrefix(entry.url))) reporter.reportEmptyLink(kind, position, entry)
  }
}
