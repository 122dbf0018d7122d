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
  toPortableSite,
  usesTablerIcons,
} from '../../theme/index.ts'
import type { BuildIo } from '../build-options.ts'
import { createTextRenderer } from './config-texts.ts'
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
  const pages = new Map(site.pages.map((page) => [page.permalink, page]))
  const layoutSite: LayoutSite = {
    config,
    tree: site.tree,
    addresses: site.addresses,
    links: site.links,
    urls: site.urls,
    icons: site.tools.icons,
    toSocialIcon,
    findPage: (permalink) => pages.get(permalink),
    renderInline: createTextRenderer(site),
    assets: client.assets,
    stylesheets: [theme, ...userAssets.stylesheets],
    fonts: listFirstFonts(theme, client),
    scripts: userAssets.scripts,
    favicons: favicons.links,
    stars,
    findWords: site.findWords,
    words: site.findWords(),
    searchManifest: SEARCH_MANIFEST,
    repository: options.repository,
    version: site.version,
    allowedOrigins: options.allowedOrigins,
  }
  const key = toFrameKey(site, layoutSite)
  return {
    frame: {
      key,
      layout: createLayout(site.addresses.isRelative ? toPortableSite(layoutSite) : layoutSite),
      client,
      theme,
      favicons: favicons.files,
      usesTabler: usesTablerIcons(config),
    },
    diagnostics: [...favicons.diagnostics, ...diagnostics],
  }
}

/** The fonts that nearly every page needs. A browser that found them later would show its own in their place. */
function listFirstFonts({ styles }: ThemeFile, { assets }: LoadedClient): string[] {
  const fonts = styles.flatMap((name) => assets.optionalStyles.get(name)?.fonts ?? [])
  return fonts.filter((path) => /-latin-(?!ext)/.test(path))
}

/** Whoever adds an input that changes the frame adds it here. */
function toFrameKey({ pages, navigation, staticFiles, options, version }: Site, layoutSite: LayoutSite): string {
  const { config, stylesheets, scripts, favicons, stars } = layoutSite
  return toHash(
    JSON.stringify([config, navigation, stylesheets, scripts, favicons, [...(stars ?? [])]]),
    JSON.stringify(pages.map(({ operation, schema, ...page }) => [page, operation?.head, schema?.name])),
    JSON.stringify([staticFiles, options, version]),
  )
}
