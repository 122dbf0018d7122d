import type { Node } from 'jsonc-parser'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'

/** Finds the position of a part of a JSON value in the text. */
export interface Locator {
  /** For a path that doesn't exist, the position of the nearest part around it. */
  locate(path: ConfigPath, at: ValueProblem['at']): { offset: number; length: number }
  /** The value at a path; undefined if the path doesn't exist. */
  find(path: ConfigPath): Node | undefined
}

/** Creates the locator of a parsed JSON text. If a key appears twice, the last one counts, as in the value. */
export function createLocator(root: Node): Locator {
  // Each object is indexed on first use: searching it again for each of many keys would take too long.
  const indexes = new Map<Node, Map<unknown, Node>>()

  function findChild(node: Node, segment: string | number): Node | undefined {
    if (typeof segment === 'number') return node.children?.[segment]
    let index = indexes.get(node)
    if (!index) {
      index = new Map()
      for (const { children: [key, value] = [] } of node.children ?? []) if (key && value) index.set(key.value, value)
      indexes.set(node, index)
    }
    return index.get(segment)
  }

  function walk(path: ConfigPath): { node: Node; isComplete: boolean } {
    let node = root
    for (const segment of path) {
      const child = findChild(node, segment)
      if (!child) return { node, isComplete: false }
      node = child
    }
    return { node, isComplete: true }
  }

  return {
    locate(path, at) {
      const { node } = walk(path)
      if (at === 'value') return { offset: node.offset, length: node.length }
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      if (key) return { offset: key.offset, length: key.length }
      return { offset: node.offset, length: node.children ? 1 : node.length }
    },
    find(path) {
      const { node, isComplete } = walk(path)
      return isComplete ? node : undefined
    },
  }
}
