import type { Page, PageTree, SidebarGroup } from '../../core/index.ts'
import { createChoiceSearch } from './create-choice-search.ts'
import { createCounterpartSearch } from './create-counterpart-search.ts'
import type { DraftDivision, ResolvedNavigation } from './resolved-navigation.ts'

/** Creates the frozen page tree of a navigation. Pages are not frozen, because they don't belong to the tree. */
export function createPageTree({ root, places, findByPath, ...resolved }: ResolvedNavigation): PageTree {
  const divisions = resolved.divisions.length === 0 ? [root] : resolved.divisions
  const [main = root] = divisions
  for (const division of divisions) setFirstPage(division)
  freezeDivision(root)

  const search = {
    findDivision: (page: Page) => places.get(page.path)?.division ?? findByPath(page) ?? main,
    findGroups: (page: Page) => places.get(page.path)?.groups ?? NO_GROUPS,
  }
  return Object.freeze({
    root,
    divisions: Object.freeze(divisions),
    home: divisions.find(({ pages }) => pages.length > 0)?.pages[0],
    ...search,
    ...createChoiceSearch(root, divisions),
    findCounterpart: createCounterpartSearch(root, divisions, search),
    isListed: (page: Page) => places.has(page.path),
  })
}

const NO_GROUPS: readonly string[] = Object.freeze([])

/** The first page of a division is also that of the divisions around it, unless they have one already. */
function setFirstPage(division: DraftDivision): void {
  const [first] = division.pages
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
