import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFiles, useTempFolders } from '../../../test/temp-folders.ts'
import { IoError } from '../operational-error.ts'
import { moveFiles } from './move-files.ts'

const makeFolder = useTempFolders()

it('reports where the new text is if the final rename fails', () => {
  const dir = makeFolder({ 'a.mdx': 'a', 'folder/b.mdx': 'b' })
  // No file takes the name of a folder.
  const move = () => moveFiles(dir, { from: 'a.mdx', to: 'c.mdx', texts: new Map([['folder', 'new']]) })
  expect(move).toThrow(IoError)
  expect(existsSync(join(dir, 'folder.spearmint-draft'))).toBe(true)
  expect(existsSync(join(dir, 'c.mdx'))).toBe(true)
})

it('does not write through a link with the name of a draft', () => {
  const dir = makeFolder({ 'a.mdx': 'a', 'b.mdx': 'b', other: 'other' })
  symlinkSync('other', join(dir, 'b.mdx.spearmint-draft'))
  moveFiles(dir, { from: 'a.mdx', to: 'c.mdx', texts: new Map([['b.mdx', 'new']]) })
  expect(readFileSync(join(dir, 'b.mdx'), 'utf8')).toBe('new')
  expect(readFileSync(join(dir, 'other'), 'utf8')).toBe('other')
})

it('changes nothing if the disk fails in between', () => {
  const dir = makeFolder({ 'a.mdx': 'old' })
  const move = { from: 'a.mdx', to: `new/${'x'.repeat(300)}`, texts: new Map([['a.mdx', 'new']]) }
  expect(() => moveFiles(dir, move)).toThrow('Nothing was changed.')
  expect(readFiles(dir)).toEqual({ 'a.mdx': 'old' })
  expect(existsSync(join(dir, 'new'))).toBe(false)
})
