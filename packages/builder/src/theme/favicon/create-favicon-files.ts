import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import {
  type Addresses,
  type Cache,
  isExternalHref,
  isUnsafeHref,
  type LocateInConfig,
  locateNothing,
  type SourceFolder,
  splitHref,
} from '../../core/index.ts'
import { ASSETS_FOLDER } from '../client-assets/client-assets.ts'
import { toContentHash } from '../client-assets/to-content-hash.ts'
import { THEME_CODES } from '../codes.ts'
import { createCachedRasterizer, type Rasterize } from '../drawing/create-cached-rasterizer.ts'
import { findImageType } from '../drawing/find-image-type.ts'
import { parseHexColor } from '../stylesheet/colors.ts'
import { createFavicons, type Favicons } from './create-favicons.ts'
import type { FaviconLink } from './favicon-link.ts'

export interface FaviconFilesInput {
  source: SourceFolder
  addresses: Addresses
  staticFiles: readonly string[]
  locate?: LocateInConfig | undefined
  /** Starts the renderer of SVG images. */
  loadRasterizer: () => Promise<Rasterize>
  /** Stores drawings for later builds. Without it, each build draws. */
  cache?: Cache | undefined
}

/** The icons of a site. */
export type FaviconFiles = Pick<Favicons, 'links' | 'files'> & { diagnostics: Diagnostic[] }

/** The background of a site without a configured one. */
const WHITE = '#ffffff'

/** Creates the icons of a site from its `favicon`. Pages link to one on another host as it is. */
export async function createFaviconFiles(
  { name, favicon, faviconDark, colors }: Pick<SiteConfig, 'name' | 'favicon' | 'faviconDark' | 'colors'>,
  input: FaviconFilesInput,
): Promise<FaviconFiles> {
  const { source, addresses, staticFiles, locate = locateNothing, loadRasterizer, cache } = input
  if (favicon === undefined) return { links: [], files: [], diagnostics: [] }
  if (isUnsafeHref(favicon) && !/^data:image\//i.test(favicon)) return { links: [], files: [], diagnostics: [] }
  if (isExternalHref(favicon)) return { links: [{ rel: 'icon', href: favicon }], files: [], diagnostics: [] }
  const path = splitHref(favicon).path.replace(/^[./]+/, '')
  const statics = new Set(staticFiles)
  const { links, files, problem } = await createFavicons({
    path,
    bytes: source.readBytes(path) ?? new Uint8Array(),
    name,
    background: parseHexColor(colors?.background.light) ?? WHITE,
    rasterize: createCachedRasterizer('favicon', loadRasterizer, cache),
    isTaken: (file) => statics.has(file),
    toAssetPath: (file, content) => `${ASSETS_FOLDER}/${file.replace('.', `-${toContentHash(content)}.`)}`,
    toFileHref: addresses.toFileHref,
  })
  const diagnostics = problem ? [toDiagnostic(THEME_CODES, { ...problem, ...locate(['favicon']) })] : []
  return { links: addDarkLink(links, faviconDark, input), files, diagnostics }
}

/**
 * Adds the icon of dark mode, as it is. It comes first, so that browsers that ignore the media queries of icons use the
 * other one. The sizes for home screens and for old browsers are always those of light mode.
 */
function addDarkLink(
  links: readonly FaviconLink[],
  icon: string | undefined,
  { source, addresses }: FaviconFilesInput,
): FaviconLink[] {
  if (icon === undefined || isUnsafeHref(icon)) return [...links]
  const media = '(prefers-color-scheme: dark)'
  const isExternal = isExternalHref(icon)
  const path = splitHref(icon).path.replace(/^[./]+/, '')
  const type = isExternal ? undefined : findImageType(source.readBytes(path) ?? new Uint8Array())?.mediaType
  const href = isExternal ? icon : addresses.toFileHref(path)
  const dark: FaviconLink = { rel: 'icon', href, ...(type !== undefined && { type }), media }
  const light = '(prefers-color-scheme: light)'
  return [dark, ...links.map((link) => (isTabIcon(link) ? { ...link, media: light } : link))]
}

/** Whether it is an icon that newer browsers use. `favicon.ico` has no color scheme. */
function isTabIcon({ rel, sizes }: FaviconLink): boolean {
  return rel === 'icon' && sizes !== '32x32'
}
