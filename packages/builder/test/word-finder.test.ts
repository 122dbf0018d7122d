import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWordFinder } from '../src/emit/search/query/word-finder.ts'

const open = (words: readonly string[]) => createWordFinder([...words].sort().map((word, stem) => [word, stem]))
const listNear = (words: readonly string[], word: string, most: number): string[] =>
  open(words)
    .listNear(word, most)
    .map((near) => `${near.word} ${near.distance}`)

it.each<[string, number, string[]]>([
  ['python', 1, ['python 0', 'pyton 1']],
  ['pyhton', 1, ['python 1', 'pyton 1']],
  ['pithon', 2, ['python 1', 'pyton 2']],
  ['xxxxxx', 2, []],
])('finds words similar to %j with at most %i edits', (word, most, near) => {
  expect(listNear(['path', 'python', 'pyton', 'typhoon', 'zebra'], word, most)).toEqual(near)
})

it('finds a word and words that start with it', () => {
  const words = open(['state', 'stat', 'status', 'use'])
  expect([words.findStem('status'), words.findStem('stats'), words.listPrefixed('stat')]).toEqual([
    2,
    undefined,
    [
      ['state', 1],
      ['status', 2],
    ],
  ])
})

it('finds the same similar words in any list', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, fc.integer({ min: 0, max: 3 }), (words, asked, most) => {
      const alone = [...words].sort().flatMap((one) => listNear([one], asked, most))
      expect(listNear(words, asked, most)).toEqual(alone)
    }),
  )
})
