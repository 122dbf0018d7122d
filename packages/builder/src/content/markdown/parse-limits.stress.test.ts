import fc from 'fast-check'
import type { Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEXT_SHAPES } from '../../../bench/shapes/text-shapes.ts'
import { loadNativeParser } from '../../node/package-data/load-native-parser.ts'
import { knownComponents } from '../components/registry.ts'
import { evaluatePage } from '../mdx/evaluate-page.ts'
import { type ContentParser, createContentParser } from './parse-content.ts'
import { createSourceParser } from './parse-source.ts'

const FULL = process.env.SPEARMINT_FULL === '1'

/** For a page whose errors are fixed one by one, on a busy machine. */
const TIMEOUT = { timeout: 60_000 }

const parsers: Record<string, ContentParser> = { reference: createContentParser(knownComponents) }

beforeAll(async () => {
  parsers.native = createContentParser(knownComponents, await loadNativeParser())
})

/** Parses and evaluates a page. */
function read(text: string, parser: ContentParser): { tree: Root; problems: string[] } {
  const { tree, diagnostics } = parser.parse(text, 'a.mdx')
  const problems = diagnostics.map(({ code, message, line, column }) => `${line}:${column} ${code} ${message}`)
  const evaluated = evaluatePage(tree, {
    file: 'a.mdx',
    knownComponents,
    loadModule: () => undefined,
    report: ({ code, message, line, column }) => problems.push(`${line}:${column} ${code} ${message}`),
  })
  return { tree: evaluated, problems }
}

/** What both parsers have to agree on: everything except for some positions. */
function toComparable({ tree, problems }: ReturnType<typeof read>): unknown {
  const omitPosition = (key: string, value: unknown) => (key === 'position' ? undefined : value)
  return [JSON.parse(JSON.stringify(tree, omitPosition)), problems]
}

function expectSame(text: string): void {
  const [native, reference] = [parsers.native, parsers.reference].map((parser) => read(text, parser as ContentParser))
  expect(toComparable(native as never), text.slice(0, 100)).toEqual(toComparable(reference as never))
}

describe('createContentParser, for expensive texts', () => {
  describe.each(TEXT_SHAPES.map((shape) => [shape.name, shape] as const))('%s', (_name, { toPage }) => {
    it.each(FULL ? [100, 2_000, 20_000, 80_000] : [300])('reads %i characters with both parsers', TIMEOUT, (size) => {
      const start = performance.now()
      expectSame(toPage(size))
      expect(performance.now() - start).toBeLessThan(30_000)
    })
  })
})

const PIECES =
  '* ** _ ` ``` \n \n\n > - 1. # <b> </b> <Note> </Note> <br/> <> </> {1} { } {/* */} [ ]( ] ![ [^1] $ $$ | |-| \\ & " ( ) ! 😀 é a'
    .split(' ')
    .concat([
      '  ',
      '\t',
      'export const a = ',
      '{[',
      ']}',
      '<a b={',
      '}/>',
      '=\n',
      '<3',
      '<!--',
      '-->',
      '```js {1-99999} ',
    ])

describe('createContentParser, for random nestings', () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
  it('never throws, and both parsers agree', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: 1, max: FULL ? 3_000 : 50 }), (start, end, depth) => {
        expectSame(`${start.join('').repeat(depth)}x${end.join('').repeat(depth)}`)
      }),
      { numRuns: FULL ? 300 : 10, seed: 3 },
    )
  })
})

describe('createContentParser, at its limits', () => {
  const parse = (text: string) => read(text, parsers.native as ContentParser)

  it.each([
    ['quotes in each other', '>'.repeat(101), 'the nesting of quotes and lists'],
    ['lists in each other', `${'- '.repeat(101)}a`, 'the nesting of quotes and lists'],
    [
      'indented lists',
      Array.from({ length: 60 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
      'the nesting of content',
    ],
    ['tags in each other', `${'<b>'.repeat(101)}a${'</b>'.repeat(101)}`, 'the nesting of content'],
    ['closing brackets', ']'.repeat(1_001), 'the number of closing brackets in a text'],
    ['underlined headings', 'A\n=\n'.repeat(2_001), 'the number of underlined headings'],
    ['braces in an expression', `{[${'{},'.repeat(10_000)}]}`, 'the code in braces, imports and exports'],
  ])('shows a page with too many %s as plain text', TIMEOUT, (_what, text, what) => {
    const { tree, problems } = parse(text)
    expect(toText(tree)).toBe(text)
    expect(problems).toEqual([expect.stringContaining(`page/too-complex This file is shown as plain text: ${what}`)])
  })

  it.each([
    ['negations', `${'!'.repeat(4_000)}1`],
    ['sums', `1${'+1'.repeat(4_000)}`],
    ['properties', `a${'.a'.repeat(4_000)}`],
    ['conditions', `${'a?a:'.repeat(4_000)}1`],
    ['functions', `${'a=>'.repeat(4_000)}1`],
    ['unions', `1${'|1'.repeat(4_000)}`],
  ])('shows an expression of 4,000 %s as written', (_what, code) => {
    const { tree, problems } = parse(`a\n\nb {${code}} c\n\nd`)
    expect(toText(tree)).toBe(`a\nb {${code}} c\nd`)
    expect(problems).toEqual([expect.stringMatching(/^3:3 page\/too-complex This code is shown as written/)])
  })

  it('limits how deeply values nest that are built from each other', () => {
    const definitions = Array.from({ length: 400 }, (_, index) => `export const a${index + 1} = <b>{a${index}}</b>`)
    const uses = Array.from({ length: 400 }, (_, index) => `{a${index}}`)
    const { problems } = parse(`${['export const a0 = 1', ...definitions].join('\n')}\n\n${uses.join(' ')}`)
    expect(problems).toEqual([expect.stringContaining('page/too-complex')])
  })

  it('keeps the rows of a table that would consist of empty cells', () => {
    const { tree } = parse(`|a|\n|-|\n${'|b'.repeat(1_000)}|\n${'|c|\n'.repeat(1_000)}`)
    expect(JSON.stringify(tree).length).toBeLessThan(1_000_000)
    expect(toText(tree).match(/[abc]/g)).toHaveLength(2_001)
  })

  it('parses what a fence repeats once', () => {
    const start = performance.now()
    expect(parse(`\`\`\`js ${'{1-99999} '.repeat(8_000)}\na\nb\n\`\`\``).tree.children[0]).toMatchObject({
      props: { highlight: [1, 2] },
    })
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

describe('createSourceParser, at its limits', () => {
  it.each(['>'.repeat(10_000), `${'<b>'.repeat(10_000)}`, `{${'['.repeat(10_000)}}`])('never throws', (text) => {
    expect(createSourceParser()(text).tree.type).toBe('root')
  })
})
