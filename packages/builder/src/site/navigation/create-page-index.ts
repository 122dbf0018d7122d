import { type Page, toPermalink } from '../../core/index.ts'

/** Finds pages by the names that a configuration uses. */
export interface PageIndex {
  /** By path (`guides/a`) or by URL: `guides` also finds `guides/index`, and vice versa. */
  find(name: string): Page | undefined
}

/** Creates the index of a site's pages. */
export function createPageIndex(pages: readonly Page[]): PageIndex {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const byPermalink = new Map(pages.map((page) => [page.permalink, page]))
  return { find: (name) => byPath.get(name) ?? byPermalink.get(toPermalink(name)) }
}
