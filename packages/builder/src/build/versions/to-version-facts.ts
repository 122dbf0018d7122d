import { isIndexed } from '../../emit/index.ts'
import type { Site } from '../site/site.ts'
import type { VersionFacts } from './version-facts.ts'

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
