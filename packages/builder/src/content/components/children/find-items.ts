import type { ElementContent } from 'hast'
import type { ComponentNode } from '../component-node.ts'
import { flattenChildren } from './flatten-children.ts'

/** One item of a container, and what the author put between it and the next. */
interface Item {
  node: ComponentNode
  trailing: ElementContent[]
}

/** The items of a container in order, and what stands before the first. Nothing is lost. */
export interface Items {
  leading: ElementContent[]
  items: Item[]
}

/**
 * Collects the items called `name` (`Step`, `Tab`, `CodeBlock`) among the children of a container. Components named in
 * `transparent` are looked into.
 */
export function findItems(children: readonly ElementContent[], name: string, transparent?: ReadonlySet<string>): Items {
  const found: Items = { leading: [], items: [] }
  for (const child of flattenChildren(children, transparent)) {
    if (child.type === 'component' && child.name === name) found.items.push({ node: child, trailing: [] })
    else (found.items.at(-1)?.trailing ?? found.leading).push(child)
  }
  return found
}
