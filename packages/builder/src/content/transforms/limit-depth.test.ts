import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { limitDepth } from './limit-depth.ts'

const POSITION = { start: { line: 2, column: 1 }, end: { line: 2, column: 9 } }

function nest(depth: number): Root {
  let inner: ElementContent = { type: 'text', value: 'inner' }
  for (let level = 0; level < depth; level++) {
    inner = { ...h('div'), children: [{ type: 'text', value: `${depth - level} ` }, inner], position: POSITION }
  }
  return { type: 'root', children: [inner] }
}

describe('limitDepth', () => {
  it.each([201, 10_000, 100_000])('shows what is deeper as text: %i levels', (depth) => {
    const tree = nest(depth)
    const reports: unknown[] = []
    limitDepth(tree, (problem, position) => reports.push([problem.code, position]))
    const html = toHtml(tree)
    expect(html.match(/<div>/g)).toHaveLength(200)
    expect(html).toContain(`200 201 ${depth > 201 ? '202 ' : 'inner'}`)
    expect(html).toContain('inner')
    expect(reports).toEqual([['page/too-complex', POSITION]])
  })

  it('does not change any other page', () => {
    const tree = nest(200)
    limitDepth(tree, () => expect.unreachable())
    expect(tree).toEqual(nest(200))
  })
})
