import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { toElement } from '../../content/components/to-element.ts'
import { findDemands } from './find-demands.ts'

const asset = { path: '', integrity: '', imports: [], lazy: [] }
const assets = {
  islands: new Map([
    ['tree', asset],
    ['tabs', asset],
  ]),
  componentStyles: new Map([['tree', asset]]),
}

describe('findDemands', () => {
  it('finds the islands that elements name in their data or as custom elements', () => {
    const nodes = [h('div', toElement(h('ul'), 'tree')), h('sm-tabs'), toElement(h('p'), 'unknown'), h('sm-unknown')]
    expect(findDemands(nodes, assets)).toEqual({ islands: new Set(['tree', 'tabs']), styles: new Set() })
  })

  it('finds stylesheets, but no islands, by classes', () => {
    expect(findDemands([h('ul', { class: 'tree tabs' })], assets)).toEqual({
      islands: new Set(),
      styles: new Set(['tree']),
    })
  })
})
