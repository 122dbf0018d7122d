import type { Cache } from '../../core/index.ts'

/** What files with all pages need to know about the Markdown of a page. */
export interface TextFacts {
  /** The length of its text in the files with the Markdown of all pages, in characters. Null if they leave it out. */
  fullLength: number | null
  tokens: number
}

/** The facts of all pages, in one entry of the cache, so that the texts of pages that have not changed are not read. */
export class TextFactsCache {
  readonly #cache: Cache | undefined
  readonly #key: string
  readonly #known: ReadonlyMap<string, TextFacts>
  readonly #used = new Map<string, TextFacts>()
  #isChanged = false

  /** @param key Covers everything that the facts of all pages depend on. */
  constructor(cache: Cache | undefined, key: string) {
    this.#cache = cache
    this.#key = `text facts ${key}`
    this.#known = new Map((cache?.find(this.#key) as [string, TextFacts][] | undefined) ?? [])
  }

  /** Finds the facts of a page by a key that covers what they depend on besides. */
  find(key: string): TextFacts | undefined {
    const facts = this.#known.get(key)
    if (facts !== undefined) this.#used.set(key, facts)
    return facts
  }

  set(key: string, facts: TextFacts): TextFacts {
    this.#isChanged = true
    this.#used.set(key, facts)
    return facts
  }

  save(): void {
    if (this.#isChanged || this.#used.size < this.#known.size) this.#cache?.set(this.#key, [...this.#used])
  }
}
