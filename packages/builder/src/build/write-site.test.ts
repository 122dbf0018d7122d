import { describe, expect, it } from 'vitest'
import { createMemoryOutput, createMemorySource } from '../../test/in-memory-folders.ts'
import { createSourceHashes } from '../site/index.ts'
import type { BuildOptions, BuildResult } from './build-options.ts'
import { packageData, toConfig } from './testing/create-test-io.ts'
import { writeSite } from './write-site.ts'

const FEED = '<Update label="June">News</Update>'

async function write(pages: Record<string, string>, options: Partial<BuildOptions> = {}) {
  const files = { 'mint.json': toConfig(Object.keys(pages)), ...toFiles(pages) }
  const source = createMemorySource(files)
  const output = createMemoryOutput()
  const io = { source, output, packageData, clock: () => 0, hashFile: createSourceHashes(source) }
  const result: BuildResult = await writeSite({ base: '', parser: 'reference', ...options }, io)
  return { files: output.files, result }
}

function toFiles(pages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([path, text]) => [`${path}.mdx`, text]))
}

describe('writeSite', () => {
  it('writes the document of a page and its alternates', async () => {
    const { files } = await write({ a: FEED }, { siteUrl: 'https://a.dev' })
    expect(files.get('a.html')).toContain('News')
    expect(files.get('a.md')).toContain('News')
    expect(files.get('a/rss.xml')).toContain('<rss')
  })

  it('withholds feeds and the sitemap if the address of the site is not known', async () => {
    const { files, result } = await write({ a: FEED })
    expect(result.withheld).toEqual(['sitemap.xml', 'a/rss.xml'])
    expect(files.has('a/rss.xml')).toBe(false)
  })

  it('writes a redirect for a page whose url is an external address, and nothing else of it', async () => {
    const { files, result } = await write({ a: 'A', b: '---\nurl: https://b.dev/\n---\n' })
    expect(files.get('b.html')).toContain('https://b.dev/')
    expect(files.has('b.md')).toBe(false)
    expect(files.get('llms-full.txt')).not.toContain('b.dev')
    expect(result.pages).toBe(2)
  })

  it('lists pages in reading order in files that hold all pages', async () => {
    const { files } = await write({ b: 'Second', a: 'First' })
    expect(files.get('llms-full.txt')).toMatch(/Second[\s\S]*First/)
  })

  it('writes nothing for an unusable configuration', async () => {
    const source = createMemorySource({ 'mint.json': '{' })
    const output = createMemoryOutput()
    const io = { source, output, packageData, clock: () => 0, hashFile: createSourceHashes(source) }
    expect(await writeSite({ base: '' }, io)).toMatchObject({ status: 'unusable-config', files: 0 })
    expect([...output.files]).toEqual([])
  })
})
