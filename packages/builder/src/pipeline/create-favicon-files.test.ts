import { describe, expect, it } from 'vitest'
import { createAddresses } from '../model/addresses.ts'
import type { SourceFolder } from '../model/folders.ts'
import type { Remember } from '../model/remember.ts'
import { createFaviconFiles } from './create-favicon-files.ts'

function createSource(svg: string): SourceFolder {
  return { list: () => [], readText: () => svg, readBytes: () => new TextEncoder().encode(svg) }
}

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`

/** Remembers for as long as a test lasts, and counts what was drawn. */
function createMemory() {
  const kept = new Map<string, Uint8Array>()
  let drawn = 0
  const remember: Remember = async (key, make) => {
    const bytes = kept.get(key) ?? (await make())
    if (!kept.has(key)) drawn++
    kept.set(key, bytes)
    return bytes
  }
  return { remember, countDrawn: () => drawn }
}

function create(fill: string, remember?: Remember, name = 'Acme') {
  const site = { name, favicon: '/icon.svg', colors: { primary: '#008000', background: {} } }
  const input = { source: createSource(square(fill)), addresses: createAddresses(''), staticFiles: ['icon.svg'] }
  return createFaviconFiles(site, { ...input, remember })
}

describe('createFaviconFiles', () => {
  it('draws only what is not kept, and gives the same files', async () => {
    const { remember, countDrawn } = createMemory()
    const first = await create('#08f', remember)
    expect(countDrawn()).toBe(3)
    expect(await create('#08f', remember)).toEqual(first)
    expect(await create('#08f')).toEqual(first)
    expect(countDrawn()).toBe(3)
  })

  it('draws anew when the picture is another, and not for another name', async () => {
    const { remember, countDrawn } = createMemory()
    const first = await create('#08f', remember)
    const other = await create('#f80', remember)
    expect(countDrawn()).toBe(6)
    expect(other.files[0]?.content).not.toEqual(first.files[0]?.content)
    await create('#f80', remember, 'Other')
    expect(countDrawn()).toBe(6)
  })
})
