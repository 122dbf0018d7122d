import type { Element } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { toSearchSections } from './to-search-sections.ts'

it('reads text, fields and code by heading', () => {
  const body = [
    h('p', ['Run ', h('code', 'init'), h('em', 'ialize'), '\n first.', h('img', { alt: 'A window' })]),
    h('h2', { id: 'setup' }, ['Set ', h('code', 'up'), h('a', { class: 'heading-anchor' }, '#')]),
    h('ul', [h('li', 'one'), h('li', 'two')]),
    h('div', { class: 'field' }, [h('a', { class: 'field-name' }, 'user_id'), ' ', h('p', 'The id.')]),
    h('figure', [h('pre', h('code', [h('span', 'let a'), '\n', h('span', 'let b')])), h('button', 'Copy')]),
    h('details', [h('summary', 'More'), h('h3', { id: 'deep' }, 'Deep'), h('p', 'Down here')]),
    h('h3', 'Without an id'),
  ] as Element[]
  const aside = [h('pre', h('code', 'curl x'))] as Element[]
  expect(toSearchSections({ description: [{ type: 'text', value: 'What it is' }], body, aside })).toEqual([
    { id: '', heading: '', level: 1, text: 'What it is Run initialize first. A window', fields: '', code: 'curl x\n' },
    {
      id: 'setup',
      heading: 'Set up',
      level: 2,
      text: 'one two user_id The id. More',
      fields: 'user_id',
      code: 'let a\nlet b\n',
    },
    { id: 'deep', heading: 'Deep', level: 3, text: 'Down here Without an id', fields: '', code: '' },
  ])
})
