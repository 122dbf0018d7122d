import type { Memory } from '../../core/index.ts'

/** A memory that forgets what was not asked for the longest. */
export interface RecentMemory extends Memory {
  /** Sets how many values it holds. */
  resize(most: number): void
}

/** Creates an empty memory. It holds 1,000 values until it is told otherwise. */
export function createRecentMemory(): RecentMemory {
  /** The value that was asked for last stands last. */
  const kept = new Map<string, unknown>()
  let size = 1000

  function put(key: string, value: unknown): void {
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= size) break
      kept.delete(oldest)
    }
  }

  return {
    find(key) {
      const value = kept.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
    keep: put,
    retain(key) {
      const value = kept.get(key)
      if (value !== undefined) put(key, value)
      return value !== undefined
    },
    resize(most) {
      size = most
    },
  }
}
