import type { DirectoryStyle, GroupEntry } from '@spearmint/config'
import type { Page } from '../../../core/index.ts'
import type { DraftDivision, PagePlace } from '../resolved-navigation.ts'

/** What a page takes over from the groups and divisions around it. */
export interface EntryContext {
  division: DraftDivision
  groups: readonly string[]
  /** Whether search finds a page here. Undefined if it isn't hidden. */
  hidden?: 'findable' | 'unfindable' | undefined
  /** Whether the sidebar leaves the page out. Readers in a hidden division see its pages, but no hidden groups. */
  isOutside: boolean
  boost?: number | undefined
  /** How pages of groups list what is in the group. */
  directory?: DirectoryStyle | undefined
}

/** Applies `hidden` and `searchable` of a group or a division. Something hidden inside is found only if it says so itself. */
export function toHidden(
  { isHidden, searchable }: Pick<GroupEntry, 'isHidden' | 'searchable'>,
  around: EntryContext['hidden'],
): EntryContext['hidden'] {
  if (!isHidden) return around
  return searchable === true ? 'findable' : 'unfindable'
}

/** Collects where the navigation names each page. */
export interface PlaceCollector {
  places: Map<string, PagePlace>
  /** The pages that no sidebar shows and that can be found all the same. */
  listExtraPages(): Page[]
  add(page: Page, context: EntryContext): void
  /** Adds a page to the sidebar of its division. Returns whether it is the first time. */
  show(page: Page, division: DraftDivision): boolean
}

/** Creates the collector. The first place of a page counts, but a visible one takes precedence over a hidden one. */
export function createPlaceCollector(): PlaceCollector {
  const places = new Map<string, PagePlace>()
  const outside = new Set<Page>()
  const shown = new Map<DraftDivision, Set<Page>>()
  return {
    places,
    listExtraPages: () => [...outside].filter(({ path }) => places.get(path)?.hidden === 'findable'),
    add(page, { division, groups, hidden, isOutside, boost }) {
      const known = places.get(page.path)
      const isHidden = page.frontmatter.hidden ? 'unfindable' : hidden
      if (isOutside) outside.add(page)
      if (known !== undefined && (known.hidden === undefined || isHidden !== undefined)) return
      places.set(page.path, {
        division,
        groups,
        ...(isHidden !== undefined && { hidden: isHidden }),
        ...(boost !== undefined && { boost }),
      })
    },
    show(page, division) {
      const pages = shown.get(division) ?? new Set()
      shown.set(division, pages)
      return pages.size < pages.add(page).size
    },
  }
}
