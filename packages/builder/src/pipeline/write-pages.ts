import type { Layout } from '../layout/create-layout.ts'
import { toOutputPath } from '../model/addresses.ts'
import type { BuildIo, BuildResult } from '../model/build.ts'
import { isExternalHref } from '../model/href.ts'
import type { Page } from '../model/page.ts'
import type { Pagination } from '../navigation/create-pagination.ts'
import { blankFrontmatter } from '../source/page/blank-frontmatter.ts'
import type { Companions } from './create-companions.ts'
import type { PageRenderer } from './create-page-renderer.ts'
import { type PageFacts, toPageFacts } from './page-facts.ts'

export interface WritePagesInput {
  /** In the order of reading: files that hold all pages hold them in this order. */
  pages: readonly Page[]
  pagination: Pagination
  renderer: PageRenderer
  layout: Layout
  companions: Companions
}

export interface WrittenPages {
  count: number
  /** In the order of the pages; a page that only stands for another address has none. */
  facts: PageFacts[]
  slowest?: NonNullable<BuildResult['slowest']>
}

/** The second pass: reads, renders and writes page by page, and keeps of a written page only its facts. */
export async function writePages(
  { pages, pagination, renderer, layout, companions }: WritePagesInput,
  { source, output, clock, changeDates, onProgress }: BuildIo,
): Promise<WrittenPages> {
  let slowest: BuildResult['slowest']
  const facts: PageFacts[] = []

  async function renderPage(page: Page): Promise<string> {
    const { url } = page.frontmatter
    // The page only stands for another address (reference 2.3); who still comes here is sent on.
    if (url !== undefined && isExternalHref(url)) return layout.renderRedirect(url)
    const rendered = await renderer.render(page, page.content ?? blankFrontmatter(source.readText(page.file) ?? ''))
    facts.push(toPageFacts(rendered))
    const changed = changeDates?.get(page.file)
    return layout.renderPage({
      ...rendered,
      ...pagination.findNeighbours(page),
      ...companions.write(rendered),
      ...(changed !== undefined && { changed }),
    })
  }

  for (const [index, page] of pages.entries()) {
    const start = clock()
    output.write(toOutputPath(page.permalink), await renderPage(page))
    const milliseconds = clock() - start
    if (slowest === undefined || milliseconds > slowest.milliseconds) slowest = { file: page.file, milliseconds }
    onProgress?.({ done: index + 1, total: pages.length, page: page.file })
  }
  return { count: pages.length, facts, ...(slowest && { slowest }) }
}
