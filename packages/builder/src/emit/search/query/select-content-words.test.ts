import { describe, expect, it } from 'vitest'
import { listTokens } from '../format/tokens.ts'
import { isQuestion, selectContentWords } from './select-content-words.ts'

function select(query: string): string {
  return selectContentWords(query, listTokens(query))
    .map(({ text }) => text)
    .join(' ')
}

describe('selectContentWords', () => {
  it.each([
    ['How do I create an API key?', 'create API key'],
    ['Which of the plans are free?', 'plans free'],
    ['human in the loop', 'human loop'],
    // Names of things in short queries.
    ['where operator', 'where operator'],
    ['for loop', 'for loop'],
    // A word that may be continued.
    ['install the command line in', 'install command line in'],
    ['What is it about?', 'What is it about'],
    ['', ''],
  ])('selects words of %j', (query, expected) => {
    expect(select(query)).toBe(expected)
  })
})

describe('isQuestion', () => {
  it('distinguishes questions from keywords', () => {
    expect(isQuestion(listTokens('create api key'))).toBe(false)
    expect(isQuestion(listTokens('how to create a key'))).toBe(true)
  })
})
