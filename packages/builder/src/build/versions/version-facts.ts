import { isIndexed } from '../../emit/index.ts'
import type { Site } from '../site/site.ts'

/** What the other versions need to know about a version. Plain data. */
export interface VersionFacts {
  /** The permalinks of its pages, and whether search engines list them. */
  pages: readonly (readonly [permalink: string, isIndexed: boolean])[]
  /** Its redirects to pages, by the path of the file that redirects. */
  redirects: readonly (readonly [path: string, href: string])[]
  /** The first segments of the paths of pages and files. */
  names: readonly string[]
}

/** Collects what the other versions need to know about a version. */
export function toVersionFacts({ pages, tree, config, urls, addresses, entries, staticFiles }: Site): VersionFacts {
  const toUrl = ({ permalink }: { permalink: string }): string => urls.toUrl(addresses.toPageHref(permalink))
  const own = pages.filter(({ frontmatter, permalink }) => frontmatter.url === undefined && permalink !== '/404')
  const paths = [...own.map(({ permalink }) => permalink.slice(1)), ...staticFiles]
  return {
    pages: own.map((page) => [page.permalink, isIndexed(page, tree, config, toUrl)]),
    redirects: entries.redirects.flatMap(({ path, href }): [string, string][] =>
      href.startsWith(`${addresses.base}/`) ? [[path, href]] : [],
    ),
    names: [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].sort(),
  }
}
