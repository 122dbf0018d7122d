import type { Cache, Page } from '../../core/index.ts'
import type { SearchFacts } from '../../emit/index.ts'
import type { ClientAssets } from '../../theme/index.ts'
import type { RenderElsewhere } from '../build-options.ts'
import type { Site } from '../site/site.ts'
import { createPageRenderer, type PageRenderer } from './create-page-renderer.ts'
import { PageCache, toRecordKey } from './page-cache.ts'
import { type KeyedRecord, type PageBody, type PageHead, type PageRecord, toPageRecord } from './page-record.ts'

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
}

export interface PageRecordsOptions {
  assets: Pick<ClientAssets, 'islands' | 'componentStyles'>
  cache?: Cache | undefined
  /** Renders pages in another thread. Pages for which that fails are rendered in this one. */
  renderElsewhere?: RenderElsewhere | undefined
}

/** The key of a page and the head of its record, if the cache has one. */
interface CachedHead {
  key: string
  head: PageHead | undefined
}

/** Loads the records of a site's pages. A page is rendered only if the cache has no record for the same inputs. */
export class PageRecords {
  readonly #cache: PageCache
  readonly #renderer: PageRenderer
  readonly #options: PageRecordsOptions
  /** Results of cache lookups of pages that are prefetched. */
  readonly #lookups = new Map<Page, CachedHead>()
  /** Records that another thread is working on, by the key of their page. */
  readonly #pending = new Map<string, Promise<PageRecord | undefined>>()

  constructor(site: Site, options: PageRecordsOptions) {
    this.#cache = new PageCache(site, options.cache)
    this.#renderer = createPageRenderer(site)
    this.#options = options
  }

  /** Starts rendering a page in another thread, if there is one and the page is not cached. */
  prefetch(page: Page): void {
    if (this.#options.renderElsewhere === undefined) return
    const found = this.#look(page)
    this.#lookups.set(page, found)
    if (found.head === undefined) this.#start(page, found.key)
  }

  async load(page: Page): Promise<LoadedPage> {
    const { key, head: cachedHead } = this.#look(page)
    this.#lookups.delete(page)
    if (cachedHead !== undefined) this.#cache.retain(key)
    const rendered = cachedHead === undefined ? await this.#render(page, key) : undefined
    const head = cachedHead ?? (rendered as PageRecord).head
    // One part may be damaged while the others are not. Then the page is rendered again.
    return {
      page,
      key: toRecordKey(key, head),
      head,
      readBody: async () => rendered?.body ?? this.#cache.findBody(key) ?? (await this.#render(page, key)).body,
      readText: async () => rendered?.text ?? this.#cache.findText(key) ?? (await this.#render(page, key)).text,
      readSearch: async () => rendered?.search ?? this.#cache.findSearch(key) ?? (await this.#render(page, key)).search,
      isNew: rendered !== undefined,
    }
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
        return elsewhere.key === toRecordKey(key, elsewhere.record.head) ? elsewhere.record : undefined
      },
      () => undefined,
    )
    this.#pending.set(key, answer)
  }

  async #render(page: Page, key: string): Promise<PageRecord> {
    this.#start(page, key)
    const record = (await this.#pending.get(key)) ?? (await this.#renderHere(page))
    this.#pending.delete(key)
    await turnEventLoop()
    this.#cache.store(key, page, record)
    return record
  }

  async #renderHere(page: Page): Promise<PageRecord> {
    return toPageRecord(await this.#renderer.render(this.#renderer.evaluate(page)), this.#options.assets)
  }
}

/**
 * The memory of trees from the native parser is freed by tasks of the event loop, and rendering awaits nothing that lets
 * it turn. Without this, 20,000 pages hold 400 MB.
 */
function turnEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
