import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { mdxToMdast } from 'satteri'
import { describe, expect, it } from 'vitest'
import { createMdxProcessor } from '../markdown/create-processor.ts'
import { dropFencedCode } from './drop-fenced-code.ts'
import { textNeedsReferenceParser } from './needs-reference-parser.ts'
import { SYNTAX_PIECES } from './testing/syntax-pieces.ts'
import { mdxTextBailouts } from './text-bailouts.ts'

/** Number of random texts. */
const RUNS = process.env.SPEARMINT_FULL === '1' ? 20_000 : 500

/** What may contain a fence, or look like one. */
const PIECES = [
  ...SYNTAX_PIECES,
  ...['\n```js\n', '\n~~~\n', '\n  ```\n', '\n      ```\n', '\n````\n', '\n``` {1}\n', '\n``` ` \n', '\n- ```\n'],
  ...['\n- a\n', '\n1. a\n', '\n> a\n', '\n    b\n', '\n[^a]: b\n', '\n[a]: b "\n', '\n<Note>\n', '\n</Note>\n'],
  ...['{/* ', ' */}', '<!--', '-->', '\nexport const a = `', '\nimport a from "b"\n', '\nimport ', "'", '$$'],
]

const CODE = ['{\n', '<a>\n', '}\n', '\n', 'b\n', '"\n', '`\n', ' ', '# c\n', '- d\n', '> e\n', '</Note>\n', '~~~\n']

const reference = createMdxProcessor()

const parsers = {
  reference: (text: string) => reference.parse(text),
  native: (text: string) =>
    textNeedsReferenceParser(text, mdxTextBailouts)
      ? undefined
      : mdxToMdast(text, { features: { gfm: true, frontmatter: false, math: false } }),
}

/** Fenced code, sometimes with less indentation inside or at its end. */
const arbitraryCode = fc
  .record({
    indent: fc.nat(7),
    fence: fc.constantFrom('```', '```', '~~~', '````'),
    code: fc.array(fc.constantFrom(...CODE), { maxLength: 4 }),
    dedent: fc.tuple(fc.nat(12), fc.nat(12)),
  })
  .map(({ indent, fence, code, dedent: [start, end] }) => {
    const toIndent = (dedent: number) => ' '.repeat(dedent < 3 ? Math.max(0, indent - 1 - dedent) : indent)
    return `\n${' '.repeat(indent)}${fence}\n${toIndent(start)}${code.join(' '.repeat(indent))}\n${toIndent(end)}${fence}\n`
  })

const arbitraryText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), arbitraryCode), { minLength: 1, maxLength: 7 })
  .map((pieces) => addMarks(pieces.join('')))

/** Adds a word that occurs nowhere else to each line that is not part of some syntax. */
function addMarks(text: string): string {
  const lines = text.split('\n')
  return lines.map((line, at) => (/[`~>|-]/.test(line) ? line : line.replace(/^ */, `$&M${at}.`))).join('\n')
}

function listCode(node: Nodes): string[] {
  if (node.type === 'code') return [node.value]
  return 'children' in node ? node.children.flatMap(listCode) : []
}

/** The code of a text, or undefined if the parser rejects the text or is not used for it. */
function findCode(text: string, parse: (text: string) => Nodes | undefined): string | undefined {
  try {
    const tree = parse(text)
    return tree && listCode(tree).join('\n')
  } catch {
    return undefined
  }
}

describe('dropFencedCode', () => {
  it.each([
    ['code', 'a\n\n```js {1}\n<b>{\n```\n\nc\n', 'a\n\n```\n```\n\nc\n'],
    [
      'indented code',
      '<Tabs>\n  - a\n\n    ~~~\n    {\n    ~~~\n</Tabs>\n',
      '<Tabs>\n  - a\n\n    ~~~\n    ~~~\n</Tabs>\n',
    ],
    ['code below tags', '<a b="c" d={1}>\n```\n{\n```\n</a>\n', '<a b="c" d={1}>\n```\n```\n</a>\n'],
    [
      'code below comments and imports',
      'import {a} from "b"\n\n{/* c */}\n\n```\n{\n```',
      'import {a} from "b"\n\n{/* c */}\n\n```\n```',
    ],
  ])('empties %s', (_what, text, dropped) => {
    expect(dropFencedCode(text)).toBe(dropped)
  })

  it.each([
    ['in an expression', '{`\n```\n{<a>}\n```\n`}'],
    ['in an attribute', '<a b="\n```\n{<a>}\n```\n">'],
    ['in an export', 'export const a = `\n```\n{<a>}\n```\n`'],
    ['right below an import', 'import a from "b"\n```\n{<a>}\n```\n'],
    ['after another start of a fence', '- ```\n  a\n  ```\n{<a>}\n  ```\n'],
    ['that a line with less indentation ends', '- a\n  ```\n{<a>}\n  ```\n'],
    ['that never ends', '```\n{<a>}\n'],
  ])('keeps code %s', (_where, text) => {
    expect(dropFencedCode(text)).toBe(text)
  })

  it('empties only what both parsers read as code', { timeout: 120_000 }, () => {
    let dropped = 0
    fc.assert(
      fc.property(arbitraryText, (text) => {
        const kept = dropFencedCode(text)
        const marks = [...text.matchAll(/M\d+\./g)].map(([mark]) => mark).filter((mark) => !kept.includes(mark))
        dropped += marks.length
        for (const [name, parse] of Object.entries(parsers)) {
          const code = findCode(text, parse)
          if (code !== undefined)
            expect(
              marks.filter((mark) => !code.includes(mark)),
              name,
            ).toEqual([])
        }
      }),
      { numRuns: RUNS },
    )
    expect(dropped).toBeGreaterThan(RUNS / 10)
  })

  it('takes linear time', () => {
    const begin = performance.now()
    for (const part of [
      '```\na\n```\n',
      '```\n',
      ' ',
      '\n',
      '{/*',
      '<a ',
      '<a b="',
      '{',
      '{ {x} ',
      '{"a" ',
      '<a b c ',
      '~~~\n```\n',
    ]) {
      dropFencedCode(part.repeat(40_000))
      dropFencedCode(`${part.repeat(40_000)}\n\`\`\`\n\`\`\`\n`)
    }
    expect(performance.now() - begin).toBeLessThan(5_000)
  })
})
