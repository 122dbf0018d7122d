import type { ConfigPath, Diagnostic, SourceRange } from '@spearmint/config'
import { checkSampleLanguages, type Specs } from '../api/index.ts'
import { checkPageIcons, toSocialIcon } from '../content/index.ts'
import { createAddresses, createDiagnosticLog, createPublicUrls, type Page } from '../core/index.ts'
import { SEARCH_MANIFEST } from '../emit/index.ts'
import {
  createLinkAdvisor,
  createLinkResolver,
  createSiteFiles,
  dropMissingFiles,
  type HashFile,
  type LinkAdvisor,
  listInReadingOrder,
  loadConfig,
} from '../site/index.ts'
import {
  checkRepository,
  checkThirdParties,
  createFaviconFiles,
  createThemeFile,
  type FaviconFiles,
  type LoadedClient,
  loadStars,
  loadUserAssets,
  type Site,
  type ThemeFile,
  type UserAssets,
} from '../theme/index.ts'
import type { BuildIo, BuildOptions } from './build-options.ts'
import type { Tools } from './create-tools.ts'
import { readSite } from './read-site.ts'
import { toSiteKey } from './to-site-key.ts'

/** All that is known of a site before the content of its first page is read. */
export interface PreparedSite {
  /** Of two sites with one key the frame of every page is the same. */
  key: string
  /** What the layout knows of it. */
  site: Site
  /** As their files say, in the order of the folder. */
  read: readonly Page[]
  /** With what specs say of them; those that are made of specs come last. */
  pages: readonly Page[]
  /** The same pages in the order of reading: files that hold all pages hold them in this order. */
  ordered: readonly Page[]
  specs: Specs
  advisor: LinkAdvisor
  /** Paths of the files that pages may import. */
  snippets: readonly string[]
  /** Paths of the files of the folder that are not published: ignored ones and snippets. */
  unpublished: readonly string[]
  /** Folders whose pages are not known: their specs could not be loaded. */
  unknownFolders: readonly string[]
  /** Paths of the files that are published as they are. */
  staticFiles: readonly string[]
  own: UserAssets
  client: LoadedClient
  theme: ThemeFile
  favicons: FaviconFiles['files']
  /** Where a value stands in the configuration file. */
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

const NO_ICONS: FaviconFiles = { links: [], files: [], diagnostics: [] }

/**
 * The first pass: reads the configuration, and of each page only what others need of it (address, title, navigation).
 * Nothing is rendered and nothing written.
 * @returns no site when there is none to be made with the configuration; the diagnostics in any case
 * @throws when a file cannot be read, and for bugs.
 */
export async function prepareSite(
  options: BuildOptions,
  { client, icons }: Pick<Tools, 'client' | 'icons'>,
  io: Pick<BuildIo, 'source' | 'packageData' | 'fetchText' | 'fetchJson' | 'memory'> & {
    hashFile?: HashFile | undefined
    /** False where only contents are read off the site: its icons are not drawn then. Default true. */
    hasFrame?: boolean
  },
): Promise<{ prepared?: PreparedSite; diagnostics: Diagnostic[] }> {
  const { source, packageData, fetchJson, memory } = io
  const { repository, allowedOrigins } = options
  const log = createDiagnosticLog()

  const { config: written, locate, checkFiles, diagnostics } = loadConfig(source)
  log.addAll(diagnostics)
  if (written === undefined) return { diagnostics: log.list() }

  const found = await readSite(written, { ...io, locate, report: log.add })
  const { files, staticFiles, read, pages, specs, navigation, tree, unknownFolders } = found
  log.addAll(found.diagnostics)

  const addresses = createAddresses(options.base)
  const ordered = listInReadingOrder(tree, pages)
  const links = createLinkResolver({ pages: ordered, files: staticFiles, redirects: written.redirects, addresses })
  const { config, diagnostics: fileProblems } = dropMissingFiles(written, { links, files: staticFiles, locate })
  log.addAll(fileProblems)
  log.addAll(checkThirdParties(config, locate))
  log.addAll(checkSampleLanguages(config.api, locate))
  log.addAll(checkRepository(config, repository, locate))

  const { base } = addresses
  const urls = createPublicUrls({ base, canonical: config.metadata.canonical, siteUrl: options.siteUrl })
  const theme = createThemeFile(config, client.optionalStyles)
  const own = loadUserAssets(files, source, allowedOrigins)
  log.addAll(own.diagnostics)
  const { loadRasterizer } = packageData
  const iconInput = { source, addresses, staticFiles, locate, loadRasterizer, memory }
  const favicons = io.hasFrame === false ? NO_ICONS : await createFaviconFiles(config, iconInput)
  log.addAll(favicons.diagnostics)
  const { stars, diagnostics: starProblems } = await loadStars(config, fetchJson, locate)
  log.addAll(starProblems)
  log.addAll(checkPageIcons(pages, icons))
  log.addAll(checkFiles?.(createSiteFiles({ pages, files, icons, unknownFolders })) ?? [])

  const snippets = files.snippets.map((file) => file.path)
  const unpublished = [...files.ignored.map((file) => file.path), ...snippets]
  const advisor = createLinkAdvisor({ permalinks: links.permalinks, files: staticFiles, unpublished, unknownFolders })
  const site: Site = {
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
    ...(repository !== undefined && { repository }),
    ...(allowedOrigins !== undefined && { allowedOrigins }),
    urls,
  }
  return {
    prepared: {
      key: toSiteKey({ site, pages, navigation, staticFiles, options }),
      site,
      read,
      pages,
      ordered,
      specs,
      advisor,
      snippets,
      unpublished,
      unknownFolders,
      staticFiles,
      own,
      client,
      theme,
      favicons: favicons.files,
      locate,
    },
    diagnostics: log.list(),
  }
}
