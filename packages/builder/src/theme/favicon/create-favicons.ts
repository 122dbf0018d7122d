import type { Problem } from '@spearmint/config/diagnostics'
import type { THEME_CODES } from '../codes.ts'
import type { Rasterize } from '../drawing/create-cached-rasterizer.ts'
import { findDrawingExcess } from '../drawing/find-drawing-excess.ts'
import { findImageType, type ImageType } from '../drawing/find-image-type.ts'
import type { FaviconLink } from './favicon-link.ts'
import { findLargestPng, toIco } from './icon-container.ts'

export interface FaviconInput {
  /** The image in the configuration. */
  path: string
  bytes: Uint8Array
  /** Name of the site, for visitors who add it to their home screen. */
  name: string
  /** `#rrggbb` behind transparent parts of the image, where systems would show black. */
  background: string
  rasterize: Rasterize
  /** Whether the site has its own file at a path. */
  isTaken(path: string): boolean
  /** Path in the site of a generated file, by its name and content. */
  toAssetPath(name: string, content: Uint8Array | string): string
  /** Address of a file in the site, by its path. */
  toFileHref(path: string): string
}

type FaviconProblem = Problem<typeof THEME_CODES>

export interface Favicons {
  links: FaviconLink[]
  /** The files to write, without the image itself. */
  files: { path: string; content: Uint8Array | string }[]
  /** Why there is only the image itself. */
  problem?: FaviconProblem
}

/** Where browsers look if pages don't link to an icon. */
const ROOT_ICON = 'favicon.ico'

/**
 * Sizes in pixels: browser tabs, home screens of Apple devices, other home screens. There is no 512-pixel icon: it is for
 * splash screens of apps that open in their own window, which documentation doesn't.
 */
const TAB_SIZE = 32
const APPLE_SIZE = 180
const HOME_SIZE = 192

/**
 * Creates all versions of a site's icon that browsers and systems ask for from one image: `favicon.ico`, the SVG as it
 * is, an icon for Apple's home screens, and a web manifest with one for others. If the image can't be drawn, pages link
 * to it as it is, and `problem` describes why.
 */
export async function createFavicons(input: FaviconInput): Promise<Favicons> {
  try {
    return await drawFavicons(input)
  } catch (error) {
    // The file system failed, which is not about the image.
    if (error instanceof Error && 'syscall' in error) throw error
    return linkOriginal(input, UNREADABLE)
  }
}

async function drawFavicons(input: FaviconInput): Promise<Favicons> {
  const { path, bytes, background, isTaken, toAssetPath, toFileHref } = input
  const source = parseSource(bytes)
  if ('problem' in source) return linkOriginal(input, source.problem)
  const draw = (size: number, fill?: string) => input.rasterize(toSvg(source, size, fill))
  const tab = await draw(TAB_SIZE)
  if (tab.length === 0) return linkOriginal(input, UNREADABLE)

  const files: Favicons['files'] = []
  const addAsset = (name: string, content: Uint8Array | string): string => {
    const at = toAssetPath(name, content)
    files.push({ path: at, content })
    return at
  }
  if (!isTaken(ROOT_ICON)) files.push({ path: ROOT_ICON, content: toIco(tab, TAB_SIZE) })
  const apple = addAsset('icon-apple.png', await draw(APPLE_SIZE, background))
  const home = addAsset(`icon-${HOME_SIZE}.png`, await draw(HOME_SIZE))
  const manifest = addAsset('site.webmanifest', toManifest(input, home))

  const links: FaviconLink[] = [
    { rel: 'icon', href: toFileHref(ROOT_ICON), sizes: toSizes(TAB_SIZE) },
    source.mediaType === 'image/svg+xml'
      ? { rel: 'icon', href: toFileHref(path), type: source.mediaType }
      : { rel: 'icon', href: toFileHref(home), type: 'image/png', sizes: toSizes(HOME_SIZE) },
    { rel: 'apple-touch-icon', href: toFileHref(apple) },
    { rel: 'manifest', href: toFileHref(manifest) },
  ]
  return { links, files }
}

/** An image that can be drawn. */
type Source = ImageType & { bytes: Uint8Array }

function parseSource(bytes: Uint8Array): Source | { problem: FaviconProblem } {
  const type = findImageType(bytes)
  if (type === undefined) return { problem: UNREADABLE }
  if (type.mediaType === 'image/x-icon') {
    const png = findLargestPng(bytes)
    return png === undefined
      ? { problem: toSingleProblem('It is an ICO file that does not contain a PNG.') }
      : parseSource(png)
  }
  const hasText = type.mediaType === 'image/svg+xml' && /<text[\s>]/i.test(new TextDecoder().decode(bytes))
  if (hasText) return { problem: toSingleProblem('It contains text, which looks different on each system.') }
  const excess = findDrawingExcess(type, bytes)
  return excess === undefined ? { ...type, bytes } : { problem: toSingleProblem(excess) }
}

/** An SVG that shows the whole image, centered in a square. */
function toSvg({ mediaType, bytes }: Source, size: number, fill?: string): string {
  const data = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
  const backdrop = fill === undefined ? '' : `<rect width="100%" height="100%" fill="${fill}"/>`
  const square = `width="${size}" height="${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${square}>${backdrop}<image ${square} href="${data}"/></svg>`
}

/** The web manifest. Its addresses are relative to itself, so that it works below any base path. */
function toManifest({ name, background }: FaviconInput, icon: string): string {
  return JSON.stringify({
    name,
    icons: [{ src: icon.replace(/^.*\//, ''), sizes: toSizes(HOME_SIZE), type: 'image/png' }],
    background_color: background,
    display: 'browser',
  })
}

function toSizes(size: number): string {
  return `${size}x${size}`
}

function linkOriginal({ path, toFileHref }: FaviconInput, problem: FaviconProblem): Favicons {
  return { links: [{ rel: 'icon', href: toFileHref(path) }], files: [], problem }
}

const UNREADABLE: FaviconProblem = {
  code: 'site/unreadable-favicon',
  message: 'The file of "favicon" cannot be drawn. Expected a visible SVG, PNG, JPEG, GIF, WebP or ICO image.',
  suggestions: ['Open the file in a browser, then save it again as SVG or PNG.'],
}

function toSingleProblem(reason: string): FaviconProblem {
  return {
    code: 'site/single-favicon',
    message: `The favicon is used as it is, without other sizes. ${reason}`,
    suggestions: ['Use an SVG with its text converted to paths, or a PNG of 192 by 192 pixels.'],
  }
}
