import { checkAnchors, checkScripts, toFragmentLinks } from '../check/index.ts'
import { createDiagnosticLog, type SiteVersion } from '../core/index.ts'
import { type HostPart, toHostFacts, toHostPart } from '../emit/index.ts'
import type { HashFile } from '../site/index.ts'
import {
  CARDS_FOLDER,
  checkDates,
  checkSocialCards,
  createSocialCards,
  loadCardDesign,
  toPortableClient,
} from '../theme/index.ts'
import type { BuildIo, BuildOptions, BuildResult } from './build-options.ts'
import { BuildSteps } from './output/build-steps.ts'
import { copyStaticFiles, emitCollectedFiles, emitEntryPages, writeAssets } from './output/emit-site-files.ts'
import { PageCollector } from './output/page-collector.ts'
import { PageWriter } from './output/page-writer.ts'
import { createPortableOutput } from './output/portable-output.ts'
import { PageRecords } from './pages/page-records.ts'
import { createNextPages, type PageDone, renderPages } from './pages/render-pages.ts'
import { createFrame } from './site/create-frame.ts'
import { createTools } from './site/create-tools.ts'
import { loadSite } from './site/load-site.ts'

/** What was written, and what only the steps after it need. */
export interface WrittenSite extends BuildResult {
  steps?: BuildSteps
  /** What the rules for hosts contain of a version. */
  hostPart?: HostPart | undefined
}

/**
 * Writes a site, from a folder to a folder.
 *
 * The first pass ({@link loadSite}) reads only what other pages need to know about each page. The second renders and
 * writes page by page and keeps only page facts in memory. Files that are built from all pages come last. All problems
 * are returned as diagnostics. Steps that the manifest of the last build lists with the same key are skipped.
 * @param version Which version of the site it is, if there are several from Git.
 * @throws if a file cannot be read or written, and for bugs
 */
export async function writeSite(
  options: BuildOptions,
  io: BuildIo & { hashFile: HashFile },
  version?: SiteVersion,
): Promise<WrittenSite> {
  const { cache, threads, clock, changeDates } = io
  const log = createDiagnosticLog()
  const { site, diagnostics } = await loadSite(options, await createTools(options, io), { ...io, version })
  log.addAll(diagnostics)
  if (site === undefined) return { status: 'unusable-config', pages: 0, diagnostics, files: 0, bytes: 0 }
  const isPortable = site.addresses.isRelative
  const loadedClient = await io.packageData.loadClient()
  const client = isPortable ? toPortableClient(loadedClient) : loadedClient
  const output = isPortable ? createPortableOutput(io.output, site) : io.output
  const { frame, diagnostics: frameProblems } = await createFrame(site, client, io)
  log.addAll(frameProblems)
  const cardDesign = loadCardDesign(site)
  log.addAll(checkSocialCards({ ...site, design: cardDesign }))
  if (changeDates === undefined) log.addAll(checkDates(site.config, site.pages, site.locate))

  const steps = new BuildSteps(output, io.manifest?.steps, isPortable ? 'portable ' : '')
  const { loadRasterizer } = io.packageData
  const cards = isPortable
    ? undefined
    : createSocialCards({ ...site, design: cardDesign, client, loadRasterizer, cache })
  const to = { output, steps, changeDates, cache, cards }
  const records = new PageRecords(site, {
    assets: client.assets,
    cache,
    renderElsewhere: threads?.render,
    guard: io.guard,
    listNext: createNextPages(site.orderedPages),
    clock,
  })
  const writer = new PageWriter(site, frame, to)
  const collector = new PageCollector(site, frame, records, cache)
  const withheld = cards === undefined && !isPortable && site.config.socialCards ? [`${CARDS_FOLDER}/`] : []
  let slowest: BuildResult['slowest']
  const onPage = ({ page: { file }, done, total }: PageDone): void => io.onProgress?.({ done, total, page: file })
  const prefetch = threads && { start: records.prefetch.bind(records), ahead: threads.ahead }
  const pages = renderPages(site.orderedPages, (page) => records.load(page), { onPage, prefetch })
  for await (const { page, rendered: loaded } of pages) {
    if (loaded === undefined) {
      writer.writeRedirect(page)
      continue
    }
    const written = await records.apply(loaded, async (current) => {
      await writer.write(current)
      await collector.add(current)
    })
    log.addAll(written.head.diagnostics)
    const { milliseconds } = loaded
    if (milliseconds !== undefined && milliseconds > (slowest?.milliseconds ?? -1))
      slowest = { file: page.file, milliseconds }
    const feed = writer.findWithheld(written)
    if (feed !== undefined) withheld.push(feed)
  }

  await writer.finish()
  log.addAll(checkAnchors(collector.facts, toFragmentLinks({ references: site.configLinks })))
  log.addAll(checkScripts(collector.facts, site.advisor))
  const collected = await emitCollectedFiles(site, frame, collector, to)
  const entries = emitEntryPages(site, frame, to)
  collector.addAssetUsage(entries.assetUsage)
  log.addAll([...site.entries.diagnostics, ...entries.diagnostics, ...collected.diagnostics])
  await copyStaticFiles(site, to)
  await writeAssets(frame, collector.assetUsage, to)
  const hostFacts = toHostFacts(site.entries, site.pages, site.addresses)
  return {
    status: 'built',
    pages: site.orderedPages.length,
    diagnostics: log.list(),
    ...output.finish(hostFacts),
    hostFacts,
    slowest,
    hostPart: version && toHostPart(site, version.folder),
    withheld: [...collected.withheld, ...withheld],
    steps,
  }
}
