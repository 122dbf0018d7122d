import fc from 'fast-check'
import type { Nodes, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import type { ComponentNode } from '../component-node.ts'
import { components, knownComponents } from '../registry.ts'
import { createTestContext } from '../testing/create-test-context.ts'
import { expandComponents } from './expand-components.ts'

const propNames = [
  ...new Set([
    'hidden-by-nobody',
    ...'title icon iconType href color cols id label tip caption type name query body default required pre'.split(' '),
    ...'dropdown borderBottom enum optional width height defaultClosed noAnchor class data-x aria-label key'.split(' '),
    ...'highlight language wrap expandable size style className tags titleSize stepNumber img cta arrow'.split(' '),
  ]),
]

/** Whatever evaluation may give: plain values, lists, objects without prototype, and JSX. */
const anyValue = fc.oneof(
  fc.string(),
  fc.constantFrom('true', 'false', '2', '<b>', '"', '`x`', '__proto__'),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(fc.oneof(fc.string(), fc.integer())),
  fc.dictionary(fc.string(), fc.string(), { noNullPrototype: false }),
  fc.constant({ type: 'root', children: [{ type: 'text', value: 'jsx' }] }),
)

function toNode(name: string, props: Record<string, unknown>, children: ComponentNode['children']): ComponentNode {
  return { type: 'component', name, props, children }
}

function hasComponent(node: Nodes): boolean {
  return node.type === 'component' || ('children' in node && node.children.some(hasComponent))
}

describe('components with arbitrary props and nesting', () => {
  it('never throw, are all expanded, and keep their content', () => {
    const anyProps = fc.dictionary(fc.constantFrom(...propNames), anyValue, { maxKeys: 5, noNullPrototype: false })
    const anyName = fc.constantFrom(...knownComponents)
    fc.assert(
      fc.property(anyName, anyProps, anyName, anyProps, (outer, outerProps, inner, innerProps) => {
        const text = { type: 'text', value: 'MARKER' } as const
        const tree: Root = { type: 'root', children: [toNode(outer, outerProps, [toNode(inner, innerProps, [text])])] }
        const expanded = expandComponents(tree, createTestContext())
        expect(hasComponent(expanded)).toBe(false)
        expect(toHtml(expanded)).toContain('MARKER')
      }),
      { numRuns: 500 },
    )
  })

  it('render without props', () => {
    for (const { name, props } of Object.values(components)) {
      expect(props.safeParse({}).success, name).toBe(true)
    }
  })

  it('have a description for every prop', () => {
    const described = Object.values(components).flatMap(({ name, props }) => {
      const shape = 'shape' in props ? (props.shape as Record<string, { description?: string }>) : {}
      return Object.entries(shape).map(([prop, { description }]) => ({ prop: `${name}.${prop}`, description }))
    })
    expect(described.length).toBeGreaterThan(50)
    for (const { prop, description } of described) expect(description, prop).toMatch(/^[A-Z].*\.$/)
  })
})
