import type { Page, Problem } from '../../core/index.ts'
import type { InspectedSite } from '../site-inspector.ts'

/** Permalinks of the pages that each page links to, by its own. */
export type PageLinks = ReadonlyMap<string, Iterable<string>>

/**
 * Finds the pages that a reader cannot come to: no way of links leads there from the navigation, the header, the footer
 * or the first page. Hidden pages are meant for those who know their address, and so is where they lead.
 */
export function findUnreachablePages({ pages, tree, entrances }: InspectedSite, links: PageLinks): Page[] {
  const isOpen = (page: Page): boolean => tree.isListed(page) || page.frontmatter.hidden || page.permalink === '/404'
  const reached = new Set([...entrances, ...pages.filter(isOpen).map(({ permalink }) => permalink)])
  // A set grows while it is walked: every page is met once.
  for (const permalink of reached) for (const target of links.get(permalink) ?? []) reached.add(target)
  return pages.filter((page) => !reached.has(page.permalink))
}

/** The problem of a page that nothing leads to (`page/unreachable`). */
export function toUnreachableProblem({ path }: Page): Problem {
  return {
    code: 'page/unreachable',
    severity: 'info',
    message: `No reader comes to this page: "${path}" is not in the navigation, and no page that can be reached links to it.`,
    suggestions: ['List it in a group of the navigation, link to it, or write hidden: true in its frontmatter.'],
  }
}
