import type { SiteConfig } from '@spearmint/config'
import type { Page, PageTree } from '../../core/index.ts'

/** Whether a page may be named to programs at all: it has content of its own, and its author has not hidden it. */
function isOpen({ frontmatter }: Page): boolean {
  const { robots } = frontmatter.raw
  const isRefused = typeof robots === 'string' && /\b(?:noindex|none)\b/i.test(robots)
  return frontmatter.url === undefined && !frontmatter.noindex && !isRefused
}

/**
 * Selects the pages for search engines (reference 2.9): those of the navigation, and with `seo.indexHiddenPages` all.
 * None when `metadata.robots` refuses the whole site, and none that names another address as its own.
 */
export function selectIndexedPages(
  pages: readonly Page[],
  tree: Pick<PageTree, 'isListed'>,
  { seo, metadata }: Pick<SiteConfig, 'seo' | 'metadata'>,
  toUrl: (page: Page) => string,
): Page[] {
  if (/\b(?:noindex|none)\b/i.test(metadata.robots ?? '')) return []
  const isShown = (page: Page): boolean => tree.isListed(page) && !page.frontmatter.hidden
  return pages.filter((page) => {
    const { canonical = toUrl(page) } = page.frontmatter.raw
    return isOpen(page) && canonical === toUrl(page) && (seo.indexHiddenPages || isShown(page))
  })
}

/**
 * Selects the pages for language models (reference 2.9): those of the navigation of the default version or language, in
 * its order, each once.
 */
export function selectModelPages(tree: Pick<PageTree, 'divisions'>): Page[] {
  // Divisions of the default version come first.
  const version = tree.divisions[0]?.version
  const divisions = tree.divisions.filter((division) => division.version === version)
  const pages = new Set(divisions.flatMap((division) => division.pages))
  return [...pages].filter((page) => isOpen(page) && !page.frontmatter.hidden)
}
