import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { createAnchorIds } from '../../core/index.ts'
import { linkHeadings } from './headings.ts'
import { separateIds } from './separate-ids.ts'

function separate(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  const ids = createAnchorIds()
  linkHeadings(tree, ids)
  separateIds(tree, ids)
  return toHtml(tree)
}

describe('separateIds', () => {
  it('renames headings that have an ID of the frame, with the links to them', () => {
    const html = separate('<h2>Sidebar</h2><p><a href="#sidebar">a</a> <a href="#footer">b</a></p>')
    expect(html).toContain('<h2 id="sidebar-2"><a class="heading-anchor" href="#sidebar-2">Sidebar</a></h2>')
    expect(html).toContain('<a href="#sidebar-2">a</a> <a href="#footer">b</a>')
  })

  it('renames elements whose ID is used twice', () => {
    expect(separate('<p id="a"></p><p id="a"></p><p id="A"></p><div id="content"></div>')).toBe(
      '<p id="a"></p><p id="a-2"></p><p id="A"></p><div id="content-2"></div>',
    )
  })
})
