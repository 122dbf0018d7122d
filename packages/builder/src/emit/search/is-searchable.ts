import type { Page, PageTree } from '../../core/index.ts'

/**
 * Whether the search of the site finds a page (reference 2.3). Pages outside the navigation are found only where the
 * configuration says so; a page that stands for another address (`url`) never is.
 */
export function isSearchable(page: Page, tree: PageTree, { indexHiddenPages }: { indexHiddenPages: boolean }): boolean {
  const { url, noindex, hidden, raw } = page.frontmatter
  if (url !== undefined || noindex || String(raw.searchable).toLowerCase() === 'false') return false
  return indexHiddenPages || (!hidden && tree.isListed(page))
}
