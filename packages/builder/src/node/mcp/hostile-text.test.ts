import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'
import { findSection } from './find-section.ts'
import { toSafeLine, toSafeText } from './to-safe-text.ts'

/** Reads all parts of a text. */
function readParts(text: string, max: number): string[] {
  const parts: string[] = []
  let cursor: string | undefined
  do {
    const part = cutText(text, cursor, max)
    parts.push(part.text)
    cursor = part.cursor
  } while (cursor !== undefined)
  return parts
}

describe('cutText', () => {
  it.each([
    ['short', 'a'],
    ['empty', ''],
    ['of lines', 'A line.\n'.repeat(50)],
    ['of one line', 'x'.repeat(500)],
    ['of surrogate pairs', '😀'.repeat(99)],
    ['of mixed lines', `${'x'.repeat(70)}\n`.repeat(9)],
  ])('returns all of a text %s, in bounded parts', (_name, text) => {
    const parts = readParts(text, 41)
    expect(parts.join('')).toBe(text)
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(41)
      expect(part).not.toMatch(/\p{Cs}/u)
    }
  })

  it('ends parts at the ends of lines', () => {
    expect(readParts('one\ntwo\nthree\n', 9)).toEqual(['one\ntwo\n', 'three\n'])
  })

  it('rejects a cursor of another text, or of nothing', () => {
    const { cursor } = cutText('a'.repeat(50), undefined, 41)
    for (const wrong of ['', '41', '-1-00000000', `9${cursor}`.padStart(60, '9'), cursor]) {
      expect(() => cutText('b'.repeat(50), wrong)).toThrow('cursor does not belong')
    }
    expect(cutText('a'.repeat(50), cursor?.replace(/^\d+/, '999'), 41)).toMatchObject({ text: '' })
  })
})

describe('toSafeText', () => {
  it.each([
    ['a\0b\u0007c\u001b[31md\u009be', 'abc[31mde'],
    ['left\u202eright\u2066x\u2069', 'leftrightx'],
    ['z\u200be\ufeffr\u2060o', 'zero'],
    ['tag\u{e0041}\u{e0042}s', 'tags'],
    ['half \ud800 pair', 'half \ufffd pair'],
    ['a\r\nb\rc\u2028d\te', 'a\nb\nc\nd\te'],
    // Joiners belong to the spelling of words and emoji.
    ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
  ])('converts %j', (text, safe) => {
    expect(toSafeText(text)).toBe(safe)
  })

  it('reduces a name to one short line', () => {
    expect(toSafeLine(' A\n\u202eB\tC ')).toBe('A B C')
    expect(toSafeLine('x'.repeat(1_000_000))).toHaveLength(301)
    expect(toSafeLine('😀'.repeat(1000))).not.toMatch(/\p{Cs}/u)
  })
})

describe('findSection', () => {
  const markdown = '# T\n\n## A\n\none\n\n```\n## A\n```\n\n### B\n\ntwo\n\n## A\n\nthree\n'

  it('tells equal headings apart, and ignores those in code', () => {
    const locations = [
      [2, 'A', 'a'],
      [3, 'B', 'b'],
      [2, 'A', 'a-2'],
    ] as const
    expect(findSection(markdown, locations, 'a')?.text).toContain('one')
    expect(findSection(markdown, locations, 'a')?.text).not.toContain('three')
    expect(findSection(markdown, locations, 'a-2')).toEqual({ heading: 'A', id: 'a-2', text: '## A\n\nthree\n' })
    expect(findSection(markdown, locations, 'c')).toBeUndefined()
  })

  it('returns the section around a field', () => {
    const locations = [
      [3, 'B', 'b'],
      [7, 'limit', 'limit'],
    ] as const
    expect(findSection(markdown, locations, 'limit')).toMatchObject({ heading: 'B', id: 'b' })
  })

  it('finds headings that the index does not contain', () => {
    expect(findSection(markdown, [], 'B')).toEqual({ heading: 'B', id: undefined, text: '### B\n\ntwo\n\n' })
  })

  it('reads giant lines and values of wrong types', () => {
    expect(findSection(`# T\n\n${'#'.repeat(1_000_000)}\n\n## ${'['.repeat(900)}\n`, [], 'x')).toBeUndefined()
  })
})
