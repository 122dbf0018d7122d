import { describe, expect, it } from 'vitest'
import { rasterize } from '../../node/package-data/load-rasterizer.ts'
import { createFavicons, type FaviconInput } from './create-favicons.ts'
import { findImageType } from './find-image-type.ts'
import { findLargestPng, toIco } from './icon-container.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#08f" d="M0 0h2v1H0z"/></svg>'
const encode = (text: string) => new TextEncoder().encode(text)

const PNG = await rasterize(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path fill="#08f" d="M0 0h64v64H0z"/></svg>',
)

function create(path: string, bytes: Uint8Array, changes: Partial<FaviconInput> = {}) {
  return createFavicons({
    path,
    bytes,
    name: 'Acme',
    background: '#ffffff',
    rasterize,
    isTaken: () => false,
    toAssetPath: (name) => `_assets/${name}`,
    toFileHref: (file) => `/base/${file}`,
    ...changes,
  })
}

describe('createFavicons', () => {
  it('creates every size of an SVG', async () => {
    const { links, files, problem } = await create('logo/icon.svg', encode(SVG))
    expect(problem).toBeUndefined()
    expect(links).toEqual([
      { rel: 'icon', href: '/base/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/base/logo/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/base/_assets/icon-apple.png' },
      { rel: 'manifest', href: '/base/_assets/site.webmanifest' },
    ])
    const widths = files.flatMap(({ content }) => {
      const png = typeof content === 'string' ? undefined : (findLargestPng(content) ?? content)
      return png === undefined ? [] : [findImageType(png)?.width]
    })
    expect(widths).toEqual([32, 180, 192])
    expect(JSON.parse(files.at(-1)?.content as string)).toMatchObject({
      name: 'Acme',
      icons: [{ src: 'icon-192.png', sizes: '192x192' }],
    })
  })

  it.each([
    ['a PNG', PNG],
    ['an ICO with a PNG', toIco(PNG, 64)],
  ])('creates the same for %s, without an SVG', async (_, bytes) => {
    const { links, files } = await create('icon', bytes)
    expect(files.map(({ path }) => path.replace('_assets/', ''))).toEqual([
      'favicon.ico',
      'icon-apple.png',
      'icon-192.png',
      'site.webmanifest',
    ])
    expect(links[1]).toEqual({ rel: 'icon', href: '/base/_assets/icon-192.png', type: 'image/png', sizes: '192x192' })
  })

  it('returns the same bytes for the same image', async () => {
    expect(await create('a.svg', encode(SVG))).toEqual(await create('a.svg', encode(SVG)))
  })

  it('does not replace a favicon.ico of the site', async () => {
    const { links, files } = await create('a.svg', encode(SVG), { isTaken: (path) => path === 'favicon.ico' })
    expect(files.map(({ path }) => path)).not.toContain('favicon.ico')
    expect(links[0]?.href).toBe('/base/favicon.ico')
  })

  it.each([
    ['text', encode('<svg xmlns="http://www.w3.org/2000/svg"><text y="1em">A</text></svg>'), 'site/single-favicon'],
    ['an ICO of bitmaps', toIco(encode('(   old bitmap'), 16), 'site/single-favicon'],
    ['a damaged PNG', PNG.subarray(0, 40), 'site/unreadable-favicon'],
    ['a damaged SVG', encode('<svg><path'), 'site/unreadable-favicon'],
    ['an SVG that shows nothing', encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'site/unreadable-favicon'],
    ['a web page', encode('<!doctype html><title>404</title>'), 'site/unreadable-favicon'],
    ['nothing', new Uint8Array(), 'site/unreadable-favicon'],
  ])('links to %s as it is, and reports why', async (_, bytes, code) => {
    const { links, files, problem } = await create('favicon.ico', bytes)
    expect(problem?.code).toBe(code)
    expect(files).toEqual([])
    expect(links).toEqual([{ rel: 'icon', href: '/base/favicon.ico' }])
  })
})
