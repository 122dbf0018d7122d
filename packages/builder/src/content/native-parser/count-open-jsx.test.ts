import { markdownToMdast, mdxToMdast } from 'satteri'
import { describe, expect, it } from 'vitest'
import { countOpenJsx } from './count-open-jsx.ts'
import { createNativeParser, type NativeParser, SATTERI_VERSION } from './create-native-parser.ts'

const native = createNativeParser({ markdownToMdast, mdxToMdast, version: SATTERI_VERSION }) as NativeParser

describe('countOpenJsx', () => {
  it.each([
    ['tags of a page without braces', '<a><a><a>', 0],
    ['closed tags', '{a} <a b="c">d</a> <a b={1}>e</a> <a/> <a b />', 1],
    ['nested tags', '{<a><b><c>d</c></b></a>}', 3],
    ['tags that are never closed', '{<a><br><c b={"}"}>', 3],
    ['fragments', '{<><>', 2],
    ['a closing tag in an attribute', '{<a b="</a>"><a b="</a>">', 2],
    ['a closing tag in an expression', '{<a>{"</a>"}<a>{"</a>"}', 2],
    ['a closing tag in an expression with a brace in a string', '{<a>{"}" + "</a>"}<a>{"}" + "</a>"}', 2],
    ['the end of a tag in an attribute', '{<a b="/>"><a b={"/>"}>', 2],
  ])('counts %s', (_what, text, count) => {
    expect(countOpenJsx(text)).toBe(count)
  })

  // The native parser tries each of them twice, so it would take longer than the universe exists.
  it.each(['<a>', '<a>\n\n', '<a b={', '<a {...<b ', 'a<b>(c)=>', '<a>{"</a>"}', '<a b="</a>">', '<a b="/>">'])(
    'keeps %j, often, from the native parser',
    (tag) => {
      for (const start of ['{', 'a {"{', '<b c={']) {
        expect(native.parseMdx(start + tag.repeat(200))).toBeUndefined()
        const begin = performance.now()
        native.parseMdx(start + tag.repeat(12))
        expect(performance.now() - begin).toBeLessThan(2_000)
      }
    },
  )

  it('takes linear time', () => {
    const begin = performance.now()
    for (const part of ['<a b="', '<a ', '{<a ', '<a b ', '{"', '<a b=\'"', '<a b={', '</a', '<a>{"}']) {
      countOpenJsx(`{${part.repeat(20_000)}`)
    }
    expect(performance.now() - begin).toBeLessThan(5_000)
  })
})
