import { isExternalHref, type Page, toHash, toOutputPath } from '../core/index.ts'
import { createAlternates, FULL_TEXT_FILE, type SearchFacts } from '../emit/index.ts'
import { createPagination } from '../site/index.ts'
import type { AssetUsage, Layout } from '../theme/index.ts'
import type { BuildIo } from './build-options.ts'
import type { PageRecorder, RecordedPage } from './create-page-recorder.ts'
import type { StepOutput, Steps } from './create-steps.ts'
import type { PageHead } from './page-record.ts'
import type { PreparedSite } from './prepare-site.ts'

export interface PageWriterInput {
  prepared: PreparedSite
  layout: Layout
  recorder: PageRecorder
  output: StepOutput
  steps: Steps
  changeDates?: BuildIo['changeDates']
}

/** A page whose files are written. */
interface WrittenPage {
  /** Of two pages with one key everything is the same but their surroundings. */
  key: string
  head: PageHead
  /** What the search finds it by, if that was read just now. */
  search?: SearchFacts
  /** What its document loads beside what all of them do. */
  demands: AssetUsage
  /** Path of its feed, if that was not written because the address of the site is not known. */
  withheld?: string
}

/** Writes the files of single pages: its document, and what stands beside it for programs. */
export interface PageWriter {
  /** Gives nothing for a page that only stands for another address. */
  write(page: Page): Promise<WrittenPage | undefined>
  /** Writes what stands beside the page, and not its document. */
  writeCompanions(page: Page): Promise<WrittenPage | undefined>
  /** Writes nothing: what is known of the page is all that is asked for. */
  read(page: Page): Promise<WrittenPage | undefined>
}

/** Creates the writer of a site. It keeps nothing of a page. */
export function createPageWriter(input: PageWriterInput): PageWriter {
  const { prepared, layout, recorder, output, steps, changeDates } = input
  const { site, staticFiles, key: siteKey } = prepared
  const { config, tree, addresses, urls } = site
  const companions = createAlternates({ config, tree, addresses, urls, staticFiles })
  const pagination = createPagination(tree)
  const models = new Set<string>()

  async function renderDocument(page: Page, { head, readBody }: RecordedPage): Promise<string> {
    const { content, toc, styles } = await readBody()
    const changed = changeDates?.get(page.file)
    return layout.renderPage({
      page,
      content,
      usage: head.needs,
      toc,
      styles,
      ...pagination.findNeighbours(page),
      ...companions.toLinks(page, head),
      ...(changed !== undefined && { changed }),
    })
  }

  async function writeBeside(page: Page, { head, readBody, readText }: RecordedPage, out: StepOutput): Promise<void> {
    companions.write(page, { head, body: await readBody(), text: await readText() }, out)
  }

  /** Writes what the page has in files that are not its own. */
  async function addToShared(page: Page, { head, readBody, readText }: RecordedPage): Promise<void> {
    const modelPath = companions.findModelPath(head)
    if (modelPath !== undefined && !models.has(modelPath)) {
      models.add(modelPath)
      const write = async (out: StepOutput) => out.write(modelPath, JSON.stringify((await readBody()).playgroundModel))
      await steps.run(`playground ${modelPath}`, write)
    }
    const part = companions.toFullText(page, await readText())
    if (part !== undefined) output.append(FULL_TEXT_FILE, part)
  }

  async function toWritten(page: Page, recorded: RecordedPage): Promise<WrittenPage> {
    const { key, head, isNew, readSearch } = recorded
    const withheld = companions.findWithheldFeed(page, head)
    return {
      key,
      head,
      demands: layout.toAssetUsage(page, head.needs),
      ...(isNew && { search: await readSearch() }),
      ...(withheld !== undefined && { withheld }),
    }
  }

  return {
    async write(page) {
      const path = toOutputPath(page.permalink)
      if (standsElsewhere(page)) {
        // Who still comes here is sent on.
        output.write(path, layout.renderRedirect(page.frontmatter.url))
        return undefined
      }
      const recorded = await recorder.record(page)
      const key = toHash(siteKey, recorded.key, page.permalink, changeDates?.get(page.file) ?? '')
      await steps.run(`page ${key}`, async (out) => {
        out.write(path, await renderDocument(page, recorded))
        await writeBeside(page, recorded, out)
      })
      await addToShared(page, recorded)
      return toWritten(page, recorded)
    },
    async writeCompanions(page) {
      if (standsElsewhere(page)) return undefined
      const recorded = await recorder.record(page)
      await writeBeside(page, recorded, output)
      await addToShared(page, recorded)
      return toWritten(page, recorded)
    },
    async read(page) {
      return standsElsewhere(page) ? undefined : toWritten(page, await recorder.record(page))
    },
  }
}

/** Whether a page only stands for an address out of the site (reference 2.3). */
export function standsElsewhere(page: Page): page is Page & { frontmatter: { url: string } } {
  const { url } = page.frontmatter
  return url !== undefined && isExternalHref(url)
}
