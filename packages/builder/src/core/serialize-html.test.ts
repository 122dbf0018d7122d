import fc from 'fast-check'
import type { Element, Nodes, Properties } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { html, svg } from 'property-information'
import { describe, expect, it } from 'vitest'
import { serializeHtml } from './serialize-html.ts'

const PROPERTIES = [...new Set([...Object.keys(html.property), ...Object.keys(svg.property)])]
const TAGS = ['p', 'a', 'br', 'IMG', 'svg', 'foreignObject', 'title', 'script', 'style', 'template', 'my-tag', 'col']

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'<>&"\'`=/ \0\n-!'), maxLength: 6 }),
)

const names = fc.oneof(
  fc.constantFrom(...PROPERTIES),
  fc.constantFrom('class', 'data-foo', 'dataFooBar', 'ariaLabel', 'aria-hidden', 'onClick', 'x:y', 'a"b<c', '@click'),
)

const properties: fc.Arbitrary<Properties> = fc.dictionary(
  names,
  fc.oneof(text, fc.boolean(), fc.double(), fc.array(fc.oneof(text, fc.integer()), { maxLength: 3 })),
  { maxKeys: 4, noNullPrototype: true },
)

const { node } = fc.letrec<{ node: Nodes }>((tie) => {
  const children = fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'node' }) as fc.Arbitrary<Element[]>
  const element = fc.record({ tagName: fc.constantFrom(...TAGS), properties, children })
  return {
    node: fc.oneof(
      { depthIdentifier: 'node', maxDepth: 4 },
      fc.constantFrom('text', 'comment', 'raw').chain((type) => text.map((value) => ({ type, value }) as Nodes)),
      element.map((given): Nodes => ({ type: 'element', ...given })),
      element.map(({ children: inner, ...given }): Nodes => {
        return { type: 'element', ...given, children: [], content: { type: 'root', children: inner } }
      }),
    ),
  }
})

const toExpected = (tree: Nodes): string => toHtml(tree, { allowDangerousHtml: true })

describe('serializeHtml', () => {
  it('writes the same bytes as hast-util-to-html for any tree', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 3 }), (children) => {
        const tree = { type: 'root', children } as Nodes
        expect(serializeHtml(tree)).toBe(toExpected(tree))
      }),
    )
  })

  it.each(['p', 'svg'])('writes every known property of %s like hast-util-to-html', (tagName) => {
    const values = ['', 'text', true, false, 0, Number.NaN, null, undefined, ['a', 'b'], ['a', '']]
    for (const name of PROPERTIES) {
      for (const value of [...values, name, name.toLowerCase()]) {
        const tree: Nodes = { type: 'element', tagName, properties: { [name]: value }, children: [] }
        expect(serializeHtml(tree)).toBe(toExpected(tree))
      }
    }
  })

  it('writes a doctype', () => {
    expect(serializeHtml({ type: 'doctype' })).toBe(toExpected({ type: 'doctype' }))
  })

  it('does not write nodes that are not HTML', () => {
    expect(() => serializeHtml({ type: 'component' } as unknown as Nodes)).toThrow('unknown node `component`')
  })

  it('leaves out a comment that would end early', () => {
    const tree: Nodes = { type: 'comment', value: '--><script>' }
    expect(serializeHtml(tree)).not.toContain('--><script>')
  })
})
