import type { Node } from 'jsonc-parser'
import type { Problem } from '../problem.ts'

/** Finds where a part of a JSON value stands in the text. */
export interface Locator {
  /** For a path that does not exist: the nearest part around it. */
  locate(path: Problem['path'], at: Problem['at']): { offset: number; length: number }
}

/** Creates the locator of a parsed JSON text. Of a key that stands twice the last one counts, as in the value. */
export function createLocator(root: Node): Locator {
  return {
    locate(path, at) {
      let node = root
      for (const segment of path) {
        const child = findChild(node, segment)
        if (!child) break
        node = child
      }
      if (at === 'value') return { offset: node.offset, length: node.length }
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      if (key) return { offset: key.offset, length: key.length }
      return { offset: node.offset, length: node.children ? 1 : node.length }
    },
  }
}

function findChild(node: Node, segment: string | number): Node | undefined {
  if (typeof segment === 'number') return node.children?.[segment]
  return node.children?.findLast((property) => property.children?.[0]?.value === segment)?.children?.[1]
}
