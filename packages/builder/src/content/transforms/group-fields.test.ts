import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { groupFields } from './group-fields.ts'

it('groupFields makes lists of fields that follow each other, at any depth', () => {
  const tree = fromHtml(
    '<p>a</p><div class="field">1<div class="field">1.1</div></div>\n<div class="field">2</div><p>b</p><div class="field">3</div>',
    { fragment: true },
  )
  groupFields(tree)
  expect(toHtml(tree).replaceAll('\n', '')).toBe(
    [
      '<p>a</p><div class="fields" role="list">',
      '<div class="field" role="listitem">1<div class="fields" role="list">',
      '<div class="field" role="listitem">1.1</div></div></div>',
      '<div class="field" role="listitem">2</div></div>',
      '<p>b</p><div class="fields" role="list"><div class="field" role="listitem">3</div></div>',
    ].join(''),
  )
})
