import type { Element, Root } from 'hast'
import { visit } from '../../core/index.ts'
import { isHast } from '../components/is-hast.ts'

/**
 * Lists all trees of a page before its components are expanded: the page itself, and JSX in props (`icon={<img … />}`),
 * which a walk over children does not reach.
 */
export function listTrees(tree: Root | Element): (Root | Element)[] {
  const trees = [tree]
  visit(tree, 'component', (node) => {
    for (const value of Object.values(node.props)) {
      for (const part of Array.isArray(value) ? value : [value]) if (isHast(part)) trees.push(...listTrees(part))
    }
  })
  return trees
}
