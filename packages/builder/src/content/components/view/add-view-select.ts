import type { PageWords } from '@spearmint/config/words'
import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from '../../../core/index.ts'

/**
 * Adds a menu of the views of a page (`<View>`) before its text, and marks the views with the first title as active. If
 * all views have the same title, there is no menu. The island `multi-view` handles it; it is hidden without JavaScript.
 */
export function addViewSelect(tree: Root, words: PageWords): void {
  const icons = new Map<string, ElementContent[]>()
  let first: string | undefined
  visit(tree, 'element', (element) => {
    const title = element.properties.dataView
    if (typeof title !== 'string') return
    first ??= title
    if (title === first) element.properties.dataActive = ''
    if (!icons.has(title)) icons.set(title, findIcon(element))
  })
  if (icons.size > 1) tree.children.unshift(createChoice(icons, words))
}

/** The icon before the title of a view. */
function findIcon({ children: [head] }: Element): ElementContent[] {
  return head?.type === 'element' ? structuredClone(head.children.filter((child) => child.type === 'element')) : []
}

function createChoice(icons: ReadonlyMap<string, ElementContent[]>, words: PageWords): Element {
  const titles = [...icons.keys()]
  const marks = [...icons].map(([title, icon], index) =>
    h('span', { class: 'multi-view-icon', dataView: title, dataActive: index === 0 ? '' : undefined }, icon),
  )
  return h('div', { class: 'multi-view-choice needs-js' }, [
    h('label', { htmlFor: 'multi-view-dropdown' }, words.say('view.label')),
    ...marks.filter((mark) => mark.children.length > 0),
    h(
      'select',
      { id: 'multi-view-dropdown', autoComplete: 'off' },
      titles.map((title) => h('option', title)),
    ),
  ])
}
