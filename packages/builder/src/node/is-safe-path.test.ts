import { posix, win32 } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInside } from './is-inside.ts'
import { isSafePath } from './is-safe-path.ts'

describe('isSafePath', () => {
  it.each(['a.html', 'a/b.html', '.well-known/x', '...', 'a..b', 'inference.net', 'a b/ü.png'])(
    'accepts %j',
    (path) => {
      expect(isSafePath(path)).toBe(true)
    },
  )

  it.each(['', '/a', 'a/', 'a//b', '..', '../a', 'a/../b', './a', 'a\\b', '..\\a', 'C:/a', 'c:a', 'a\0b'])(
    'refuses %j',
    (path) => {
      expect(isSafePath(path)).toBe(false)
    },
  )

  it('accepts only paths that stay inside on every system', () => {
    const names = fc.constantFrom('a', '.', '..', '', '/', '\\', 'C:', '...')
    fc.assert(
      fc.property(fc.array(names), fc.constantFrom('/', '\\', ''), (parts, separator) => {
        const path = parts.join(separator)
        fc.pre(isSafePath(path))
        expect(posix.resolve('/out', path).startsWith('/out/')).toBe(true)
        expect(win32.resolve('D:\\out', path).startsWith('D:\\out\\')).toBe(true)
      }),
    )
  })
})

describe('isInside', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/a/b', true],
    ['/a', '/a/..b', true],
    ['/', '/a', true],
    ['/a', '/ab', false],
    ['/a/b', '/a', false],
    ['/a', '/', false],
  ])('%s around %s: %s', (folder, path, expected) => {
    expect(isInside(folder, path)).toBe(expected)
  })
})
