import type { Diagnostic } from '@spearmint/config/diagnostics'
import { ORIGINS_FILE } from '../../api/index.ts'
import type { Cache, Page } from '../../core/index.ts'
import { API_CATALOG_FILE, SEARCH_PATH, SITE_INDEX_FILE } from '../../emit/index.ts'
import { createImageSizes, createSourceHashes } from '../../site/index.ts'
import { BuildSteps } from '../output/build-steps.ts'
import { emitCollectedFiles } from '../output/emit-site-files.ts'
import { PageCollector } from '../output/page-collector.ts'
import { PageWriter } from '../output/page-writer.ts'
import type { PageGuard } from '../pages/page-guard.ts'
import { PageRecords } from '../pages/page-records.ts'
import { isExternalPage, renderPages } from '../pages/render-pages.ts'
import type { DevSnapshot } from './dev-snapshot.ts'
import { createMemoryOutput, type MemoryFile, type MemoryOutput } from './memory-output.ts'

/** The files that depend on the content of pages. They are rendered on request and dropped with the next change. */
export class DevContent {
  readonly #snapshot: DevSnapshot
  readonly #cache: Cache
  readonly #records: PageRecords
  /** Files of the pages that were requested. */
  readonly #files = createMemoryOutput()
  readonly #writer: PageWriter
  /** Files that are built from all pages, once one of them was requested. */
  #collected: Promise<MemoryOutput> | undefined

  constructor(snapshot: DevSnapshot, cache: Cache, guard: PageGuard | undefined) {
    const { site, frame } = snapshot
    this.#snapshot = snapshot
    this.#cache = cache
    const current = { ...site, hashFile: createSourceHashes(site.source), findImageSize: createImageSizes(site.source) }
    this.#records = new PageRecords(current, { assets: frame.client.assets, cache, guard })
    // Files that collect parts of all pages are rendered as a whole, see `#collect`.
    this.#writer = createWriter(snapshot, { ...this.#files, append() {} })
  }

  /** Renders the document of a page. Returns its problems. */
  async writeDocument(page: Page): Promise<readonly Diagnostic[]> {
    if (isExternalPage(page)) {
      this.#writer.writeRedirect(page)
      return []
    }
    const loaded = await this.#records.load(page)
    const written = await this.#records.apply(loaded, (current) => this.#writer.write(current))
    return written.head.diagnostics
  }

  /** Renders the Markdown and the feed of a page. */
  async writeAlternates(page: Page): Promise<void> {
    if (isExternalPage(page)) return
    await this.#records.apply(await this.#records.load(page), (current) => this.#writer.writeAlternates(current))
  }

  /** Finds a file of a page that was rendered before. */
  find(path: string): MemoryFile | undefined {
    return this.#files.find(path)
  }

  /** Finds a file that is built from all pages. */
  async findCollected(path: string): Promise<MemoryFile | undefined> {
    if (!isCollected(path)) return undefined
    this.#collected ??= this.#collect()
    return (await this.#collected).find(path)
  }

  async #collect(): Promise<MemoryOutput> {
    const { site, frame } = this.#snapshot
    const output = createMemoryOutput()
    const writer = createWriter(this.#snapshot, output)
    const collector = new PageCollector(site, frame, this.#records, this.#cache)
    for await (const { rendered } of renderPages(site.orderedPages, (page) => this.#records.load(page))) {
      if (rendered === undefined) continue
      await this.#records.apply(rendered, async (current) => {
        await writer.writeAlternates(current)
        await collector.add(current)
      })
    }
    await writer.finish()
    await emitCollectedFiles(site, frame, collector, { output, steps: new BuildSteps(output) })
    return output
  }
}

function createWriter({ site, frame }: DevSnapshot, output: MemoryOutput): PageWriter {
  return new PageWriter(site, frame, { output, steps: new BuildSteps(output) })
}

/** Whether a file is built from all pages. */
function isCollected(path: string): boolean {
  const names = ['llms.txt', 'robots.txt', ORIGINS_FILE, SITE_INDEX_FILE, API_CATALOG_FILE]
  return (
    names.includes(path) ||
    path.startsWith(`${SEARCH_PATH}/`) ||
    /^(?:sitemap[^/]*\.xml|llms-full[^/]*\.txt|llms\/[^/]*\.txt|\.well-known\/agent-skills\/.*)$/.test(path)
  )
}
