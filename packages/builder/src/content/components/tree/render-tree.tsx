import type { Element } from 'hast'
import { toElement } from '../to-element.ts'
import type { TreeItem } from './tree-items.ts'

/**
 * Renders a tree as nested lists whose folders are `<details>`, so they open without JavaScript. The island `tree` adds
 * the roles and keys of an ARIA tree.
 */
export function renderTree(items: readonly TreeItem[]): Element {
  return toElement(<ul class="tree">{items.map(renderItem)}</ul>, 'tree')
}

function renderItem(item: TreeItem): Element {
  const { kind, name, isOpen, isOpenable, isHighlighted, comment, items, finish = (line) => line } = item
  const label = (
    <>
      {isHighlighted ? <mark class="tree-mark">{name}</mark> : name}
      {comment && [{ type: 'text', value: ' ' }, <span class="tree-comment">{comment}</span>]}
    </>
  )
  const list = items.length > 0 ? toElement(<ul>{items.map(renderItem)}</ul>) : undefined
  const isClosable = isOpenable && list !== undefined
  const line = toElement(
    <li class={`tree-${kind}`}>
      {isClosable ? (
        <details open={isOpen}>
          <summary class="tree-label">{label}</summary>
          {list}
        </details>
      ) : (
        <>
          <span class="tree-label">{label}</span>
          {list}
        </>
      )}
    </li>,
  )
  return finish(line)
}
