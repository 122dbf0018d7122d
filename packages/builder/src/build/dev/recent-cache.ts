import type { Cache } from '../../core/index.ts'

/** A cache in memory that drops the entries that have not been used for the longest time. */
export class RecentCache implements Cache {
  #maxEntries: number
  /** The most recently used entry is the last. */
  readonly #entries = new Map<string, object>()

  constructor(maxEntries = 1000) {
    this.#maxEntries = maxEntries
  }

  /** Sets how many entries the cache holds. Applies from the next `set` on. */
  resize(maxEntries: number): void {
    this.#maxEntries = maxEntries
  }

  find(key: string): object | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.#touch(key, value)
    return value
  }

  set(key: string, value: object): void {
    this.#touch(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries) break
      this.#entries.delete(oldest)
    }
  }

  retain(key: string): boolean {
    return this.find(key) !== undefined
  }

  #touch(key: string, value: object): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
  }
}
