import type { NavigationEntry } from '@spearmint/config'
import type { Page } from '../../../core/index.ts'
import { createPageIndex } from '../create-page-index.ts'

/** Finds the page of an entry of the navigation, or of a path. */
export interface PageSearch {
  findPage(path: string): Page | undefined
  /** Of an operation, it is the page with that path, or else the page of the operation. */
  findEntryPage(entry: Exclude<NavigationEntry, { type: 'group' }>): Page | undefined
}

/** Creates the search. Operations are found by method and path, and by the file of their spec if the entry names one. */
export function createPageSearch(pages: readonly Page[]): PageSearch {
  const index = createPageIndex(pages)
  const byOperation = new Map<string, Page[]>()
  for (const page of pages) {
    if (page.endpoint === undefined) continue
    const key = toKey(page.endpoint)
    byOperation.set(key, [...(byOperation.get(key) ?? []), page])
  }
  return {
    findPage: index.find,
    findEntryPage(entry) {
      const page = index.find(entry.page)
      if (page !== undefined || entry.type === 'page') return page
      const { spec } = entry
      const candidates = byOperation.get(toKey(entry)) ?? []
      if (spec === undefined) return candidates[0]
      return candidates.find(({ operation }) => operation?.specFile === spec.replace(/^\.?\//, ''))
    },
  }
}

function toKey({ method, target }: { method: string; target: string }): string {
  return `${method.toUpperCase()} ${target}`
}
