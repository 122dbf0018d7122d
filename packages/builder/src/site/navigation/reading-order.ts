import type { Page, PageTree } from '../../core/index.ts'

/** The pages before and after a page. Absent at the ends of its division and outside the navigation. */
interface Neighbors {
  previous?: Page
  next?: Page
}

/** Returns the previous and next page of a page in constant time. */
export interface Pagination {
  toNeighbors(page: Page): Neighbors
}

/** Lists all pages of a site: those of the navigation in its order, then the others in the given order. */
export function listInReadingOrder(tree: PageTree, pages: readonly Page[]): Page[] {
  return [...new Set([...tree.divisions.flatMap((division) => division.pages), ...pages])]
}

/**
 * Creates the paging of a site, once for all pages. The neighbors of a page are those in its main division, across groups
 * and without links to other sites. See docs/reference/mint-json.mdx#page-frame.
 */
export function createPagination(tree: PageTree): Pagination {
  const neighbors = new Map<string, Neighbors>()
  for (const division of tree.divisions) {
    for (const [index, page] of division.pages.entries()) {
      if (tree.findDivision(page) !== division) continue
      const previous = division.pages[index - 1]
      const next = division.pages[index + 1]
      neighbors.set(page.path, { ...(previous && { previous }), ...(next && { next }) })
    }
  }
  return { toNeighbors: (page) => neighbors.get(page.path) ?? {} }
}
