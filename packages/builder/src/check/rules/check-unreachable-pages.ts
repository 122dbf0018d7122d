import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Page, PageTree, RenderedPage } from '../../core/index.ts'
import { CHECK_CODES } from '../codes.ts'

export interface LinkedSite {
  pages: readonly Page[]
  tree: PageTree
  /** Permalinks of the pages that the configuration links to. */
  entrances: readonly string[]
  /** The permalinks that each page links to, by its own permalink. */
  linkedPages: ReadonlyMap<string, ReadonlySet<string>>
}

/** Lists the permalinks that a page links to. */
export function listLinkedPages({ references }: Pick<RenderedPage, 'references'>): Set<string> {
  return new Set(references.flatMap(({ link }) => (link.type === 'page' ? [link.permalink] : [])))
}

/**
 * Reports pages that visitors cannot reach by links from the navigation, the header, the footer or the first page. A
 * hidden page is for those who know its address, so it counts as reachable, and so do the pages it links to.
 */
export function checkUnreachablePages({ pages, tree, entrances, linkedPages }: LinkedSite): Diagnostic[] {
  const isOpen = (page: Page): boolean => tree.isFindable(page) || tree.isHidden(page) || page.permalink === '/404'
  const reached = new Set([...entrances, ...pages.filter(isOpen).map(({ permalink }) => permalink)])
  // Entries that are added to a set while it is iterated are visited too.
  for (const permalink of reached) for (const target of linkedPages.get(permalink) ?? []) reached.add(target)
  return pages.filter((page) => !reached.has(page.permalink)).map(toUnreachable)
}

function toUnreachable({ path, file }: Page): Diagnostic {
  const message = `Visitors cannot reach this page: "${path}" is not in the navigation, and no reachable page links to it.`
  const suggestions = ['List it in a group of the navigation, link to it, or add hidden: true to its frontmatter.']
  return toDiagnostic(CHECK_CODES, { code: 'page/unreachable', message, suggestions, file })
}
