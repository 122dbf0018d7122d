import type { Diagnostic } from '@spearmint/config/diagnostics'
import { toSocialIcon } from '../../content/index.ts'
import { toHash } from '../../core/index.ts'
import { SEARCH_MANIFEST } from '../../emit/index.ts'
import {
  createFaviconFiles,
  createLayout,
  createThemeFile,
  type FaviconFiles,
  type Layout,
  type Site as LayoutSite,
  type LoadedClient,
  loadStars,
  type ThemeFile,
  usesTablerIcons,
} from '../../theme/index.ts'
import type { BuildIo } from '../build-options.ts'
import type { Site } from './site.ts'

/** What surrounds the content of every page of a site, and the files it needs. */
export interface Frame {
  /** Cache key: sites with the same key have the same frame around every page. */
  key: string
  layout: Layout
  client: LoadedClient
  theme: ThemeFile
  favicons: FaviconFiles['files']
  /** Whether pages may have icons of Tabler, whose license the site then includes. */
  usesTabler: boolean
}

/** Creates the frame of a site: its layout, colors and icons. */
export async function createFrame(
  site: Site,
  client: LoadedClient,
  { packageData, fetchJson, cache }: Pick<BuildIo, 'packageData' | 'fetchJson' | 'cache'>,
): Promise<{ frame: Frame; diagnostics: Diagnostic[] }> {
  const { config, locate, options, userAssets } = site
  const theme = createThemeFile(config, site.tree.root, client.optionalStyles)
  const favicons = await createFaviconFiles(config, { ...site, loadRasterizer: packageData.loadRasterizer, cache })
  const { stars, diagnostics } = await loadStars(config, fetchJson, locate)
  const layoutSite: LayoutSite = {
    config,
    tree: site.tree,
    addresses: site.addresses,
    links: site.links,
    urls: site.urls,
    icons: site.tools.icons,
    toSocialIcon,
    assets: client.assets,
    stylesheets: [theme, ...userAssets.stylesheets],
    scripts: userAssets.scripts,
    favicons: favicons.links,
    stars,
    searchManifest: SEARCH_MANIFEST,
    repository: options.repository,
    allowedOrigins: options.allowedOrigins,
  }
  const key = toFrameKey(site, layoutSite)
  return {
    frame: {
      key,
      layout: createLayout(layoutSite),
      client,
      theme,
      favicons: favicons.files,
      usesTabler: usesTablerIcons(config),
    },
    diagnostics: [...favicons.diagnostics, ...diagnostics],
  }
}

/** Whoever adds an input that changes the frame adds it here. */
function toFrameKey({ pages, navigation, staticFiles, options }: Site, layoutSite: LayoutSite): string {
  const { config, stylesheets, scripts, favicons, stars } = layoutSite
  return toHash(
    JSON.stringify([config, navigation, stylesheets, scripts, favicons, [...(stars ?? [])]]),
    JSON.stringify(pages.map(({ operation, schema, ...page }) => [page, operation?.head, schema?.name])),
    JSON.stringify([staticFiles, options]),
  )
}
