import { createWordsSearch } from '@spearmint/config/words'
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { addViewSelect } from './add-view-select.ts'

const view = (title: string, icon?: Element): Element => h('div', { dataView: title }, [h('p', [icon, title]), 'Text'])

function place(...children: Root['children']): string {
  const tree: Root = { type: 'root', children }
  addViewSelect(tree, createWordsSearch({})())
  return toHtml(tree)
}

describe('addViewSelect', () => {
  it('adds a menu with each title once before the text and activates all views with the first title', () => {
    const html = place(h('p', 'Intro'), view('JS', h('svg')), view('Python'), h('div', [view('JS'), view('Go')]))
    expect(html).toMatch(/^<div class="multi-view-choice needs-js"><label for="multi-view-dropdown">/)
    expect([...html.matchAll(/<option>(.*?)<\/option>/g)].map((match) => match[1])).toEqual(['JS', 'Python', 'Go'])
    expect(html.match(/<div data-view="JS" data-active="">/g)).toHaveLength(2)
    expect(html).not.toMatch(/data-view="(?:Python|Go)" data-active/)
  })

  it('adds the icons of views that have one', () => {
    const html = place(view('JS', h('svg')), view('Python'))
    expect(html.match(/<span class="multi-view-icon".*?<\/span>/g)).toEqual([
      '<span class="multi-view-icon" data-view="JS" data-active=""><svg></svg></span>',
    ])
  })

  it('adds no menu for a single title, and activates its views', () => {
    expect(place(view('JS'), view('JS'))).not.toContain('select')
    expect(place(view('JS'))).toContain('data-active')
  })

  it('does not change other pages', () => {
    expect(place(h('p', 'Text'))).toBe('<p>Text</p>')
  })
})
