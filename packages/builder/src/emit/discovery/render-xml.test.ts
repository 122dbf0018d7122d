import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { x } from 'xastscript'
import { renderXml } from './render-xml.ts'

/** Characters that XML 1.0 allows (2.2). */
const ALLOWED = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u

describe('renderXml', () => {
  it('starts with a declaration and escapes text and attributes', () => {
    expect(renderXml(x('a', { b: '"<&' }, [x('c', '<&]]>')]))).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<a b="&#x22;&#x3C;&#x26;"><c>&#x3C;&#x26;]]&gt;</c></a>\n',
    )
  })

  it('is well formed for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\uD800', '\uFFFF', '\u0000', ']]>', '<![CDATA[', '&amp'),
    )
    fc.assert(
      fc.property(fc.array(text), (parts) => {
        const [, content = ''] = /<a>([\s\S]*)<\/a>\n$/.exec(renderXml(x('a', parts.join('')))) ?? []
        expect(content).toMatch(ALLOWED)
        expect(content).not.toMatch(/<|\]\]>|&(?!#x[\dA-F]+;|gt;)/)
      }),
    )
  })
})
