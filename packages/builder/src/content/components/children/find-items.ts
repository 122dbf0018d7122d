import type { ElementContent } from 'hast'
import type { ComponentNode } from '../component-node.ts'
import { flattenChildren } from './flatten-children.ts'

/** An item of a container, and the content between it and the next one. */
interface Item {
  node: ComponentNode
  trailing: ElementContent[]
}

/** The items of a container in order, and the content before the first one. */
export interface Items {
  leading: ElementContent[]
  items: Item[]
}

/**
 * Collects the items with this name (`Step`, `Tab`, `CodeBlock`) among the children of a container, also those inside
 * components named in `transparent`.
 */
export function findItems(children: readonly ElementContent[], name: string, transparent?: ReadonlySet<string>): Items {
  const found: Items = { leading: [], items: [] }
  for (const child of flattenChildren(children, transparent)) {
    if (child.type === 'component' && child.name === name) found.items.push({ node: child, trailing: [] })
    else (found.items.at(-1)?.trailing ?? found.leading).push(child)
  }
  return found
}
