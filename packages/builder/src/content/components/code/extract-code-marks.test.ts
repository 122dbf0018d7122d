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
  ])('reads %j', (written, code, marks) => {
    expect(read(`${written}\nb`)).toEqual({ code: `${code}\nb`, marks: { 1: marks } })
  })

  it('marks as many lines as are asked for, and no more than there are', () => {
    expect(read('a // [!code ++:2]\nb\nc # [!code hl:99999]').marks).toEqual({
      1: 'added',
      2: 'added',
      3: 'highlight',
    })
  })

  it('drops a line of nothing else, and marks those below', () => {
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
  ])('leaves %j', (written) => {
    expect(read(written)).toEqual({ code: written, marks: {} })
  })

  it('shows in Markdown how code is marked, and reads its own comments', () => {
    const written = '```js\na // [!code ++]\n```\n# b [!code ++]'
    expect(extractCodeMarks(written, 'MDX').code).toBe(written)
    expect(extractCodeMarks('a <!-- [!code ++] -->', 'md').code).toBe('a')
  })

  it('leaves code without marks to the letter', () => {
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

  it('takes long runs of blanks in a time that grows with their length', () => {
    const start = performance.now()
    extractCodeMarks(`${' '.repeat(200_000)}x${'\t '.repeat(100_000)}[!code ++] y`)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
