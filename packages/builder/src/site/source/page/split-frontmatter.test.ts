import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankFrontmatter, splitFrontmatter } from './split-frontmatter.ts'

describe('splitFrontmatter', () => {
  it.each<[name: string, text: string, yaml: string | undefined, body: string, bodyLine: number]>([
    ['a block', '---\ntitle: A\n---\nText', 'title: A', 'Text', 4],
    ['CRLF', '---\r\na: 1\r\nb: 2\r\n---\r\nText\r\n', 'a: 1\nb: 2', 'Text\r\n', 5],
    ['a byte order mark', '\uFEFF---\na: 1\n---\n', 'a: 1', '', 4],
    ['an empty block', '---\n---\nText', '', 'Text', 3],
    ['no line end at the end', '---\na: 1\n---', 'a: 1', '', 4],
    ['spaces after the fences', '--- \na: 1\n---\t\nText', 'a: 1', 'Text', 4],
    ['a longer line of dashes inside', '---\na: 1\n----\n---\n', 'a: 1\n----', '', 5],
    ['no block', '# Title\n---\n', undefined, '# Title\n---\n', 1],
    ['a byte order mark without a block', '\uFEFFText', undefined, 'Text', 1],
    ['a block that never ends', '---\ntitle: A\n', undefined, '---\ntitle: A\n', 1],
    ['a block that does not start the text', '\n---\na: 1\n---\n', undefined, '\n---\na: 1\n---\n', 1],
    ['nothing', '', undefined, '', 1],
  ])('splits %s', (_name, text, yaml, body, bodyLine) => {
    const split = splitFrontmatter(text)
    expect([split.yaml, text.slice(split.bodyStart), split.bodyLine]).toEqual([yaml, body, bodyLine])
  })

  it('handles a long unclosed block of CRLF lines quickly', () => {
    const text = `---\r\n${'a: 1\r\n'.repeat(100_000)}`
    expect(splitFrontmatter(text).yaml).toBeUndefined()
  })

  it('returns the body and the line on which it starts', () => {
    const line = fc.constantFrom('---', 'a: 1', '', '# x', ' ---', '--- ')
    const text = fc.array(line).chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)))
    fc.assert(
      fc.property(text, (page) => {
        const { bodyStart, bodyLine } = splitFrontmatter(page)
        const before = page.slice(0, bodyStart)
        // A line follows a block at the end of the text even without a line end.
        const ends = before.match(/\r\n|\n|\r/g)?.length ?? 0
        expect(bodyLine - 1).toBe(before === '' || /[\r\n]$/.test(before) ? ends : ends + 1)
      }),
    )
  })
})

describe('blankFrontmatter', () => {
  it.each([
    ['---\ntitle: a\n---\nbody', '\n\n\nbody'],
    ['---\r\ntitle: a\r\n---\r\nbody\r\nmore', '\n\n\nbody\nmore'],
    ['\uFEFFbody', 'body'],
    ['body\n\n---\n\nmore', 'body\n\n---\n\nmore'],
    ['', ''],
  ])('converts %j to %j', (text, expected) => {
    expect(blankFrontmatter(text)).toBe(expected)
  })
})
