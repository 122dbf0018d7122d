import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { addViewSelect } from './add-view-select.ts'

const view = (title: string, icon?: Element): Element => h('div', { dataView: title }, [h('p', [icon, title]), 'Text'])

function place(...children: Root['children']): string {
  const tree: Root = { type: 'root', children }
  addViewSelect(tree)
  return toHtml(tree)
}

describe('the choice between views', () => {
  it('stands before the text, names each title once, and shows all views of the first', () => {
    const html = place(h('p', 'Intro'), view('JS', h('svg')), view('Python'), h('div', [view('JS'), view('Go')]))
    expect(html).toMatch(/^<div class="multi-view-choice needs-js"><label for="multi-view-dropdown">/)
    expect([...html.matchAll(/<option>(.*?)<\/option>/g)].map((match) => match[1])).toEqual(['JS', 'Python', 'Go'])
    expect(html.match(/<div data-view="JS" data-active="">/g)).toHaveLength(2)
    expect(html).not.toMatch(/data-view="(?:Python|Go)" data-active/)
  })

  it('carries the icons of those that have one', () => {
    const html = place(view('JS', h('svg')), view('Python'))
    expect(html.match(/<span class="multi-view-icon".*?<\/span>/g)).toEqual([
      '<span class="multi-view-icon" data-view="JS" data-active=""><svg></svg></span>',
    ])
  })

  it('is not there for a single title, which is shown', () => {
    expect(place(view('JS'), view('JS'))).not.toContain('select')
    expect(place(view('JS'))).toContain('data-active')
  })

  it('leaves other pages as they are', () => {
    expect(place(h('p', 'Text'))).toBe('<p>Text</p>')
  })
})
