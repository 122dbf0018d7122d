import type { Cache } from '../../core/index.ts'
import { createSearch } from '../../emit/index.ts'
import type { AssetUsage } from '../../theme/index.ts'
import type { PageFacts } from '../pages/page-record.ts'
import type { LoadedPage, PageRecords } from '../pages/page-records.ts'
import type { Frame } from '../site/create-frame.ts'
import type { Site } from '../site/site.ts'

/** Collects what the files that are built from all pages need of each page. */
export class PageCollector {
  readonly facts: PageFacts[] = []
  /** The islands and stylesheets that the documents load. */
  readonly assetUsage: AssetUsage = { islands: new Set(), styles: new Set() }
  readonly search: ReturnType<typeof createSearch>
  readonly #frame: Frame

  constructor(site: Site, frame: Frame, records: PageRecords, cache: Cache | undefined) {
    this.#frame = frame
    const readContent: Parameters<typeof createSearch>[0]['readContent'] = async (page) =>
      (await records.load(page)).readSearch()
    this.search = createSearch({ ...site, readContent, cache })
  }

  /** Adds a page, in reading order. */
  async add({ page, key, head, isNew, readSearch }: LoadedPage): Promise<void> {
    const assetUsage = this.#frame.layout.toAssetUsage(page, head.assetUsage)
    await this.search.add({ page, key, content: isNew ? await readSearch() : undefined })
    this.facts.push({ page, ...head.facts, ...(head.isPlain && { isPlain: true }) })
    this.addAssetUsage(assetUsage)
  }

  addAssetUsage({ islands, styles }: AssetUsage): void {
    for (const name of islands) this.assetUsage.islands.add(name)
    for (const name of styles) this.assetUsage.styles.add(name)
  }
}
