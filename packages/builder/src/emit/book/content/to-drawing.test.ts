import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { toDrawing } from './to-drawing.ts'

function svg(...children: Element[]): Element {
  return { type: 'element', tagName: 'svg', properties: {}, children }
}

function group(id: string): Element {
  return { type: 'element', tagName: 'g', properties: { id }, children: [] }
}

describe('toDrawing', () => {
  it('keeps the first of two IDs that are the same in XML', () => {
    const { element } = toDrawing(svg(group('Group 2'), group('Group_2')), {
      isFile: true,
      toId: (id) => id.replace(' ', '_'),
    })
    const ids = element.children.map((child) => 'properties' in child && child.properties.id)
    expect(ids).toEqual(['Group_2', undefined])
  })
})
