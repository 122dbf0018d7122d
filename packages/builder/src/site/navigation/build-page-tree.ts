import type { Anchor, Diagnostic, Tab } from '@spearmint/config'
import type { Page, PageTree } from '../../core/index.ts'
import { buildLinkRow, type LinkRow } from './build-link-row.ts'
import { listPrefixes, toPrefix } from './create-claims.ts'
import { createKeySearch } from './create-key-search.ts'
import { createNavigationProblems, type LocateInConfig, type NavigationProblems } from './create-navigation-problems.ts'
import { createPageIndex, type PageIndex } from './create-page-index.ts'
import { createPageTree } from './create-page-tree.ts'
import { listEntries, type NavigationEntry } from './list-entries.ts'
import type { NavigationConfig } from './navigation-config.ts'
import { placeEntries } from './place-entries.ts'
import { resolveVersions, type Versions } from './resolve-versions.ts'

export interface BuildPageTreeOptions {
  /** Finds places in the text of the configuration; without it problems point at its start. */
  locate?: LocateInConfig | undefined
}

/**
 * Arranges the pages of a site in divisions (version × tab × anchor) as its configuration says (reference 3.1).
 * - A page goes to the tab and to the anchor with the longest address that its path is below. A group whose pages go
 *   several ways is split.
 * - Of versions the innermost wins: the page's own, then that of the nearest group. Without one a page is in all.
 * - Pages with `hidden: true` are not listed. A page listed twice in a division is at home in its first place.
 *
 * Entries that name no page are left out; `@spearmint/config` reports them. The problems are those of
 * {@link NavigationProblems}. The tree is frozen. The work grows with the entries × versions.
 */
export function buildPageTree(
  config: NavigationConfig,
  pages: readonly Page[],
  { locate }: BuildPageTreeOptions = {},
): { tree: PageTree; diagnostics: Diagnostic[] } {
  const problems = createNavigationProblems(locate)
  const versions = resolveVersions(config)
  checkPageVersions(pages, versions, problems)
  const tabs = config.tabs.map((tab, position) => dropUnknownVersion('tab', tab, position, versions, problems))
  const anchors = config.anchors.map((anchor, position) =>
    dropUnknownVersion('anchor', anchor, position, versions, problems),
  )
  const findKeys = createKeySearch(versions, { tabs, anchors })
  const index = createPageIndex(pages)
  const entries = [...listEntries(config.navigation)]
  const drafts = placeEntries(entries, { index, findKeys, problems })
  const divisions = drafts.list()
  const tabRow = buildLinkRow(
    tabs,
    { ...config.primaryTab },
    new Set(divisions.map(({ tab }) => tab)),
    config.redirects,
  )
  const anchorRow = buildLinkRow(
    anchors,
    { ...config.topAnchor, isDefaultHidden: false },
    new Set(divisions.map(({ anchor }) => anchor)),
    config.redirects,
  )
  const folders = findFolders(entries, index)
  reportEmpty('tab', tabs, tabRow, folders, problems)
  reportEmpty('anchor', anchors, anchorRow, folders, problems)
  const tree = createPageTree({ versions, tabs: tabRow, anchors: anchorRow, drafts, findKeys })
  return { tree, diagnostics: problems.diagnostics }
}

/** Of a site without versions the key is the page's own affair. */
function checkPageVersions(pages: readonly Page[], versions: Versions, problems: NavigationProblems): void {
  if (versions.links.length === 0) return
  for (const page of pages) {
    const { version } = page.frontmatter
    if (version !== undefined && !versions.isDeclared(version)) problems.unknownPageVersion(page, version)
  }
}

/** A version that nobody can choose would hide its pages for good. */
function dropUnknownVersion<Claimant extends Tab | Anchor>(
  kind: 'tab' | 'anchor',
  claimant: Claimant,
  position: number,
  versions: Versions,
  problems: NavigationProblems,
): Claimant {
  if (claimant.version === undefined || versions.isDeclared(claimant.version)) return claimant
  problems.unknownLinkVersion(kind, position, claimant.version)
  const { version: _, ...rest } = claimant
  return rest as Claimant
}

/** The folders that listed pages are in, and the pages themselves. */
function findFolders(entries: readonly NavigationEntry[], index: PageIndex): Set<string> {
  return new Set(entries.flatMap(({ name }) => (index.find(name) === undefined ? [] : [...listPrefixes(name)])))
}

function reportEmpty(
  kind: 'tab' | 'anchor',
  claimants: readonly (Tab | Anchor)[],
  { empty }: LinkRow,
  folders: ReadonlySet<string>,
  problems: NavigationProblems,
): void {
  for (const position of empty) {
    const claimant = claimants[position]
    if (claimant !== undefined && folders.has(toPrefix(claimant.url))) problems.emptyDivision(kind, position, claimant)
  }
}
