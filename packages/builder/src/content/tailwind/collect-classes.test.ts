import type { Root } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { collectClasses } from './collect-classes.ts'

it('collects what authors wrote, in components too, and none of the names that Markdown gives', () => {
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
