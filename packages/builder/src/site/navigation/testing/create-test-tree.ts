import type { Division, Page, PageTree, SidebarGroup, SidebarItem } from '../../../core/index.ts'
import { createPageTree } from '../create-page-tree.ts'
import { addDivision, createRoot, type DraftDivision, type PagePlace } from '../resolved-navigation.ts'

/** A division of a test. Its pages are those in its groups, or are in one group without a title. */
export interface TestDivision
  extends Partial<Pick<Division, 'href' | 'isDefault' | 'isHidden' | 'locale' | 'links' | 'icon' | 'color' | 'frame'>> {
  tab?: string
  anchor?: string
  version?: string
  language?: string
  dropdown?: string
  product?: string
  item?: string
  groups?: SidebarGroup[]
  pages?: Page[]
  divisions?: TestDivision[]
}

/** Creates a page tree without a configuration. Its divisions are in the given order. */
export function createTestTree({ links = [], ...input }: TestDivision): PageTree {
  const root = createRoot()
  const divisions: DraftDivision[] = []
  const places = new Map<string, PagePlace>()
  root.links.push(...links)
  fill(root, input)
  return createPageTree({ root, divisions, places, findByPath: () => undefined })

  function fill(division: DraftDivision, { divisions: inner = [], groups, pages }: TestDivision): void {
    for (const child of inner) fill(addDivision(division, toLabel(child)), child)
    if (groups === undefined && pages === undefined) return
    divisions.push(division)
    const items = (pages ?? []).map((page): SidebarItem => ({ type: 'page', page }))
    division.groups.push(...(groups ?? [{ type: 'group', title: '', items }]))
    for (const group of division.groups) place(division, group, [])
  }

  function place(division: DraftDivision, { title, items }: SidebarGroup, around: readonly string[]): void {
    const titles = title === '' ? around : [...around, title]
    for (const item of items) {
      if (item.type === 'group') place(division, item, titles)
      else {
        if (!places.has(item.page.path)) places.set(item.page.path, { division, groups: titles })
        if (item.page.frontmatter.url === undefined && !division.pages.includes(item.page)) {
          division.pages.push(item.page)
        }
      }
    }
  }
}

const KINDS = ['tab', 'anchor', 'version', 'language', 'dropdown', 'product', 'item'] as const

function toLabel(input: TestDivision): Parameters<typeof addDivision>[1] {
  const { divisions: _divisions, groups: _groups, pages: _pages, links: _links, ...label } = input
  const { tab: _tab, anchor: _anchor, version: _v, language: _l, dropdown: _d, product: _p, item: _i, ...rest } = label
  const kind = KINDS.find((one) => input[one] !== undefined) ?? 'tab'
  return { isHidden: false, ...rest, kind, name: input[kind] ?? '' }
}
