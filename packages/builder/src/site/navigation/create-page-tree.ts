import type { Page, PageTree, SidebarGroup } from '../../core/index.ts'
import { createChoiceSearch } from './create-choice-search.ts'
import { createCounterpartSearch } from './create-counterpart-search.ts'
import type { DraftDivision, ResolvedNavigation } from './resolved-navigation.ts'

/** Creates the frozen page tree of a navigation. Pages are not frozen, because they don't belong to the tree. */
export function createPageTree(resolved: ResolvedNavigation): PageTree {
  const { root, places, findByPath, extraPages = [] } = resolved
  const divisions = resolved.divisions.length === 0 ? [root] : resolved.divisions
  const [main = root] = divisions
  const isListed = ({ path }: Page): boolean => places.has(path) && places.get(path)?.hidden === undefined
  // Names of divisions link to hidden pages only if there are no others.
  for (const division of divisions) setFirstPage(division, division.pages.find(isListed))
  for (const division of divisions) setFirstPage(division, division.pages[0])
  freezeDivision(root)

  const search = {
    findDivision: (page: Page) => places.get(page.path)?.division ?? findByPath(page) ?? main,
    findGroups: (page: Page) => places.get(page.path)?.groups ?? NO_GROUPS,
  }
  return Object.freeze({
    root,
    divisions: Object.freeze(divisions),
    home: root.first,
    ...search,
    ...createChoiceSearch(root, divisions),
    findCounterpart: createCounterpartSearch(root, divisions, search),
    isListed,
    isHidden: ({ path, frontmatter }: Page) => frontmatter.hidden || places.get(path)?.hidden === 'unfindable',
    isFindable: (page: Page) => isListed(page) || places.get(page.path)?.hidden === 'findable',
    findBoost: ({ path }: Page) => places.get(path)?.boost,
    extraPages: Object.freeze(extraPages),
  })
}

const NO_GROUPS: readonly string[] = Object.freeze([])

/** The first page of a division is also that of the divisions around it, unless they have one already. */
function setFirstPage(division: DraftDivision, first: Page | undefined): void {
  if (first === undefined) return
  for (let around: DraftDivision | undefined = division; around !== undefined; around = around.parent) {
    around.first ??= first
  }
}

function freezeDivision(division: DraftDivision): void {
  for (const inner of division.divisions) freezeDivision(inner)
  for (const link of division.links) Object.freeze(link)
  for (const group of division.groups) freezeGroup(group)
  for (const list of [division.divisions, division.links, division.groups, division.pages]) Object.freeze(list)
  Object.freeze(division)
}

function freezeGroup(group: SidebarGroup): void {
  for (const item of group.items) {
    if (item.type === 'group') freezeGroup(item)
    else Object.freeze(item)
  }
  Object.freeze(group.items)
  Object.freeze(group)
}
