import { describe, expect, it } from 'vitest'
import { createPathSearch } from './create-path-search.ts'

const paths = ['intro', 'guides/start', 'guides/Setup', 'api/users', 'api/groups', 'old/start']

describe('createPathSearch', () => {
  it.each([
    ['a misspelling in the same folder', 'guides/strat', ['guides/start']],
    ['the same name in other folders', 'start', ['guides/start', 'old/start']],
    ['the same name in another case', 'guides/setup', ['guides/Setup']],
    ['nothing similar', 'guides/pricing', []],
    ['no misspelling in another folder', 'guides/user', []],
  ])('finds %s', (_, path, expected) => {
    expect(createPathSearch(() => paths)(path)).toEqual(expected)
  })

  it('returns at most three paths', () => {
    const many = ['a', 'b', 'c', 'd'].map((folder) => `${folder}/start`)
    expect(createPathSearch(() => many)('start')).toHaveLength(3)
  })

  it('lists the paths once, on the first search', () => {
    let calls = 0
    const search = createPathSearch(() => {
      calls++
      return paths
    })
    expect(calls).toBe(0)
    search('intr')
    search('strat')
    expect(calls).toBe(1)
  })

  it('stops searching after 100 searches', () => {
    const search = createPathSearch(() => paths)
    const found = Array.from({ length: 101 }, () => search('intr').length)
    expect(found[99]).toBe(1)
    expect(found[100]).toBe(0)
  })
})
