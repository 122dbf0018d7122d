import type { Layout } from '../layout/create-layout.ts'
import type { Demands } from '../layout/find-demands.ts'
import type { PageView } from '../layout/page-view.ts'
import { toOutputPath } from '../model/addresses.ts'
import type { BuildIo } from '../model/build.ts'
import type { OutputFolder } from '../model/folders.ts'
import { isExternalHref } from '../model/href.ts'
import type { Page } from '../model/page.ts'
import { createPagination } from '../navigation/create-pagination.ts'
import { createCompanions } from './create-companions.ts'
import type { PageRecorder } from './create-page-recorder.ts'
import type { PageHead } from './page-record.ts'
import type { PreparedSite } from './prepare-site.ts'

export interface PageWriterInput {
  prepared: PreparedSite
  layout: Layout
  recorder: PageRecorder
  output: Pick<OutputFolder, 'write' | 'append'>
  changeDates?: BuildIo['changeDates']
}

/** A page whose files are written. */
interface WrittenPage {
  head: PageHead
  /** What its document loads beside what all of them do. */
  demands: Demands
}

/** Writes the files of single pages: its document, and what stands beside it for programs. */
export interface PageWriter {
  /** Gives nothing for a page that only stands for another address. */
  write(page: Page): Promise<WrittenPage | undefined>
  /** Writes what stands beside the page, and not its document. */
  writeCompanions(page: Page): Promise<WrittenPage | undefined>
  /** Paths of files that were not written because the address of the site is not known. */
  listWithheld(): readonly string[]
}

/** Creates the writer of a site. It keeps nothing of a page. */
export function createPageWriter({ prepared, layout, recorder, output, changeDates }: PageWriterInput): PageWriter {
  const { site, staticFiles } = prepared
  const { config, tree, addresses, urls } = site
  const companions = createCompanions({ config, tree, addresses, urls, staticFiles }, output)
  const pagination = createPagination(tree)

  async function writeBeside(page: Page): Promise<{ view: PageView; written: WrittenPage }> {
    const { head, readBody, readText } = await recorder.record(page)
    const body = await readBody()
    const { content, toc, styles } = body
    const changed = changeDates?.get(page.file)
    const view: PageView = {
      page,
      content,
      needs: head.needs,
      toc,
      styles,
      ...pagination.findNeighbours(page),
      ...companions.write(page, { head, body, text: await readText() }),
      ...(changed !== undefined && { changed }),
    }
    return { view, written: { head, demands: layout.findDemands(page, head.needs) } }
  }

  return {
    async write(page) {
      const path = toOutputPath(page.permalink)
      const { url } = page.frontmatter
      if (isElsewhere(page)) {
        // Who still comes here is sent on.
        output.write(path, layout.renderRedirect(url ?? ''))
        return undefined
      }
      const { view, written } = await writeBeside(page)
      output.write(path, layout.renderPage(view))
      return written
    },
    writeCompanions: async (page) => (isElsewhere(page) ? undefined : (await writeBeside(page)).written),
    listWithheld: companions.listWithheld,
  }
}

/** Whether a page only stands for an address out of the site (reference 2.3). */
function isElsewhere({ frontmatter: { url } }: Page): boolean {
  return url !== undefined && isExternalHref(url)
}
