import type { Element } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { toSearchContent } from './to-search-content.ts'

it('collects text, fields and code by heading', () => {
  const body = [
    h('p', ['Run ', h('code', 'init'), h('em', 'ialize'), '\n first.', h('img', { alt: 'A window' })]),
    h('h2', { id: 'setup' }, [h('a', { class: 'heading-anchor' }, ['Set ', h('code', 'up')])]),
    h('ul', [h('li', 'one'), h('li', 'two')]),
    h('div', { class: 'field', id: 'param-user-id' }, [
      h('div', { class: 'field-head' }, [h('a', { class: 'field-name' }, 'user_id')]),
      h('p', 'The id.'),
      h('div', { class: 'field', id: 'param-inner' }, [h('a', { class: 'field-name' }, 'inner')]),
    ]),
    h('figure', [h('pre', h('code', [h('span', 'let a'), '\n', h('span', 'let b')])), h('button', 'Copy')]),
    h('details', [h('summary', 'More'), h('h3', { id: 'deep' }, 'Deep'), h('p', 'Down here')]),
    h('h3', 'Without an id'),
    h('div', { class: 'tab-menu needs-js' }, h('select', h('option', 'npm'))),
    h('p', [h('select', h('option', 'menu')), h('span', { class: 'tooltip-bubble' }, 'A tip')]),
    h('h2', { id: 'sum' }, [
      'Sum ',
      h('math', [h('mi', 'x'), h('annotation', 'x_1')]),
      h('select', h('option', 'menu')),
    ]),
  ] as Element[]
  const aside = [h('pre', h('code', 'curl x'))] as Element[]
  expect(toSearchContent({ description: [{ type: 'text', value: 'What it is' }], body, aside })).toEqual({
    text: 'What it is Run initialize first. A window one two user_id The id. inner More Down here Without an id A tip',
    code: 'curl x\nlet a\nlet b',
    sections: [
      { id: 'setup', heading: 'Set up', level: 2 },
      { id: 'param-user-id', heading: 'user_id', level: 7 },
      { id: 'param-inner', heading: 'inner', level: 7 },
      { id: 'deep', heading: 'Deep', level: 3 },
      { id: 'sum', heading: 'Sum x', level: 2 },
    ],
  })
})
