import { loadClientAssets } from '../assets/load-client-assets.ts'
import { createIconResolver } from '../icons/create-icon-resolver.ts'
import { loadIconCollection } from '../icons/load-icon-collection.ts'
import { toSocialIcon } from '../icons/social-icon.ts'
import { createLayout } from '../layout/create-layout.ts'
import { checkAnchors } from '../links/check-anchors.ts'
import { checkScripts } from '../links/check-scripts.ts'
import { createLinkAdvisor } from '../links/create-link-advisor.ts'
import { createLinkResolver } from '../links/create-link-resolver.ts'
import { dropMissingFiles } from '../links/drop-missing-files.ts'
import { createAddresses } from '../model/addresses.ts'
import type { BuildIo, BuildOptions, BuildResult } from '../model/build.ts'
import { createDiagnosticLog, type DiagnosticLog } from '../model/diagnostic-log.ts'
import type { SourceFolder } from '../model/folders.ts'
import type { Page } from '../model/page.ts'
import { createPublicUrls } from '../model/public-urls.ts'
import { buildPageTree } from '../navigation/build-page-tree.ts'
import { createPagination } from '../navigation/create-pagination.ts'
import { listInReadingOrder } from '../navigation/list-in-reading-order.ts'
import { type FoundFiles, findFiles } from '../source/find-files.ts'
import { readPage } from '../source/read-page.ts'
import { attachOperations } from './attach-operations.ts'
import { checkPageIcons } from './check-page-icons.ts'
import { checkRepository } from './check-repository.ts'
import { checkSampleLanguages } from './check-sample-languages.ts'
import { checkThirdParties } from './check-third-parties.ts'
import { createCompanions } from './create-companions.ts'
import { createFaviconFiles } from './create-favicon-files.ts'
import { createOwnFiles } from './create-own-files.ts'
import { createPageRenderer } from './create-page-renderer.ts'
import { createSiteFiles } from './create-site-files.ts'
import { createSpecPages } from './create-spec-pages.ts'
import { createThemeFile } from './create-theme-file.ts'
import { emitDiscovery } from './emit-discovery.ts'
import { emitAssets, emitStaticFiles } from './emit-files.ts'
import { emitOrigins } from './emit-origins.ts'
import { emitSearch, SEARCH_MANIFEST } from './emit-search.ts'
import { emitWayfinders } from './emit-wayfinders.ts'
import { findStars } from './find-stars.ts'
import { listEntrances } from './list-entrances.ts'
import { listGeneratedFolders } from './list-generated-folders.ts'
import { loadConfig } from './load-config.ts'
import { loadSpecs } from './load-specs.ts'
import { writePages } from './write-pages.ts'

/**
 * Builds a site: the road from a folder to a folder, from top to bottom.
 *
 * The first pass reads of each page only what others need (address, title, navigation); the second renders page by page
 * and keeps nothing of a page that is written. Problems come back as diagnostics, all of them.
 * @throws when a file cannot be read or written, and for bugs.
 */
export async function buildSite(options: BuildOptions, io: BuildIo): Promise<BuildResult> {
  const { source, output } = io
  const log = createDiagnosticLog()

  const { config: written, locate, checkFiles, diagnostics } = loadConfig(source)
  log.addAll(diagnostics)
  if (written === undefined) return { status: 'unusable-config', pages: 0, diagnostics: log.list(), files: 0, bytes: 0 }

  const files = findFiles(source.list(), { mintIgnore: source.readText('.mintignore') })
  log.addAll(files.diagnostics)
  const read = readPages(files, source, log)
  const staticFiles = files.statics.map((file) => file.path)
  const { fetchText } = io
  const specs = await loadSpecs({
    config: written,
    pages: read,
    staticFiles,
    source,
    fetchText,
    locate,
    report: log.add,
  })
  const attached = attachOperations(read, specs)
  log.addAll(attached.diagnostics)
  const made = createSpecPages(written, attached.pages, specs)
  log.addAll(made.diagnostics)
  const pages = [...attached.pages, ...made.pages]
  const navigation = [...written.navigation, ...made.groups]
  const { tree, diagnostics: navigationProblems } = buildPageTree({ ...written, navigation }, pages, { locate })
  log.addAll(navigationProblems)

  const addresses = createAddresses(options.base)
  const ordered = listInReadingOrder(tree, pages)
  const links = createLinkResolver({ pages: ordered, files: staticFiles, redirects: written.redirects, addresses })
  const { config, diagnostics: fileProblems } = dropMissingFiles(written, { links, files: staticFiles, locate })
  log.addAll(fileProblems)
  log.addAll(checkThirdParties(config, locate))
  log.addAll(checkSampleLanguages(config.api, locate))
  log.addAll(checkRepository(config, options.repository, locate))

  const urls = createPublicUrls({
    base: addresses.base,
    canonical: config.metadata.canonical,
    siteUrl: options.siteUrl,
  })
  const client = loadClientAssets()
  const theme = createThemeFile(config, client.optionalStyles)
  const own = createOwnFiles(files, source, options.allowedOrigins)
  log.addAll(own.diagnostics)
  const icons = createIconResolver(loadIconCollection)
  const favicons = await createFaviconFiles(config, { source, addresses, staticFiles, locate })
  log.addAll(favicons.diagnostics)
  const { stars, diagnostics: starProblems } = await findStars(config, io.fetchJson, locate)
  log.addAll(starProblems)
  log.addAll(checkPageIcons(pages, icons))
  log.addAll(checkFiles?.(createSiteFiles({ pages, files, icons })) ?? [])
  const layout = createLayout({
    config,
    tree,
    addresses,
    links,
    icons,
    toSocialIcon,
    assets: client.assets,
    stylesheets: [theme, ...own.stylesheets],
    scripts: own.scripts,
    favicons: favicons.links,
    stars,
    searchManifest: SEARCH_MANIFEST,
    ...(options.repository !== undefined && { repository: options.repository }),
    ...(options.allowedOrigins !== undefined && { allowedOrigins: options.allowedOrigins }),
    urls,
  })
  const snippets = files.snippets.map((file) => file.path)
  const unpublished = [...files.ignored.map((file) => file.path), ...snippets]
  const generated = listGeneratedFolders(config)
  const advisor = createLinkAdvisor({ permalinks: links.permalinks, files: staticFiles, unpublished, generated })
  const renderer = createPageRenderer({
    source,
    api: config.api,
    snippets,
    links,
    addresses,
    urls,
    advisor,
    icons,
    log,
    loadedScripts: new Set(own.scripts.map(({ path }) => addresses.toFileHref(path))),
    allowedOrigins: options.allowedOrigins,
    inspector: io.inspector,
  })

  const companions = createCompanions({ config, tree, addresses, urls, staticFiles }, output)

  const pagination = createPagination(tree)
  const { count, facts, slowest } = await writePages({ pages: ordered, pagination, renderer, layout, companions }, io)
  log.addAll(checkAnchors(facts))
  log.addAll(checkScripts(facts, advisor))
  log.addAll(io.inspector?.finish({ pages, tree, entrances: listEntrances(config, links) }) ?? [])
  await emitSearch(facts, { config, tree, addresses }, output)
  emitOrigins(facts, config, output)
  log.addAll(emitWayfinders({ config, tree, pages, staticFiles, layout, links, addresses, locate }, output))
  const discovery = emitDiscovery({ config, tree, facts, staticFiles, addresses, urls, locate }, io)
  log.addAll(discovery.diagnostics)
  emitStaticFiles(staticFiles, pages, output)
  emitAssets({ client, theme, favicons: favicons.files, demands: layout.listDemands() }, output)
  const withheld = [...discovery.withheld, ...companions.listWithheld()]
  return {
    status: 'built',
    pages: count,
    diagnostics: log.list(),
    ...output.finish(),
    ...(slowest && { slowest }),
    withheld,
  }
}

/** The first pass. */
function readPages(files: FoundFiles, source: SourceFolder, log: DiagnosticLog): Page[] {
  return files.pages.map((file) => {
    const { page, diagnostics } = readPage(file.path, source.readText(file.path) ?? '')
    log.addAll(diagnostics)
    return page
  })
}
