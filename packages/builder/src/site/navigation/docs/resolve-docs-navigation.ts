import { type DivisionConfig, type GroupEntry, listPrefixes, type NavigationEntry } from '@spearmint/config'
import type { Page, SidebarGroup, SidebarItem } from '../../../core/index.ts'
import { addDivision, createRoot, type DraftDivision, type ResolvedNavigation } from '../resolved-navigation.ts'
import { createPlaceCollector, type EntryContext, type PlaceCollector, toHidden } from './collect-places.ts'
import { createPageSearch, type PageSearch } from './create-page-search.ts'
import { selectIcon } from './select-icon.ts'
import { toDivisionFrame, toDivisionLabel } from './to-division-label.ts'

/**
 * Resolves the navigation of `docs.json`, which states the tree of divisions, groups and pages.
 * - A division with pages is not a link, even if it has `href`. A division with nothing to show is not in any row.
 * - Hidden groups are in no sidebar. Hidden divisions are shown on their own pages.
 * - If several divisions list a page, it shows the first one, those of the default language and version first.
 * - An unlisted page shows the division with a page in the nearest folder.
 *
 * Entries without a page are left out, and `@spearmint/config` reports them. The work grows with the number of entries.
 */
export function resolveDocsNavigation(config: DivisionConfig, pages: readonly Page[]): ResolvedNavigation {
  const root = createRoot()
  const search = createPageSearch(pages)
  const collector = createPlaceCollector()
  const divisions: DraftDivision[] = []
  const context = { division: root, groups: [], isOutside: false, directory: config.directory }
  fillDivision(config, context)
  const byFolder = indexFolders(divisions)
  return {
    root,
    divisions,
    places: collector.places,
    extraPages: collector.listExtraPages(),
    findByPath({ path }) {
      for (const prefix of listPrefixes(path)) {
        const found = byFolder.get(prefix)
        if (found !== undefined) return found
      }
      return undefined
    },
  }

  function fillDivision(settings: DivisionConfig, around: EntryContext): void {
    const { division } = around
    for (const link of settings.globalLinks) division.links.push({ ...toDivisionLabel(link), href: link.href })
    // All are added before the first is filled, so that their order is that of the file.
    const defaults = listDefaults(settings.divisions)
    const added = settings.divisions.map((inner) => {
      const frame = toDivisionFrame(inner)
      const child = addDivision(division, {
        ...toDivisionLabel(inner),
        isDefault: defaults.has(inner),
        isBreadcrumb: inner.kind !== 'version' && inner.kind !== 'language',
        ...(inner.href !== undefined && !hasContent(inner) && { href: inner.href }),
        ...(frame !== undefined && { frame }),
      })
      return { inner, child }
    })
    for (const { inner, child } of added.toSorted((a, b) => Number(b.child.isDefault) - Number(a.child.isDefault))) {
      const { directory = around.directory } = inner
      fillDivision(inner, { ...around, division: child, hidden: toHidden(inner, around.hidden), directory })
    }
    division.groups.push(...toGroups(addEntries(settings.entries, around, { search, collector })))
    if (division.groups.length > 0) divisions.push(division)
  }
}

/** What adding entries takes besides them. */
interface EntryTools {
  search: PageSearch
  collector: PlaceCollector
}

/** Adds the pages of entries to their division, and returns what its sidebar shows of them. */
function addEntries(entries: readonly NavigationEntry[], context: EntryContext, tools: EntryTools): SidebarItem[] {
  return entries.flatMap((entry): SidebarItem[] => {
    if (entry.type === 'group') return addGroup(entry, context, tools)
    const page = tools.search.findEntryPage(entry)
    return page !== undefined && addPage(page, context, tools) ? [{ type: 'page', page }] : []
  })
}

function addGroup(entry: GroupEntry, around: EntryContext, tools: EntryTools): SidebarGroup[] {
  const { name, tag, isHidden, boost = around.boost, directory = around.directory } = entry
  const hidden = toHidden(entry, around.hidden)
  const inside = { ...around, boost, directory, hidden, isOutside: around.isOutside || isHidden }
  const root = entry.root === undefined ? undefined : tools.search.findPage(entry.root)
  const hasRoot = root !== undefined && addPage(root, inside, tools)
  const groups = name === '' ? around.groups : Object.freeze([...around.groups, name])
  const items = addEntries(entry.entries, { ...inside, groups }, tools)
  if (items.length === 0 && !hasRoot) return []
  return [
    {
      type: 'group',
      title: name,
      ...selectIcon(entry),
      ...(tag !== undefined && tag !== '' && { tag }),
      ...(hasRoot && { root, ...(directory !== undefined && directory !== 'none' && { directory }) }),
      ...(entry.expanded === true && { isExpanded: true }),
      items,
    },
  ]
}

/** Returns whether the sidebar shows the page. */
function addPage(page: Page, context: EntryContext, { collector }: EntryTools): boolean {
  const { division, isOutside } = context
  const isShown = !isOutside && !page.frontmatter.hidden
  collector.add(page, { ...context, isOutside: !isShown })
  if (isShown && collector.show(page, division) && page.frontmatter.url === undefined) division.pages.push(page)
  return isShown
}

/** Pages outside groups are in a group without a heading. */
function toGroups(items: readonly SidebarItem[]): SidebarGroup[] {
  const groups: SidebarGroup[] = []
  let open: SidebarGroup | undefined
  for (const item of items) {
    if (item.type === 'group') {
      groups.push(item)
      open = undefined
      continue
    }
    if (open === undefined) {
      open = { type: 'group', title: '', items: [] }
      groups.push(open)
    }
    open.items.push(item)
  }
  return groups
}

function hasContent({ divisions, entries }: DivisionConfig): boolean {
  return divisions.length > 0 || entries.length > 0
}

/** Selects the default version and the default language: the first that is marked, or else the first in this site. */
function listDefaults(divisions: readonly DivisionConfig[]): Set<DivisionConfig> {
  const isLocal = ({ isHidden, href }: DivisionConfig): boolean => !isHidden && href === undefined
  return new Set(
    (['language', 'version'] as const).flatMap((kind) => {
      const siblings = divisions.filter((division) => division.kind === kind)
      return siblings.find(({ isDefault }) => isDefault) ?? siblings.find(isLocal) ?? siblings[0] ?? []
    }),
  )
}

/** Maps each folder with a listed page, and each page, to the first division that shows it. */
function indexFolders(divisions: readonly DraftDivision[]): Map<string, DraftDivision> {
  const folders = new Map<string, DraftDivision>()
  for (const division of divisions) {
    for (const { path } of division.pages) {
      for (const prefix of listPrefixes(path)) {
        if (folders.has(prefix)) break
        folders.set(prefix, division)
      }
    }
  }
  return folders
}
