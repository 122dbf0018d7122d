import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractCodeMarks } from './extract-code-marks.ts'

function read(written: string) {
  const { code, marks } = extractCodeMarks(written)
  return { code, marks: Object.fromEntries([...marks].map(([line, names]) => [line, [...names].join(' ')])) }
}

describe('extractCodeMarks', () => {
  it.each([
    ['a() // [!code ++]', 'a()', 'added'],
    ['a() # [!code --]', 'a()', 'removed'],
    ['select 1 -- [!code highlight]', 'select 1', 'highlight'],
    ['a { } /* [!code focus] */', 'a { }', 'focus'],
    ['<a> <!-- [!code hl] -->', '<a>', 'highlight'],
    ['  <a /> {/* [!code ++] */}', '  <a />', 'added'],
    ['(a) ; [!code ++]', '(a)', 'added'],
    ['\\a %[!code --]  ', '\\a', 'removed'],
    ['a //[!code ++] [!code focus]\r', 'a', 'added focus'],
    ['a // a note [!code ++]', 'a // a note', 'added'],
    ['a // a note // [!code ++]', 'a // a note', 'added'],
  ])('extracts the marks of %j', (written, code, marks) => {
    expect(read(`${written}\nb`)).toEqual({ code: `${code}\nb`, marks: { 1: marks } })
  })

  it('marks the given number of lines, up to the end of the code', () => {
    expect(read('a // [!code ++:2]\nb\nc # [!code hl:99999]').marks).toEqual({
      1: 'added',
      2: 'added',
      3: 'highlight',
    })
  })

  it('removes a line with only marks, and marks the lines below', () => {
    expect(read('a\n  // [!code highlight:2]\nb\nc')).toEqual({
      code: 'a\nb\nc',
      marks: { 2: 'highlight', 3: 'highlight' },
    })
  })

  it.each([
    'say("// [!code ++]")',
    'a // [!code ++] then b',
    'a [!code ++]',
    'a // [!code word:b]',
    'a // [!code +++]',
    'a // [!code ++:-1]',
    'a <!-- [!code ++]',
  ])('does not change %j', (written) => {
    expect(read(written)).toEqual({ code: written, marks: {} })
  })

  it('keeps marks of other languages inside Markdown, but extracts those in its own comments', () => {
    const written = '```js\na // [!code ++]\n```\n# b [!code ++]'
    expect(extractCodeMarks(written, 'MDX').code).toBe(written)
    expect(extractCodeMarks('a <!-- [!code ++] -->', 'md').code).toBe('a')
  })

  it('does not change code without marks', () => {
    const part = fc.constantFrom(
      '//',
      '#',
      '/*',
      '*/',
      '<!--',
      '-->',
      '[!code',
      '[!code ',
      '++]',
      '\n',
      '\r\n',
      ' ',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        const written = parts.join('').replaceAll(/\[!code (?=\+\+|--|h|f)/g, '[! code ')
        expect(read(written)).toEqual({ code: written, marks: {} })
      }),
    )
  })

  it('processes long runs of spaces in linear time', () => {
    const start = performance.now()
    extractCodeMarks(`${' '.repeat(200_000)}x${'\t '.repeat(100_000)}[!code ++] y`)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
