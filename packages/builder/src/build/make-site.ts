import { checkAnchors, checkScripts } from '../check/index.ts'
import { createDiagnosticLog, type Page, toHash } from '../core/index.ts'
import {
  createSearch,
  emitAssets,
  emitDiscovery,
  emitOrigins,
  emitRedirects,
  emitSearch,
  listCopies,
} from '../emit/index.ts'
import { type HashFile, listEntrances } from '../site/index.ts'
import { type AssetUsage, createLayout } from '../theme/index.ts'
import type { BuildIo, BuildOptions, BuildResult } from './build-options.ts'
import { toCopyStep } from './copy-step.ts'
import { createPageRecorder } from './create-page-recorder.ts'
import { createPageWriter, standsElsewhere } from './create-page-writer.ts'
import { createSteps, type Steps } from './create-steps.ts'
import { createTools } from './create-tools.ts'
import type { PageFacts } from './page-record.ts'
import { prepareSite } from './prepare-site.ts'

/**
 * Makes a site: the road from a folder to a folder, from top to bottom.
 *
 * The first pass ({@link prepareSite}) reads of each page only what others need; the second writes page by page and
 * keeps of a written page only its facts; files that are made of all pages come last. Problems come back as diagnostics,
 * all of them. With a log of the last build into the same folder, what would be written again is left as it is.
 * @throws when a file cannot be read or written, and for bugs.
 */
export async function makeSite(
  options: BuildOptions,
  io: BuildIo & { hashFile: HashFile },
): Promise<BuildResult & { steps?: Steps }> {
  const { source, output, inspector, memory, changeDates, clock, onProgress, threads, hashFile } = io
  const { allowedOrigins } = options
  const log = createDiagnosticLog()
  const tools = await createTools(io.packageData, options.parser, io.parseGuard)

  const { prepared, diagnostics } = await prepareSite(options, tools, io)
  log.addAll(diagnostics)
  if (prepared === undefined) return { status: 'unusable-config', pages: 0, diagnostics, files: 0, bytes: 0 }
  const { key, site, pages, ordered, advisor, staticFiles, locate } = prepared
  const { config, tree, addresses, links, urls } = site

  const steps = createSteps(output, io.log?.steps)
  const layout = createLayout(site)
  const recordElsewhere = inspector === undefined ? threads?.record : undefined
  const recorder = createPageRecorder(prepared, {
    source,
    hashFile,
    tools,
    allowedOrigins,
    memory,
    recordElsewhere,
    inspector,
  })
  const writer = createPageWriter({ prepared, layout, recorder, output, steps, changeDates })
  const facts: PageFacts[] = []
  const search = createSearch({
    ...{ config, tree, addresses, memory },
    readContent: async (page) => (await recorder.record(page)).readSearch(),
  })
  const withheld: string[] = []
  const demands = { islands: new Set<string>(), styles: new Set<string>() }
  let slowest: BuildResult['slowest']
  for (const [index, page] of ordered.entries()) {
    const start = clock()
    if (threads !== undefined) for (const next of listNew(ordered, index, threads.ahead)) recorder.announce(next)
    const written = inspector === undefined ? await writer.write(page) : await writer.read(page)
    if (written !== undefined) {
      facts.push({ page, ...written.head.facts })
      if (inspector === undefined) await search.add({ page, key: written.key, content: written.search })
      log.addAll(written.head.diagnostics)
      addDemands(demands, written.demands)
      if (written.withheld !== undefined) withheld.push(written.withheld)
    }
    const milliseconds = clock() - start
    if (slowest === undefined || milliseconds > slowest.milliseconds) slowest = { file: page.file, milliseconds }
    onProgress?.({ done: index + 1, total: ordered.length, page: page.file })
  }

  log.addAll(checkAnchors(facts))
  log.addAll(checkScripts(facts, advisor))
  log.addAll(inspector?.finish({ pages, tree, entrances: listEntrances(config, links) }) ?? [])
  await steps.run(`search ${toHash(key, await search.finish())}`, (out) => emitSearch(search, out))
  emitOrigins(facts, config, output)
  const wayfinders = emitRedirects({ config, tree, pages, staticFiles, layout, links, addresses, locate }, output)
  log.addAll(wayfinders.diagnostics)
  addDemands(demands, wayfinders.usage)
  const discovery = emitDiscovery({ config, tree, facts, staticFiles, addresses, urls, locate }, io)
  log.addAll(discovery.diagnostics)
  const copySteps = new Map(source.list().map((file) => [file.path, toCopyStep(file)]))
  for (const path of listCopies(staticFiles, pages)) {
    const step = copySteps.get(path)
    if (step === undefined) output.copy(path, path)
    else await steps.run(step, (out) => out.copy(path, path))
  }
  const assetKey = toHash(key, [...demands.islands].sort().join(), [...demands.styles].sort().join())
  await steps.run(`assets ${assetKey}`, (out) => emitAssets({ ...prepared, usage: demands }, out))
  return {
    status: 'built',
    pages: ordered.length,
    diagnostics: log.list(),
    ...output.finish(),
    ...(slowest && { slowest }),
    withheld: [...discovery.withheld, ...withheld],
    steps,
  }
}

/** The pages that come within reach when the one at `index` is the next; at the start all that are. */
function listNew(pages: readonly Page[], index: number, reach: number): Page[] {
  return pages.slice(index === 0 ? 0 : index + reach - 1, index + reach).filter((page) => !standsElsewhere(page))
}

function addDemands(all: AssetUsage, { islands, styles }: AssetUsage): void {
  for (const name of islands) all.islands.add(name)
  for (const name of styles) all.styles.add(name)
}
