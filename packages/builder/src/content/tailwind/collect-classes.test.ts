import type { Root } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { collectClasses } from './collect-classes.ts'

it('collectClasses finds the classes of elements and components, but not those from Markdown', () => {
  const tree: Root = {
    type: 'root',
    children: [
      h('h2', { class: 'mine' }, ['A', h('a', { class: 'heading-anchor' }, '#')]),
      h('ul', { class: 'contains-task-list' }, h('li', { class: 'task-list-item w-full' }, 'x')),
      { type: 'component', name: 'Card', props: { className: 'p-4 flex', class: ['grid'] }, children: [] },
    ],
  }
  expect([...collectClasses(tree)].sort()).toEqual(['flex', 'grid', 'mine', 'p-4', 'w-full'])
})
