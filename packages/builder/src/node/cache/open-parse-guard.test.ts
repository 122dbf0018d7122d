import { existsSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openParseGuard, openUserParseGuard } from './open-parse-guard.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spearmint-guard-'))
})

it('refuses only the text that crashed a process', () => {
  const ended = openParseGuard(folder)
  expect([ended.allows('fine'), ended.allows('fatal')]).toEqual([true, true])
  // The process ends here: nothing closes the guard.
  for (let round = 0; round < 2; round++) {
    const next = openParseGuard(folder)
    expect([next.allows('fine'), next.allows('fatal'), next.allows('other')]).toEqual([true, false, true])
    next.close()
  }
})

it('refuses the texts of all crashed threads, but not those of running threads', () => {
  openParseGuard(folder).allows('of main')
  for (const [thread, text] of ['first', 'second'].entries()) openParseGuard(folder, thread + 1).allows(text)
  // The process ends here.
  const main = openParseGuard(folder)
  const [one, two] = [openParseGuard(folder, 1), openParseGuard(folder, 2)]
  expect(one.allows('new')).toBe(true)
  for (const guard of [main, one, two]) {
    expect(['of main', 'first', 'second', 'new'].map((text) => guard.allows(text))).toEqual([false, false, false, true])
  }
  // Threads are ended from outside: the guard of the main thread removes their notes.
  main.close()
  expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'CACHEDIR.TAG', 'not-native.txt'])
})

it('leaves nothing behind after a normal exit', () => {
  const guard = openParseGuard(folder)
  guard.allows('fine')
  guard.close()
  expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'CACHEDIR.TAG'])
  expect(openParseGuard(folder).allows('fine')).toBe(true)
})

it('allows everything if it cannot write', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const guard = openParseGuard(file)
  expect(guard.allows('fine')).toBe(true)
  guard.close()
})

it.skipIf(!existsSync('/dev/full'))('allows everything if the disk is full', () => {
  symlinkSync('/dev/full', join(folder, 'parsing'))
  const guard = openParseGuard(folder)
  expect([guard.allows('fine'), guard.allows('also fine')]).toEqual([true, true])
  guard.close()
  expect(openParseGuard(folder).allows('fine')).toBe(true)
})

describe('openUserParseGuard', () => {
  it("allows everything if the user's folder can't be used", () => {
    for (const name of ['file', 'loop']) {
      const user = join(folder, name)
      if (name === 'file') writeFileSync(user, '')
      else symlinkSync('loop', user)
      const guard = openUserParseGuard(user, '/site')
      expect(guard.allows('fine')).toBe(true)
      expect(() => guard.close()).not.toThrow()
    }
  })

  it('refuses a text that crashed an earlier command, and leaves nothing behind otherwise', () => {
    const user = folder
    const crashed = openUserParseGuard(user, '/site')
    expect(crashed.allows('bad')).toBe(true)
    const next = openUserParseGuard(user, '/site')
    expect([next.allows('bad'), next.allows('good')]).toEqual([false, true])
    expect(openUserParseGuard(user, '/other').allows('bad')).toBe(true)
    next.close()
    expect(openUserParseGuard(user, '/site').allows('bad')).toBe(false)
    const other = openUserParseGuard(user, '/third')
    other.allows('text')
    other.close()
    expect(existsSync(other.folder)).toBe(false)
  })
})
