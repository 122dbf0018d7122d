import { expect, it } from 'vitest'
import type { SourceFile, SourceFolder } from '../core/index.ts'
import type { SourceStamps } from './build-manifest.ts'
import { createStampedHashes } from './stamped-hashes.ts'

/** Hashes one file, and returns what was read. */
function hash(text: string | undefined, file: Omit<SourceFile, 'path'>, last?: SourceStamps) {
  const read: string[] = []
  const source: SourceFolder = {
    list: () => [{ path: 'a.mdx', ...file }],
    readText: () => text,
    readBytes(path) {
      read.push(path)
      return text === undefined ? undefined : new TextEncoder().encode(text)
    },
  }
  const { hashFile, toStamps } = createStampedHashes(source, last)
  return { hash: hashFile('a.mdx'), again: hashFile('a.mdx'), read, stamps: toStamps() }
}

const LISTED = { size: 3, modified: 5, changed: 7 }

it('reads a file only if it was touched since the last build', () => {
  const first = hash('one', LISTED)
  expect(first.read).toEqual(['a.mdx'])
  const again = hash('two', LISTED, first.stamps)
  expect(again).toEqual({ ...first, read: [] })
  for (const file of [{ size: 4 }, { modified: 6 }, { changed: 8 }]) {
    const touched = hash('two', { ...LISTED, ...file }, first.stamps)
    expect(touched.read).toEqual(['a.mdx'])
    expect(touched.hash).not.toBe(first.hash)
  }
})

it('reads a file in every build if the time of its last change is not known, or it could not be read', () => {
  expect(hash('one', { size: 3, modified: 5 }).stamps).toEqual({})
  expect(hash(undefined, LISTED).stamps).toEqual({})
})
