import fc from 'fast-check'
import type { Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { remarkBounds } from './remark-bounds.ts'

const plain = unified().use(remarkParse)
const bounded = unified().use(remarkParse).use(remarkBounds)

function parse(text: string): Root {
  return bounded().parse(text)
}

describe('createCodeText', () => {
  it('reads code spans as CommonMark does', () => {
    const pieces = fc.array(fc.constantFrom('`', '``', '```', '\\', ' ', 'a', '\n', '*', '[', '](b)'), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('')
        expect(parse(text), text).toEqual(plain().parse(text))
      }),
    )
  })

  it('starts a code span after a longer run that nothing closes', () => {
    expect(parse('``` `a` `` b').children).toMatchObject([
      { children: [{ value: '``` ' }, { type: 'inlineCode', value: 'a' }, { value: ' `` b' }] },
    ])
  })

  it('stops at a text with unclosed runs in more than 90 lengths', () => {
    const withRuns = (count: number) => Array.from({ length: count }, (_, index) => '`'.repeat(index + 1)).join(' a ')
    expect(() => parse(withRuns(90))).not.toThrow()
    expect(() => parse(withRuns(91))).toThrow('the number of unclosed code spans in a text')
  })
})
