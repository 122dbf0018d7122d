import type { Cache, Page } from '../../core/index.ts'
import type { SearchFacts } from '../../emit/index.ts'
import type { ClientAssets } from '../../theme/index.ts'
import type { RenderElsewhere } from '../build-options.ts'
import type { Site } from '../site/site.ts'
import { createPageRenderer } from './create-page-renderer.ts'
import { PageCache, toRecordKey } from './page-cache.ts'
import { toPageFailure } from './page-failure.ts'
import type { PageGuard } from './page-guard.ts'
import { type KeyedRecord, type PageBody, type PageHead, type PageRecord, toPageRecord } from './page-record.ts'
import { SafeRenderer, toPlainPage } from './safe-renderer.ts'

/** The record of a page. Parts other than the head are read from the cache on demand. */
export interface LoadedPage {
  page: Page
  /** Records with the same key are identical. */
  key: string
  head: PageHead
  readBody(): Promise<PageBody>
  /** Reads the page as Markdown. */
  readText(): Promise<string>
  /** Reads what the search index needs. */
  readSearch(): Promise<SearchFacts>
  /** Whether the page was rendered just now, so that reading a part costs nothing. */
  isNew: boolean
  /** How long that took. Undefined if it was not rendered. */
  milliseconds?: number | undefined
}

export interface PageRecordsOptions {
  assets: Pick<ClientAssets, 'islands' | 'componentStyles'>
  cache?: Cache | undefined
  /** Renders pages in another thread. Pages for which that fails are rendered in this one. */
  renderElsewhere?: RenderElsewhere | undefined
  /** Stops the rendering of pages that take too long. Default: they are never stopped. */
  guard?: PageGuard | undefined
  /** Lists the pages that are loaded soon after a page. They are rendered together. Default: none. */
  listNext?: ((page: Page) => readonly Page[]) | undefined
  /** Measures how long pages take. Default: all times are 0. */
  clock?: (() => number) | undefined
}

/** A record and how long rendering the page took. */
interface RenderedRecord {
  record: PageRecord
  milliseconds: number
}

/** The answer for a page that no other thread renders. */
const NO_ANSWER = Promise.resolve(undefined)

/** The key of a page and the head of its record, if the cache has one. */
interface CachedHead {
  key: string
  head: PageHead | undefined
}

/** Loads the records of a site's pages. A page is rendered only if the cache has no record for the same inputs. */
export class PageRecords {
  readonly #cache: PageCache
  readonly #site: Site
  readonly #renderer: SafeRenderer<PageRecord>
  readonly #options: PageRecordsOptions
  /** Results of cache lookups of pages that are loaded soon. */
  readonly #lookups = new Map<Page, CachedHead>()
  /** Records that must not be cached, by the key of their page. */
  readonly #transient = new Map<string, PageRecord>()
  /** Records that another thread is working on, by the key of their page. */
  readonly #pending = new Map<string, Promise<RenderedRecord | undefined>>()

  constructor(site: Site, options: PageRecordsOptions) {
    this.#cache = new PageCache(site, options.cache)
    this.#site = site
    this.#renderer = new SafeRenderer({
      createRenderer: () => createPageRenderer(site),
      source: site.source,
      guard: options.guard,
      listNext: (page) => options.listNext?.(page).filter((next) => this.#isLeftForHere(next)) ?? [],
      clock: options.clock,
      toResult: (rendered) => this.#toRecord(rendered),
    })
    this.#options = options
  }

  /** Starts rendering a page in another thread, if there is one and the page is not cached. */
  prefetch(page: Page): void {
    if (this.#options.renderElsewhere === undefined) return
    const { key, head } = this.#lookAhead(page)
    if (head === undefined && !this.#renderer.has(page)) this.#start(page, key)
  }

  /** Whether a page has to be rendered, and no other thread does. */
  #isLeftForHere(page: Page): boolean {
    const { key, head } = this.#lookAhead(page)
    const isElsewhere = (this.#pending.get(key) ?? NO_ANSWER) !== NO_ANSWER
    return head === undefined && !isElsewhere && !this.#transient.has(key)
  }

  async load(page: Page): Promise<LoadedPage> {
    const { key, head: cachedHead } = this.#look(page)
    this.#lookups.delete(page)
    if (cachedHead !== undefined) this.#cache.retain(key)
    const rendered = cachedHead === undefined ? await this.#render(page, key) : undefined
    const head = cachedHead ?? (rendered as RenderedRecord).record.head
    const known = rendered?.record
    // One part may be damaged while the others are not. Then the page is rendered again.
    return {
      page,
      key: toRecordKey(key, head),
      head,
      readBody: async () => known?.body ?? this.#cache.findBody(key) ?? (await this.#render(page, key)).record.body,
      readText: async () => known?.text ?? this.#cache.findText(key) ?? (await this.#render(page, key)).record.text,
      readSearch: async () =>
        known?.search ?? this.#cache.findSearch(key) ?? (await this.#render(page, key)).record.search,
      isNew: rendered !== undefined,
      milliseconds: rendered?.milliseconds,
    }
  }

  /**
   * Applies an action, such as writing its files, to a page. If it fails, the action is applied to the page as plain text.
   * Returns what it succeeded with.
   * @throws if the failure does not concern the page
   */
  async apply(loaded: LoadedPage, action: (loaded: LoadedPage) => Promise<void>): Promise<LoadedPage> {
    try {
      await action(loaded)
      return loaded
    } catch (error) {
      const plain = this.#toPlain(loaded, error)
      await action(plain)
      return plain
    }
  }

  #toPlain(loaded: LoadedPage, error: unknown): LoadedPage {
    const { page } = loaded
    const { diagnostic } = toPageFailure(error, page)
    const diagnostics = [...loaded.head.diagnostics, diagnostic]
    const record = this.#toRecord(toPlainPage(page, this.#site.source, ...diagnostics), { isPlain: true })
    return {
      page,
      key: toRecordKey(`plain ${loaded.key}`, record.head),
      head: record.head,
      readBody: async () => record.body,
      readText: async () => record.text,
      readSearch: async () => record.search,
      isNew: true,
    }
  }

  /** Looks for a page that is loaded soon. */
  #lookAhead(page: Page): CachedHead {
    const found = this.#look(page)
    this.#lookups.set(page, found)
    return found
  }

  #look(page: Page): CachedHead {
    const known = this.#lookups.get(page)
    if (known !== undefined) return known
    const key = this.#cache.toKey(page)
    return { key, head: this.#cache.findHead(key) }
  }

  #start(page: Page, key: string): void {
    const { renderElsewhere } = this.#options
    if (renderElsewhere === undefined || this.#pending.has(key)) return
    const answer = renderElsewhere(page.permalink).then(
      (result) => {
        const elsewhere = result as KeyedRecord
        // Another key means that the thread saw other files: all pages have to reflect the same state of the folder.
        return elsewhere.key === toRecordKey(key, elsewhere.record.head) ? elsewhere : undefined
      },
      () => {
        if (this.#pending.has(key)) this.#pending.set(key, NO_ANSWER)
        return undefined
      },
    )
    this.#pending.set(key, answer)
  }

  async #render(page: Page, key: string): Promise<RenderedRecord> {
    const known = this.#transient.get(key)
    if (known !== undefined) return { record: known, milliseconds: 0 }
    if (!this.#renderer.has(page)) this.#start(page, key)
    const { record, milliseconds } = (await this.#pending.get(key)) ?? (await this.#renderHere(page))
    this.#pending.delete(key)
    await turnEventLoop()
    return { record: this.#store(page, key, record), milliseconds }
  }

  /** Stores a record. One that is too large or too deep to be stored is replaced by plain text. */
  #store(page: Page, key: string, record: PageRecord): PageRecord {
    if (record.head.isTransient) {
      this.#transient.set(key, record)
      return record
    }
    try {
      this.#cache.store(key, page, record)
      return record
    } catch (error) {
      const { diagnostic } = toPageFailure(error, page)
      return this.#toRecord(toPlainPage(page, this.#site.source, diagnostic), { isPlain: true })
    }
  }

  async #renderHere(page: Page): Promise<RenderedRecord> {
    const { result, failure, milliseconds } = await this.#renderer.render(page)
    if (failure === undefined) return { record: result, milliseconds }
    const head = { ...result.head, isPlain: true, ...(failure.isTransient && { isTransient: true }) }
    return { record: { ...result, head }, milliseconds }
  }

  #toRecord(rendered: Parameters<typeof toPageRecord>[0], more: Partial<PageHead> = {}): PageRecord {
    const record = toPageRecord(rendered, this.#options.assets)
    return { ...record, head: { ...record.head, ...more } }
  }
}

/**
 * The memory of trees from the native parser is freed by tasks of the event loop, and rendering awaits nothing that lets
 * it turn. Without this, 20,000 pages hold 400 MB.
 */
function turnEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
