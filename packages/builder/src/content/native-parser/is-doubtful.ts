import type { Nodes } from 'mdast'
import { markdownNodeDoubts } from './markdown-node-doubts.ts'
import { mdxNodeDoubts } from './mdx-node-doubts.ts'
import type { NodeDoubt, Surroundings } from './node-doubt.ts'
import { sliceNode } from './slice-node.ts'

const nodeDoubts = [...mdxNodeDoubts, ...markdownNodeDoubts]

/** The same by the type of the node: each node of a page is asked about. */
const doubtsOf: Partial<Record<string, readonly NodeDoubt[]>> = Object.fromEntries(
  nodeDoubts
    .flatMap(({ types }) => types)
    .map((type) => [type, nodeDoubts.filter(({ types }) => types.includes(type))]),
)

/** Whether a node is one that the reference parser may see in another way. */
export function isDoubtful(node: Nodes, surroundings: Surroundings): boolean {
  if (node.position === undefined) return true
  const doubts = doubtsOf[node.type]
  if (doubts === undefined) return false
  const source = sliceNode(node, surroundings.text)
  return doubts.some((doubt) => doubt.isIn(node, source, surroundings))
}
