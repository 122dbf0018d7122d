import { describe, expect, it } from 'vitest'
import { createAddresses, type Memory, type SourceFolder } from '../../core/index.ts'
import { rasterize } from '../../node/package-data/load-rasterizer.ts'
import { createFaviconFiles } from './create-favicon-files.ts'

function createSource(svg: string): SourceFolder {
  return { list: () => [], readText: () => svg, readBytes: () => new TextEncoder().encode(svg) }
}

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`

/** Stores values like a JSON file, for a single test. */
function createMemory(): Memory & { countKept(): number } {
  const kept = new Map<string, string>()
  return {
    find(key) {
      const value = kept.get(key)
      return value === undefined ? undefined : JSON.parse(value)
    },
    keep: (key, value) => void kept.set(key, JSON.stringify(value)),
    retain: () => false,
    countKept: () => kept.size,
  }
}

function create(fill: string, memory?: Memory, name = 'Acme') {
  const site = { name, favicon: '/icon.svg', colors: { primary: '#008000', background: {} } }
  const input = { source: createSource(square(fill)), addresses: createAddresses(''), staticFiles: ['icon.svg'] }
  const loadRasterizer = async () => rasterize
  return createFaviconFiles(site, { ...input, loadRasterizer, memory })
}

describe('createFaviconFiles', () => {
  it('draws only what is not in memory, and gives the same files', async () => {
    const memory = createMemory()
    const first = await create('#08f', memory)
    expect(memory.countKept()).toBe(3)
    expect(await create('#08f', { ...memory, keep: fail })).toEqual(first)
    expect(await create('#08f')).toEqual(first)
  })

  it('draws again for another image, but not for another name', async () => {
    const memory = createMemory()
    const first = await create('#08f', memory)
    const other = await create('#f80', memory)
    expect(memory.countKept()).toBe(6)
    expect(other.files[0]?.content).not.toEqual(first.files[0]?.content)
    await create('#f80', { ...memory, keep: fail }, 'Other')
  })
})

function fail(key: string): never {
  throw new Error(`drawn again: ${key}`)
}
