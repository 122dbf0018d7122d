import { describe, expect, it } from 'vitest'
import { type Cache, createAddresses, type SourceFolder } from '../../core/index.ts'
import { rasterize } from '../../node/package-data/load-rasterizer.ts'
import { createFaviconFiles } from './create-favicon-files.ts'

function createSource(svg: string): SourceFolder {
  return { list: () => [], readText: () => svg, readBytes: () => new TextEncoder().encode(svg) }
}

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`

/** Stores values like a JSON file, for a single test. */
function createTestCache(): Cache & { countStored(): number } {
  const stored = new Map<string, string>()
  return {
    find(key) {
      const value = stored.get(key)
      return value === undefined ? undefined : JSON.parse(value)
    },
    set: (key, value) => void stored.set(key, JSON.stringify(value)),
    retain: () => false,
    countStored: () => stored.size,
  }
}

function create(fill: string, cache?: Cache, name = 'Acme', faviconDark?: string) {
  const site = {
    name,
    favicon: '/icon.svg',
    ...(faviconDark && { faviconDark }),
    colors: { primary: '#008000', background: {} },
  }
  const input = { source: createSource(square(fill)), addresses: createAddresses(''), staticFiles: ['icon.svg'] }
  const loadRasterizer = async () => rasterize
  return createFaviconFiles(site, { ...input, loadRasterizer, cache })
}

describe('createFaviconFiles', () => {
  it('draws only what is not in the cache, and gives the same files', async () => {
    const cache = createTestCache()
    const first = await create('#08f', cache)
    expect(cache.countStored()).toBe(3)
    expect(await create('#08f', { ...cache, set: fail })).toEqual(first)
    expect(await create('#08f')).toEqual(first)
  })

  it('draws again for another image, but not for another name', async () => {
    const cache = createTestCache()
    const first = await create('#08f', cache)
    const other = await create('#f80', cache)
    expect(cache.countStored()).toBe(6)
    expect(other.files[0]?.content).not.toEqual(first.files[0]?.content)
    await create('#f80', { ...cache, set: fail }, 'Other')
  })

  it('links to the icon of dark mode before the other one, which newer browsers use in light mode', async () => {
    const { links, files } = await create('#08f', undefined, 'Acme', '/night.svg')
    expect(links.slice(0, 3)).toEqual([
      { rel: 'icon', href: '/night.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: dark)' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: light)' },
    ])
    expect(files).toEqual((await create('#08f')).files)
  })

  it('does not link to an icon of dark mode with an unsafe scheme', async () => {
    const { links } = await create('#08f', undefined, 'Acme', 'javascript:alert(1)')
    expect(links).toEqual((await create('#08f')).links)
  })
})

function fail(key: string): never {
  throw new Error(`drawn again: ${key}`)
}
