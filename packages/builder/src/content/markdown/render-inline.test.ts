import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContentParser } from './parse-content.ts'
import { isPlainText } from './render-inline.ts'

describe('isPlainText', () => {
  it.each([
    ['Learn how to deploy, step by step.', true],
    ['What is it? A tool (open-source) for teams: fast', true],
    ['Größe und Straße – in Ü.', true],
    ['A *b*', false],
    ['www.example.com', false],
    ['http://localhost', false],
    ['1. One', false],
    ['a@example.com', false],
    ['Two\nlines', false],
    ['Two  spaces', false],
    ['End ', false],
    ['', false],
  ])('returns for %j: %s', (text, expected) => {
    expect(isPlainText(text)).toBe(expected)
  })

  it('returns false for very long texts', () => {
    expect(isPlainText('a'.repeat(20_000_000))).toBe(false)
  })

  it('returns true only for texts that the parser reads as plain text', () => {
    const { parseMarkdown } = createContentParser(new Set())
    const pieces = [
      'a',
      'B',
      'é',
      '1',
      ' ',
      '.',
      ',',
      ':',
      ';',
      '/',
      '-',
      '(',
      ')',
      "'",
      '"',
      '?',
      '—',
      'www',
      'http',
      'mailto',
      '*',
      '_',
    ]
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((list) => `a${list.join('')}`)
    let compared = 0
    fc.assert(
      fc.property(text, (markdown) => {
        if (!isPlainText(markdown)) return
        compared += 1
        const [first, ...rest] = parseMarkdown(markdown).children
        expect(rest).toEqual([])
        expect(first).toMatchObject({ tagName: 'p', children: [{ type: 'text', value: markdown }] })
      }),
      { numRuns: 2000 },
    )
    expect(compared).toBeGreaterThan(200)
  })
})
