import type { Page, PageTree } from '../../core/index.ts'

/** The pages before and after a page; absent at the ends of its division and outside the navigation. */
interface Neighbours {
  previous?: Page
  next?: Page
}

/** Answers in constant time what stands beside a page. */
export interface Pagination {
  findNeighbours(page: Page): Neighbours
}

/**
 * Creates the paging of a site: every page of the navigation has the neighbours of its home division, across groups
 * and without links out of the site (reference 3.2). Built once for all pages.
 */
export function createPagination(tree: PageTree): Pagination {
  const neighbours = new Map<string, Neighbours>()
  for (const division of tree.divisions) {
    for (const [index, page] of division.pages.entries()) {
      if (tree.findDivision(page) !== division) continue
      const previous = division.pages[index - 1]
      const next = division.pages[index + 1]
      neighbours.set(page.path, { ...(previous && { previous }), ...(next && { next }) })
    }
  }
  return { findNeighbours: (page) => neighbours.get(page.path) ?? {} }
}
