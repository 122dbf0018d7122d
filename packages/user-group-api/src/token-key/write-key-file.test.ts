import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadTokenKey } from './load-token-key.ts'
import { writeKeyFile } from './write-key-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Fails as `link` does on a file system without hard links. */
const failWith = (code: string) => () => {
  throw Object.assign(new Error(code), { code })
}

describe('writeKeyFile', () => {
  describe.each<[string, (() => void) | undefined]>([
    ['with hard links', undefined],
    ['if hard links are not permitted', failWith('EPERM')],
    ['if hard links are not supported', failWith('ENOTSUP')],
    ['if the file system has no hard links', failWith('ENOSYS')],
  ])('%s', (_name, link) => {
    it('writes a key that only its owner can read, and no other file', () => {
      const path = join(folder, 'token.key')
      writeKeyFile(path, link)
      expect(readdirSync(folder)).toEqual(['token.key'])
      expect(statSync(path).mode & 0o777).toBe(0o600)
      expect(loadTokenKey(undefined, folder)).toHaveLength(32)
    })

    it('preserves an existing key', () => {
      const path = join(folder, 'token.key')
      writeFileSync(path, 'an existing key')
      writeKeyFile(path, link)
      expect(readdirSync(folder)).toEqual(['token.key'])
      expect(readFileSync(path, 'utf8')).toBe('an existing key')
    })
  })

  it('rethrows any other error and leaves no file behind', () => {
    const path = join(folder, 'token.key')
    expect(() => writeKeyFile(path, failWith('EIO'))).toThrow('EIO')
    expect(existsSync(path)).toBe(false)
    expect(readdirSync(folder)).toEqual([])
  })
})
