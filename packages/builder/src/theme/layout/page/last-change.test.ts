import { loadWords } from '@spearmint/config/words'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { renderPart } from '../render-html.ts'
import { renderLastChange } from './last-change.tsx'

const findWords = await loadWords({}, ['fr', 'de-AT', 'zh-CN'])

describe('renderLastChange', () => {
  it.each([
    ['en', 'Last changed on May 3, 2024'],
    ['fr', 'Dernière modification le 3 mai 2024'],
    ['de-AT', 'Zuletzt geändert am 3. Mai 2024'],
    ['zh-CN', '最后更新于 2024年5月3日'],
    ['pl', 'Ostatnia zmiana: 3 maja 2024'],
    ['xx', 'Last changed on May 3, 2024'],
  ])('renders the line in %s: %s', (language, expected) => {
    // Late in the evening: in UTC it is the next day.
    const line = renderLastChange('2024-05-03T23:30:00-05:00', findWords(language))
    expect(renderPart(line ?? h(null)).replace(/<[^>]+>/g, '')).toBe(expected)
  })

  it('marks a line in English on a page in another language', () => {
    const line = renderLastChange('2024-05-03', findWords('fi'))
    expect(renderPart(line ?? h(null))).toContain('lang="en"')
  })
})
