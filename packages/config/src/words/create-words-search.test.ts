import { describe, expect, it } from 'vitest'
import { createWordsSearch, loadWords } from './create-words-search.ts'

const LANGUAGES: readonly [language: string, title: string][] = [
  ['fr', 'Sur cette page'],
  ['fr-CA', 'Sur cette page'],
  ['pt', 'Nesta página'],
  ['pt-PT', 'Nesta página'],
  ['zh', '本页内容'],
  ['zh-CN', '本页内容'],
  ['zh-TW', '本頁內容'],
  ['zh-HK', '本頁內容'],
  ['FR', 'Sur cette page'],
  ['en-GB', 'On this page'],
  ['fi', 'On this page'],
  ['not a tag', 'On this page'],
]

const findWords = await loadWords({}, [...LANGUAGES.map(([language]) => language), 'ar-EG', 'de', 'ja', 'pl'])

describe('loadWords', () => {
  it.each(LANGUAGES)('finds the words for %s', (language, expected) => {
    expect(findWords(language).say('toc.title')).toBe(expected)
  })

  it('finds the words of the site without a language', async () => {
    const findSiteWords = await loadWords({ locale: 'nl' })
    expect(findSiteWords().say('toc.title')).toBe('Op deze pagina')
  })

  it('loads only the languages of the site', async () => {
    const findDutch = await loadWords({ locale: 'nl' })
    expect(findDutch('fr').say('toc.title')).toBe('On this page')
    expect(findDutch('fr').findLanguage('toc.title')).toBe('en')
  })

  it('creates the words of a language once', () => {
    expect(findWords('fr')).toBe(findWords('fr'))
  })

  it('marks words that are English on a page in another language', () => {
    expect(findWords('fi').findLanguage('toc.title')).toBe('en')
    expect(findWords('pl').findLanguage('page.lastChange')).toBeUndefined()
    expect(findWords('fr-CA').findLanguage('toc.title')).toBeUndefined()
    expect(findWords('en-US').findLanguage('toc.title')).toBeUndefined()
  })

  it('replaces words for all languages, and for one and its regions', async () => {
    const words = { 'toc.title': 'Contents', fr: { 'toc.title': 'Plan' }, 'fr-CA': { 'page.next': 'Prochaine' } }
    const find = await loadWords({ words }, ['fr'])
    expect(find('en').say('toc.title')).toBe('Contents')
    expect(find('fi').say('toc.title')).toBe('Contents')
    expect(find('fi').findLanguage('toc.title')).toBeUndefined()
    expect(find('fr').say('toc.title')).toBe('Plan')
    expect(find('fr').say('page.next')).toBe('Suivant')
    expect(find('fr-CA').say('toc.title')).toBe('Plan')
    expect(find('fr-CA').say('page.next')).toBe('Prochaine')
  })

  it('ignores unknown words and values that are not texts', () => {
    const find = createWordsSearch({ words: { 'toc.titel': 'X', 'toc.title': { one: 'X' } } })
    expect(find().say('toc.title')).toBe('On this page')
  })

  it('selects plural forms and formats numbers by the language', () => {
    expect(findWords('en').say('search.found', { count: 1 })).toBe('1 result')
    expect(findWords('de').say('search.found', { count: 1234 })).toBe('1.234 Ergebnisse')
    expect(findWords('ar-EG').say('search.found', { count: 2 })).toBe('نتيجتان')
    expect(findWords('ja').say('list.above', { count: 3 })).toBe('上にあと3件')
  })

  it('inserts values as they are', () => {
    expect(findWords('en').say('search.none', { query: '$& {query}' })).toBe('No results for “$& {query}”')
    expect(findWords('ja').fill('group.pages', { group: 7 })).toEqual([7, 'のページ'])
  })

  it('collects the words that scripts do not have', () => {
    expect(findWords('en').toTranslation(['toc.title'])).toBeUndefined()
    expect(findWords('fi').toTranslation(['toc.title'])).toBeUndefined()
    expect(findWords('fr-CA').toTranslation(['toc.title'])).toEqual({
      language: 'fr-CA',
      words: { 'toc.title': 'Sur cette page' },
    })
  })
})
