import type { PageWords } from '@spearmint/config/words'
import type { Element, Parents, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { listClassNames, SKIP, visit } from '../../../core/index.ts'
import { toElement } from '../to-element.ts'

/**
 * Adds a row of buttons above a changelog, one for each tag of its entries (`<Update tags>`), in the order of the page.
 * The island `update-filter` handles them. Without JavaScript they are hidden, and the tags are plain labels.
 */
export function addUpdateFilter(tree: Root, words: PageWords): void {
  const tags = new Set<string>()
  let place: { parent: Parents; index: number } | undefined
  let count = 0
  visit(tree, 'element', (element, index, parent) => {
    if (!listClassNames(element.properties).includes('update') || parent === undefined || index === undefined)
      return undefined
    place ??= { parent, index }
    count += 1
    for (const tag of listTags(element)) tags.add(tag)
    return SKIP
  })
  if (place === undefined || tags.size === 0 || count < 2) return
  place.parent.children.splice(place.index, 0, renderFilter([...tags], words))
}

function listTags(update: Element): string[] {
  const tags: string[] = []
  visit(update, 'element', (list) => {
    if (listClassNames(list.properties).includes('update-content')) return SKIP
    if (!listClassNames(list.properties).includes('update-tags')) return undefined
    for (const item of list.children) tags.push(toText(item))
    return SKIP
  })
  return tags
}

function renderFilter(tags: readonly string[], words: PageWords): Element {
  const filter = h(
    'div',
    { id: 'changelog-filters', class: 'update-filter needs-js', role: 'group', ariaLabel: words.say('update.tags') },
    [
      ...tags.map((tag) => h('button', { type: 'button', class: 'update-filter-tag', ariaPressed: 'false' }, tag)),
      h('p', { class: 'visually-hidden', role: 'status' }),
    ],
  )
  return toElement(filter, 'update-filter')
}
