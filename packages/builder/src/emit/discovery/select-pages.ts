import type { SiteConfig } from '@spearmint/config'
import {
  type Division,
  isEdition,
  isInEditions,
  listDivisionPath,
  listEditions,
  type Page,
  type PageTree,
} from '../../core/index.ts'
import { findFolderMetadata } from '../../site/index.ts'

/** Whether programs may find a page: it has its own content, and its author doesn't exclude it. */
function isOpen({ frontmatter }: Page, robots: unknown = frontmatter.raw.robots): boolean {
  const isExcluded = typeof robots === 'string' && /\b(?:noindex|none)\b/i.test(robots)
  return frontmatter.url === undefined && !frontmatter.noindex && !isExcluded
}

/** The settings that exclude pages from search engines. */
export type IndexedConfig = Pick<SiteConfig, 'seo' | 'metadata' | 'metadataOfFolders'>

/**
 * Whether search engines list a page (docs/reference/pages-and-files.mdx#visibility): it is in the navigation, or
 * `seo.indexHiddenPages` is set, and `metadata.robots` doesn't exclude the whole site. A page with another canonical address
 * is left out.
 * @param canonicals The canonical addresses of pages that are also in the latest version, by permalink.
 */
export function isIndexed(
  page: Page,
  tree: Pick<PageTree, 'isFindable'>,
  config: IndexedConfig,
  toUrl: (page: Page) => string,
  canonicals: Readonly<Record<string, string>> = {},
): boolean {
  const { seo, metadata } = config
  if (/\b(?:noindex|none)\b/i.test(metadata.robots ?? '')) return false
  const { canonical = canonicals[page.permalink] ?? toUrl(page) } = page.frontmatter.raw
  const { robots = findFolderMetadata(config, page.path).robots } = page.frontmatter.raw
  const isShown = tree.isFindable(page) && !page.frontmatter.hidden
  return isOpen(page, robots) && canonical === toUrl(page) && (seo.indexHiddenPages || isShown)
}

type ModelTree = Pick<PageTree, 'divisions' | 'extraPages' | 'findDivision' | 'isHidden'>

/**
 * Selects the pages for language models (docs/reference/pages-and-files.mdx#visibility): those in the navigation of a
 * version or language, in its order, each once.
 * @param editions Default: those of the default version and language.
 */
export function selectModelPages(tree: ModelTree, editions: readonly Division[] = listDefaultEditions(tree)): Page[] {
  const divisions = tree.divisions.filter((division) => isInEditions(division, editions))
  const extra = tree.extraPages.filter((page) => isInEditions(tree.findDivision(page), editions))
  const pages = new Set([...divisions.flatMap((division) => division.pages), ...extra])
  return [...pages].filter((page) => isOpen(page) && !tree.isHidden(page))
}

/** The default version and language. */
function listDefaultEditions({ divisions: [main] }: Pick<PageTree, 'divisions'>): Division[] {
  return main === undefined ? [] : listEditions(main)
}

/** The name of the version of the documentation that a page belongs to. */
export function findVersion({ findDivision }: Pick<PageTree, 'findDivision'>, page: Page): string | undefined {
  return listEditions(findDivision(page)).find(({ kind }) => kind === 'version')?.name
}

/** The names of the divisions and groups around a page, outermost first, without its version and language. */
export function listTrail(
  { findDivision, findGroups }: Pick<PageTree, 'findDivision' | 'findGroups'>,
  page: Page,
): string[] {
  const divisions = listDivisionPath(findDivision(page)).filter((division) => !isEdition(division))
  return [...divisions.map(({ name }) => name).filter(Boolean), ...findGroups(page)]
}
