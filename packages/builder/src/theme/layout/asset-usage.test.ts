import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { toElement } from '../../content/components/to-element.ts'
import { toAssetUsage } from './asset-usage.ts'

const asset = { path: '', integrity: '', imports: [], lazy: [] }
const assets = {
  islands: new Map([
    ['tree', asset],
    ['tabs', asset],
  ]),
  componentStyles: new Map([['tree', asset]]),
}

describe('toAssetUsage', () => {
  it('collects the islands that elements have in their data or as custom elements', () => {
    const nodes = [h('div', toElement(h('ul'), 'tree')), h('sm-tabs'), toElement(h('p'), 'unknown'), h('sm-unknown')]
    expect(toAssetUsage(nodes, assets)).toEqual({ islands: new Set(['tree', 'tabs']), styles: new Set() })
  })

  it('collects stylesheets, but no islands, by class', () => {
    expect(toAssetUsage([h('ul', { class: 'tree tabs' })], assets)).toEqual({
      islands: new Set(),
      styles: new Set(['tree']),
    })
  })
})
