import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from '../../../core/index.ts'

/**
 * Puts the choice between the views of a page (`<View>`) before its text and marks those of the first title as shown. A
 * page whose views have one title needs no choice. The island `multi-view` serves it; it is hidden where no script runs.
 */
export function addViewSelect(tree: Root): void {
  const icons = new Map<string, ElementContent[]>()
  let first: string | undefined
  visit(tree, 'element', (element) => {
    const title = element.properties.dataView
    if (typeof title !== 'string') return
    first ??= title
    if (title === first) element.properties.dataActive = ''
    if (!icons.has(title)) icons.set(title, findIcon(element))
  })
  if (icons.size > 1) tree.children.unshift(createChoice(icons))
}

/** The icon beside the title of a view. */
function findIcon({ children: [head] }: Element): ElementContent[] {
  return head?.type === 'element' ? structuredClone(head.children.filter((child) => child.type === 'element')) : []
}

function createChoice(icons: ReadonlyMap<string, ElementContent[]>): Element {
  const titles = [...icons.keys()]
  const marks = [...icons].map(([title, icon], index) =>
    h('span', { class: 'multi-view-icon', dataView: title, dataActive: index === 0 ? '' : undefined }, icon),
  )
  return h('div', { class: 'multi-view-choice needs-js' }, [
    h('label', { htmlFor: 'multi-view-dropdown' }, 'Show'),
    ...marks.filter((mark) => mark.children.length > 0),
    h(
      'select',
      { id: 'multi-view-dropdown', autoComplete: 'off' },
      titles.map((title) => h('option', title)),
    ),
  ])
}
