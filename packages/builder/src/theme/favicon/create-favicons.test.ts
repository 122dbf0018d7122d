import { describe, expect, it } from 'vitest'
import { rasterize } from '../../node/package-data/load-rasterizer.ts'
import { findImageType } from '../drawing/find-image-type.ts'
import { createFavicons, type FaviconInput } from './create-favicons.ts'
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

const svg = (content: string, attributes = 'viewBox="0 0 9 9"') =>
  encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )

/** Ten groups, each with ten references to the one before. */
const BOMB = Array.from({ length: 10 }, (_, level) =>
  level === 0 ? '<path id="a0" d="M0 0h9v9z"/>' : `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`,
).join('')

/** The header of a PNG of any size. */
function createPngHeader(width: number, height: number): Uint8Array {
  const png = PNG.slice()
  new DataView(png.buffer).setUint32(16, width)
  new DataView(png.buffer).setUint32(20, height)
  return png
}

describe('a hostile favicon', () => {
  it.each([
    ['a filter with many octaves', svg('<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="1000"/></filter>')],
    ['a large PNG', createPngHeader(16_000, 16_000)],
    ['references that repeat each other', svg(BOMB)],
    [
      'masks that repeat each other',
      svg(BOMB.replaceAll('<use href="#', '<path mask="url(#').replaceAll('"/>', ')"/>')),
    ],
    ['entities', encode('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>')],
    ['a file of the machine', svg('<image href="/etc/passwd" width="9" height="9"/>')],
    ['deep nesting', svg('<g>'.repeat(20_000))],
    ['many elements', svg('<path d="M0 0h9"/>'.repeat(20_000))],
    ['a path of many arcs', svg(`<path d="M0 0${'A9 8 0 1 1 3 7'.repeat(13_000)}"/>`)],
    ['a polygon of many points', svg(`<polygon points="${'0 0 9 9 '.repeat(6_000)}"/>`)],
    ['many dashes', svg('<path stroke="red" stroke-dasharray="0.1 0.1" d="M0 0h99999"/>')],
    ['dashes in a stylesheet', svg('<style>path { stroke-dasharray: .1 }</style><path d="M0 0h99999"/>')],
    ['short dashes', svg('<path stroke="red" stroke-dasharray="0.0000001" d="M0 0h9"/>')],
  ])('is linked as it is and not drawn: %s', async (_kind, bytes) => {
    const rasterizeNothing = () => Promise.reject(new Error('drawn'))
    const { files, problem } = await create('a', bytes, { rasterize: rasterizeNothing })
    expect(files).toEqual([])
    expect(problem?.code).toBe('site/single-favicon')
  })

  it('has any view box', async () => {
    const start = performance.now()
    await create('a.svg', svg('<path d="M0 0h9v9z"/>', 'width="1e9" height="1e9" viewBox="0 0 1e9 1e9"'))
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('is drawn when it has ordinary shadows and gradients', async () => {
    const shadow = '<filter id="s"><feGaussianBlur stdDeviation="1"/></filter>'
    const gradients = Array.from(
      { length: 60 },
      (_, at) => `<linearGradient id="g${at}"/><path fill="url(#g${at})" d="M0 0h9v9z"/>`,
    )
    const { problem } = await create(
      'a.svg',
      svg(`${shadow}${gradients.join('')}<path filter="url(#s)" d="M0 0h9v9z"/>`),
    )
    expect(problem).toBeUndefined()
  })
})

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
