import type { Problem } from '../../core/index.ts'
import type { FaviconLink } from './favicon-link.ts'
import { findDrawingExcess } from './find-drawing-excess.ts'
import { findImageType, type ImageType } from './find-image-type.ts'
import { findLargestPng, toIco } from './icon-container.ts'

/** Draws an SVG in its own size as PNG. Gives no bytes when nothing can be seen. */
export type Rasterize = (svg: string) => Promise<Uint8Array>

export interface FaviconInput {
  /** The picture of the configuration. */
  path: string
  bytes: Uint8Array
  /** Name of the site, for readers who put it on their home screen. */
  name: string
  /** `#rrggbb` behind a picture with transparent parts, where systems would show black. */
  background: string
  rasterize: Rasterize
  /** Whether the site has a file of its own there. */
  isTaken(path: string): boolean
  /** Path in the site of a file of ours, by its name and content. */
  toAssetPath(name: string, content: Uint8Array | string): string
  /** Address of a file of the site, by its path. */
  toFileHref(path: string): string
}

export interface Favicons {
  links: FaviconLink[]
  /** What is written to the site beside the picture itself. */
  files: { path: string; content: Uint8Array | string }[]
  /** Why there is only the picture itself. */
  problem?: Problem
}

/** Where browsers look without being told. */
const ROOT_ICON = 'favicon.ico'

/**
 * Sizes in pixels: browser tabs, home screens of Apple's systems, other home screens. Splash screens, for which there is a
 * size of 512, are for applications with a window of their own, which a site of documentation is not.
 */
const TAB_SIZE = 32
const APPLE_SIZE = 180
const HOME_SIZE = 192

/**
 * Makes of one picture all forms of a site's icon that browsers and systems ask for: `favicon.ico`, the SVG as it is, an
 * icon for Apple's home screens, and a web manifest with one for others. When the picture cannot be drawn, it is
 * linked as it is, and `problem` says why.
 */
export async function createFavicons(input: FaviconInput): Promise<Favicons> {
  const { path, bytes, background, isTaken, toAssetPath, toFileHref } = input
  const source = findSource(bytes)
  if ('problem' in source) return linkAlone(input, source.problem)
  const draw = (size: number, fill?: string) => input.rasterize(toSvg(source, size, fill))
  const tab = await draw(TAB_SIZE)
  if (tab.length === 0) return linkAlone(input, UNREADABLE)

  const files: Favicons['files'] = []
  const addAsset = (name: string, content: Uint8Array | string): string => {
    const at = toAssetPath(name, content)
    files.push({ path: at, content })
    return at
  }
  if (!isTaken(ROOT_ICON)) files.push({ path: ROOT_ICON, content: toIco(tab, TAB_SIZE) })
  const apple = addAsset('icon-apple.png', await draw(APPLE_SIZE, background))
  const home = addAsset(`icon-${HOME_SIZE}.png`, await draw(HOME_SIZE))
  const manifest = addAsset('site.webmanifest', renderManifest(input, home))

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

/** A picture as it can be drawn. */
type Source = ImageType & { bytes: Uint8Array }

function findSource(bytes: Uint8Array): Source | { problem: Problem } {
  const type = findImageType(bytes)
  if (type === undefined) return { problem: UNREADABLE }
  if (type.mediaType === 'image/x-icon') {
    const png = findLargestPng(bytes)
    return png === undefined ? { problem: toSingleProblem('It is an ICO file without a PNG in it.') } : findSource(png)
  }
  const hasText = type.mediaType === 'image/svg+xml' && /<text[\s>]/i.test(new TextDecoder().decode(bytes))
  if (hasText) return { problem: toSingleProblem('It holds text, which looks different on each system.') }
  const excess = findDrawingExcess(type, bytes)
  return excess === undefined ? { ...type, bytes } : { problem: toSingleProblem(excess) }
}

/** An SVG that shows the picture in a square, whole and in the middle. */
function toSvg({ mediaType, bytes }: Source, size: number, fill?: string): string {
  const data = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
  const ground = fill === undefined ? '' : `<rect width="100%" height="100%" fill="${fill}"/>`
  const square = `width="${size}" height="${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${square}>${ground}<image ${square} href="${data}"/></svg>`
}

/** The web manifest. Its addresses are relative to itself, so that it works below any base. */
function renderManifest({ name, background }: FaviconInput, icon: string): string {
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

function linkAlone({ path, toFileHref }: FaviconInput, problem: Problem): Favicons {
  return { links: [{ rel: 'icon', href: toFileHref(path) }], files: [], problem }
}

const UNREADABLE: Problem = {
  code: 'site/unreadable-favicon',
  severity: 'warning',
  message: 'The file of "favicon" shows nothing; expected a picture as SVG, PNG, JPEG, GIF, WebP or ICO.',
  suggestions: ['Open the file in a browser, and save it again as SVG or PNG.'],
}

function toSingleProblem(reason: string): Problem {
  return {
    code: 'site/single-favicon',
    severity: 'info',
    message: `The favicon is used as it is, and no other sizes are made of it. ${reason}`,
    suggestions: ['Use an SVG with its text turned into paths, or a PNG of 192 by 192 pixels.'],
  }
}
