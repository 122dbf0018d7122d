import type { ElementData, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { markBands } from './mark-bands.ts'

/** Elements with the attribute `t` are written as tags. */
function mark(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true })
  for (const child of tree.children) {
    if (child.type !== 'element' || child.properties.t === undefined) continue
    child.data = { isTag: true } as ElementData
    delete child.properties.t
  }
  markBands(tree)
  return toHtml(tree)
}

const BAND = '<div t class="relative"></div>'

describe('markBands', () => {
  it('marks containers with a class or style, and gives what is between them the margins of the page', () => {
    expect(mark(`<p>a</p>\n<p>b</p>\n${BAND}\n<section t style="color:red"></section><div class="card">c</div>`)).toBe(
      '<div class="page-inset prose"><p>a</p>\n<p>b</p>\n</div><div class="relative page-band"></div>\n' +
        '<section style="color:red" class="page-band"></section><div class="page-inset prose"><div class="card">c</div></div>',
    )
  })

  it.each([
    ['without a class or style', '<div t>a</div>'],
    ['that is a component', '<div class="card">a</div>'],
    ['of text', '<p t class="lead">a</p>'],
    ['that limits its width and has no padding', '<div t class="max-w-5xl mx-auto">a</div>'],
  ])('marks no element %s', (_, html) => {
    expect(mark(html)).toBe(html.replace(' t', ''))
    expect(mark(html + BAND)).toContain('<div class="page-inset prose">')
  })

  it('marks a column with padding', () => {
    expect(mark('<div t class="max-w-5xl sm:px-6"></div>')).toContain('page-band')
  })
})
