import type { Division, DivisionLabel, DivisionLink, Page, SidebarGroup } from '../../core/index.ts'

/** A division while it is built. */
export interface DraftDivision extends Division {
  parent?: DraftDivision
  divisions: DraftDivision[]
  links: DivisionLink[]
  groups: SidebarGroup[]
  pages: Page[]
}

/** Where the navigation shows a page first. */
export interface PagePlace {
  division: DraftDivision
  /** Titles of the groups that contain it, outermost first. */
  groups: readonly string[]
  /** Whether search finds a page that is hidden there. Undefined if it isn't hidden. */
  hidden?: 'findable' | 'unfindable'
  /** The factor of the page in search. */
  boost?: number
}

/** What a page tree is created from: the navigation of a configuration, with its pages. */
export interface ResolvedNavigation {
  root: DraftDivision
  /** The divisions with a sidebar in reading order, those of the default language and version first. */
  divisions: readonly DraftDivision[]
  /** By the paths of all pages that the navigation names. */
  places: ReadonlyMap<string, PagePlace>
  /** The pages that no sidebar shows and that can be found all the same. */
  extraPages?: readonly Page[]
  /** Selects the division whose sidebar an unlisted page shows. */
  findByPath(page: Page): DraftDivision | undefined
}

/** Creates the root of a navigation. */
export function createRoot(): DraftDivision {
  return toDraft('', { kind: 'root', name: '', isHidden: false })
}

/** Adds an empty division to another one. */
export function addDivision(
  parent: DraftDivision,
  label: DivisionLabel & Partial<Pick<Division, 'href' | 'isDefault' | 'isBreadcrumb' | 'frame'>>,
): DraftDivision {
  const position = parent.divisions.length
  const division = toDraft(parent.id === '' ? `${position}` : `${parent.id}.${position}`, label)
  division.parent = parent
  parent.divisions.push(division)
  return division
}

function toDraft(id: string, label: DivisionLabel): DraftDivision {
  return { isDefault: false, isBreadcrumb: false, ...label, id, divisions: [], links: [], groups: [], pages: [] }
}
