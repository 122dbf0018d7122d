import type { NavigationEntry } from '@spearmint/config'
import type { Page } from '../../../core/index.ts'
import { createPageIndex } from '../create-page-index.ts'

/** Finds the page of an entry of the navigation, or of a path. */
export interface PageSearch {
  findPage(path: string): Page | undefined
  /** Of an operation that is in no spec, it is the page with that path, or else the page that documents it. */
  findEntryPage(entry: Exclude<NavigationEntry, { type: 'group' }>): Page | undefined
}

/** Creates the search. Operations are found by method and path. */
export function createPageSearch(pages: readonly Page[]): PageSearch {
  const index = createPageIndex(pages)
  const byOperation = new Map<string, Page>()
  for (const page of pages) {
    const key = page.endpoint && toKey(page.endpoint)
    if (key !== undefined && !byOperation.has(key)) byOperation.set(key, page)
  }
  return {
    findPage: index.find,
    findEntryPage(entry) {
      const page = index.find(entry.page)
      if (page !== undefined || entry.type === 'page' || entry.spec !== undefined) return page
      return byOperation.get(toKey(entry))
    },
  }
}

function toKey({ method, target }: { method: string; target: string }): string {
  return `${method.toUpperCase()} ${target}`
}
