import { expect, it } from 'vitest'
import { createMemorySource } from '../../test/in-memory-folders.ts'
import { createSourceHashes } from '../site/index.ts'
import type { BuildIo, BuildOptions } from './build-options.ts'
import { hashSources } from './hash-sources.ts'

const FILES = { 'mint.json': '{}', 'a.mdx': '# A', 'photo.png': 'png' }
const OPTIONS: BuildOptions = { base: '' }

function hash(files: Record<string, string> = FILES, io: Partial<BuildIo> = {}, options = OPTIONS, modified = 1) {
  const plain = createMemorySource(files)
  const source = { ...plain, list: () => plain.list().map((file) => ({ ...file, modified })) }
  return hashSources(options, { ...io, source }, createSourceHashes(source))
}

it('hashSources returns the same hash for the same inputs', () => {
  expect(hash()).toMatch(/^[\w+/=-]{10,}$/)
  expect(hash()).toBe(hash())
})

it.each([
  ['a text', hash({ ...FILES, 'a.mdx': '# B' })],
  ['a name', hash({ 'mint.json': '{}', 'b.mdx': '# A', 'photo.png': 'png' })],
  ['a file that is only copied', hash(FILES, {}, OPTIONS, 2)],
  ['an option', hash(FILES, {}, { ...OPTIONS, base: '/docs' })],
  ['the dates of pages', hash(FILES, { changeDates: new Map([['a.mdx', '2026-01-01']]) })],
  ['whether texts may be fetched', hash(FILES, { fetchText: async () => ({ text: '' }) })],
  ['whether data may be fetched', hash(FILES, { fetchJson: async () => ({}) })],
])('hashSources returns another hash after a change of %s', (_, other) => {
  expect(other).toMatch(/^[\w+/=-]{10,}$/)
  expect(other).not.toBe(hash())
})

it('hashSources returns nothing if the modification time of a file is not known', () => {
  const source = createMemorySource(FILES)
  expect(hashSources(OPTIONS, { source }, createSourceHashes(source))).toBeUndefined()
})
