import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useTempFolders } from '../../../test/temp-folders.ts'
import { toHash } from '../../core/index.ts'
import { createFileHasher } from './create-file-hasher.ts'

const makeFolder = useTempFolders()

it.each([0, 1, 7_000, 131_071, 131_072, 131_073, 262_144, 500_000])('hashes %d bytes like toHash', (size) => {
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 31) % 251))
  const path = join(makeFolder(), 'file')
  writeFileSync(path, bytes)
  const hash = createFileHasher()
  writeFileSync(`${path}2`, 'another')
  expect([hash(path), hash(`${path}2`), hash(path)]).toEqual([toHash(bytes), toHash('another'), toHash(bytes)])
})

it('throws for a missing file', () => {
  expect(() => createFileHasher()(join(makeFolder(), 'none'))).toThrow(/ENOENT/)
})
