import { type Division, isEdition, listDivisionPath, type Page, type PageTree } from '../../core/index.ts'

/** Where a page is in the navigation, as the search shows it. */
export interface PageLocation {
  /** Position among the divisions that visitors can limit a search to. */
  division: number | undefined
  /** The names around the page, outermost first: divisions, except versions and languages, then groups. */
  trail: readonly string[]
}

/** What the search of a site knows about its navigation. */
export interface NavigationFacts {
  /** The names of the divisions that visitors can limit a search to, each once. */
  divisions: readonly string[]
  locate(page: Page): PageLocation
}

/**
 * Creates the facts about a navigation. Visitors can limit a search to its outermost divisions, for example its tabs.
 * Versions and languages are not divisions in this sense: each has its own index.
 */
export function createNavigationFacts({
  divisions,
  findDivision,
  findGroups,
}: Pick<PageTree, 'divisions' | 'findDivision' | 'findGroups'>): NavigationFacts {
  const names = [...new Set(divisions.flatMap((division) => listNames(division).slice(0, 1)))]
  const positions = new Map(names.map((name, position) => [name, position]))
  return {
    divisions: names,
    locate(page) {
      const around = listNames(findDivision(page))
      const trail = [...around, ...findGroups(page)].filter(
        (name, index, all) => name !== '' && name !== all[index - 1],
      )
      return { division: positions.get(around[0] ?? ''), trail }
    },
  }
}

function listNames(division: Division): string[] {
  return listDivisionPath(division).flatMap((around) =>
    around.kind === 'root' || isEdition(around) ? [] : around.name,
  )
}
