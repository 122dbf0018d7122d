import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { toTerms } from './tokens.ts'
import { parseWordListText, type StemmedWord, toWordListText } from './word-list.ts'

it('shares prefixes of words, and refers to stems that appeared before', () => {
  expect(
    toWordListText([
      ['deploy', 0],
      ['deployed', 0],
      ['docs', 1],
    ]),
  ).toBe('AdeployGed!1Bocs')
})

it('restores any words', { timeout: 30_000 }, () => {
  const anyWord = fc
    .oneof(
      fc.string({ maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('𠮷野', '𠮸野', 'Ａb', '™x', 'ſt'),
    )
    .map((text) => toTerms(text.replace(/[^\p{L}\p{N}]/gu, '')).whole)
    .filter((word) => word !== '')
  fc.assert(
    fc.property(fc.uniqueArray(anyWord, { maxLength: 8 }), (words) => {
      const stems = new Map<string, number>()
      const numbered = words.sort().map((word): StemmedWord => {
        const stem = foldText(word).slice(0, 2)
        stems.set(stem, stems.get(stem) ?? stems.size)
        return [word, stems.get(stem) ?? 0]
      })
      expect(parseWordListText(JSON.parse(JSON.stringify(toWordListText(numbered))))).toEqual(numbered)
    }),
    { numRuns: 20 },
  )
})
