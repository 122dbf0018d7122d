import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles, useTempFolders } from '../../../test/temp-folders.ts'
import { IoError } from '../operational-error.ts'
import { replaceFile } from './replace-file.ts'

const makeFolder = useTempFolders()

describe('replaceFile', () => {
  it('replaces the text, keeps the permissions and leaves nothing beside the file', () => {
    const dir = makeFolder({ 'mint.json': 'old' })
    const file = join(dir, 'mint.json')
    chmodSync(file, 0o640)
    replaceFile(file, 'new')
    expect(readFiles(dir)).toEqual({ 'mint.json': 'new' })
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  it('follows a link without replacing it', () => {
    const dir = makeFolder({ 'real.json': 'old' })
    const link = join(dir, 'mint.json')
    symlinkSync('real.json', link)
    replaceFile(link, 'new')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(dir, 'real.json'), 'utf8')).toBe('new')
  })

  it('reports why it cannot write', () => {
    const dir = makeFolder({})
    mkdirSync(join(dir, 'mint.json'))
    expect(() => replaceFile(join(dir, 'mint.json'), 'new')).toThrow(IoError)
    expect(readFiles(dir)).toEqual({})
  })
})
