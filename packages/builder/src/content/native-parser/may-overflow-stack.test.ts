import { markdownToMdast, mdxToMdast } from 'satteri'
import { describe, expect, it } from 'vitest'
import { createNativeParser, type NativeParser, SATTERI_VERSION } from './create-native-parser.ts'
import { mayOverflowStack } from './may-overflow-stack.ts'

const satteri = { markdownToMdast, mdxToMdast, version: SATTERI_VERSION }
const native = createNativeParser(satteri) as NativeParser

/** What can be nested in itself in JavaScript: what starts and what ends a level. Some look closed and are not. */
const LEVELS: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['(', ')'],
  ['{a:', '}'],
  ['a[', ']'],
  ['a(', ')'],
  ['a?.[', ']'],
  ['[...', ']'],
  ['(a=', ')=>1'],
  ['`${', '}`'],
  ['function(){return ', '}'],
  ['{a(){return ', '}}'],
  ['class extends ', '{}'],
  ['<a>', '</a>'],
  ['<>', '</>'],
  ['<a b=', '/>'],
  ['!', ''],
  ['- ', ''],
  ['+-', ''],
  ['typeof ', ''],
  ['void!', ''],
  ['new ', ''],
  ['await ', ''],
  ['a=>', ''],
  ['a=', ''],
  ['a?a:', ''],
  ['a?', ':1'],
  ['1**', ''],
  ['{if(1)', '}'],
  ['("("+', ')'],
  ['(")"+', ')'],
  ["[']',", ']'],
  ['(`)`,', ')'],
  ['(/)/,', ')'],
  ['(/*)*/', ')'],
  ['(//)\n', ')'],
  ['{"}":', '}'],
]

const STATEMENTS = ['if(1)', 'else ', 'a:', 'for(;;)', 'do ']

const texts = [
  ...LEVELS.map(
    ([start, end]) =>
      (depth: number) =>
        `export const a = ${start.repeat(depth)}1${end.repeat(depth)}`,
  ),
  ...STATEMENTS.map((start) => (depth: number) => `export const a = () => {${start.repeat(depth)}1}`),
]

/** The greatest depth that the native parser is given. */
function findLimit(toText: (depth: number) => string): number {
  let [low, high] = [1, 10_000]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (mayOverflowStack(toText(middle))) high = middle
    else low = middle
  }
  return low
}

describe('mayOverflowStack', () => {
  it.each(texts.map((toText) => [toText(1), toText] as const))('limits the nesting of %s', (_one, toText) => {
    expect(mayOverflowStack(toText(10_000))).toBe(true)
    expect(native.parseMdx(toText(10_000))).toBeUndefined()
    const limit = findLimit(toText)
    expect(limit).toBeGreaterThan(100)
    // An overflow would end the process of the test.
    expect(() => native.parseMdx(toText(limit))).not.toThrow()
  })

  it('ignores brackets of prose, links and code without expressions', () => {
    expect(mayOverflowStack('- [a](b) (c) !?\n'.repeat(5_000))).toBe(false)
  })

  it('allows many expressions, links and tables', () => {
    const part = '{a} [b](https://c.d "e") <b f={[1, {g: 2}]} />\n\n| a | b |\n| --- | --- |\n| c | d |\n\n'
    expect(mayOverflowStack(part.repeat(80))).toBe(false)
  })
})
