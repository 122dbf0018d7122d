import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadTokenKey } from './load-token-key.ts'
import { createKeyFile } from './write-key-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a file system says to a hard link. */
const refuse = (code: string) => () => {
  throw Object.assign(new Error(code), { code })
}

describe.each<[string, (() => void) | undefined]>([
  ['where there are hard links', undefined],
  ['where a hard link is not permitted', refuse('EPERM')],
  ['where hard links are not supported', refuse('ENOTSUP')],
  ['where nobody heard of hard links', refuse('ENOSYS')],
])('%s', (_name, link) => {
  it('makes a key of its own user, and nothing else', () => {
    const path = join(folder, 'token.key')
    createKeyFile(path, link)
    expect(readdirSync(folder)).toEqual(['token.key'])
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(loadTokenKey(undefined, folder)).toHaveLength(32)
  })

  it('keeps the key that is there', () => {
    const path = join(folder, 'token.key')
    writeFileSync(path, 'the key of before')
    createKeyFile(path, link)
    expect(readdirSync(folder)).toEqual(['token.key'])
    expect(readFileSync(path, 'utf8')).toBe('the key of before')
  })
})

it('throws anything else on, and leaves nothing', () => {
  const path = join(folder, 'token.key')
  expect(() => createKeyFile(path, refuse('EIO'))).toThrow('EIO')
  expect(existsSync(path)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})
