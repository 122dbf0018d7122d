import { readStored, writeStored } from '../shared/stored.ts'

const MAX_RECENT = 5

/** The last searches of a visitor that led to a page, in this browser. */
export interface RecentSearches {
  /** The last one first. */
  list(): string[]
  add(query: string): void
  clear(): void
}

/** @param root - The path of the site. Sites with the same origin don't share their searches. */
export function createRecentSearches(root: string): RecentSearches {
  const key = `spearmint-searches ${root}`
  const list = () => {
    const stored = readStored('localStorage', key)
    return Array.isArray(stored) ? stored.map(String).slice(0, MAX_RECENT) : []
  }
  return {
    list,
    add: (query) =>
      writeStored('localStorage', key, [query, ...list().filter((other) => other !== query)].slice(0, MAX_RECENT)),
    clear: () => writeStored('localStorage', key, undefined),
  }
}
