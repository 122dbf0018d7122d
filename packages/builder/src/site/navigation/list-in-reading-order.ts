import type { Page, PageTree } from '../../core/index.ts'

/** Lists all pages of a site: those of the navigation in its order, then the others as they were given. */
export function listInReadingOrder(tree: PageTree, pages: readonly Page[]): Page[] {
  return [...new Set([...tree.divisions.flatMap((division) => division.pages), ...pages])]
}
