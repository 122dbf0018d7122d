import { describe, expect, it } from 'vitest'
import { toWordsPage } from '../../scripts/to-words-page.ts'
import { CATALOGS, STARTED } from './catalogs.ts'
import { ENGLISH } from './english.ts'
import type { PluralForms, Word } from './word.ts'

const WORDS: Readonly<Record<string, Word>> = ENGLISH

/** The names of the placeholders in a text, each once. */
function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
}

/** The text of a word, or of its last plural form, which all numbers of some languages have. */
function toText(word: Word): string {
  return typeof word === 'string' ? word : word.other
}

function listTexts(word: Word): string[] {
  return typeof word === 'string' ? [word] : Object.values(word)
}

const catalogs = await Promise.all(Object.entries(CATALOGS).map(async ([tag, load]) => [tag, await load()] as const))

describe.each(catalogs)('the words in %s', (tag, catalog) => {
  const words: Readonly<Record<string, Word>> = catalog
  const plurals = Object.entries(words).filter((entry): entry is [string, PluralForms] => typeof entry[1] !== 'string')

  it('have a valid tag', () => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  it('are complete', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(ENGLISH).sort())
    expect(Object.entries(words).filter(([, word]) => listTexts(word).some((text) => text.trim() === ''))).toEqual([])
  })

  it('have the placeholders of the English ones', () => {
    for (const [key, word] of Object.entries(words)) {
      expect([key, listPlaceholders(toText(word))]).toEqual([key, listPlaceholders(toText(WORDS[key] ?? ''))])
    }
  })

  it('have a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort()
    for (const [key, forms] of plurals) expect([key, Object.keys(forms).sort()]).toEqual([key, categories])
  })

  it('have no spaces around them and no straight quotes', () => {
    const texts = Object.entries(words).flatMap(([key, word]) => listTexts(word).map((text) => [key, text] as const))
    expect(texts.filter(([, text]) => text !== text.trim() || text.includes('"'))).toEqual([])
  })
})

it('matches the reference page of words (run with -u to write it)', async () => {
  await expect(toWordsPage(ENGLISH)).toMatchFileSnapshot('../../../../docs/reference/words.mdx')
})

describe('the languages that are not complete', () => {
  it('have known words with the placeholders of the English ones', () => {
    for (const [tag, words] of Object.entries(STARTED)) {
      expect(CATALOGS).not.toHaveProperty(tag)
      for (const [key, word] of Object.entries(words)) {
        expect(listPlaceholders(toText(word))).toEqual(listPlaceholders(toText(WORDS[key] ?? '')))
      }
    }
  })
})
