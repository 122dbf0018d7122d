import type { Nodes } from 'mdast'

/** What surrounds a node. */
export interface NodeContext {
  text: string
  /** Whether the node is in a block quote. */
  isQuoted: boolean
  /** Whether the node is in a link. */
  isLinked: boolean
  /** Columns by which lines of the innermost list item are indented; 0 outside of lists. */
  indent: number
}

/** A node that the native parser is known to read differently than the reference parser. */
export interface NodeBailout {
  /** What differs. */
  reason: string
  /** Types of the nodes to check. */
  types: readonly Nodes['type'][]
  /**
   * Whether the node may be read differently. A false positive costs some milliseconds, a false negative a wrong page.
   *
   * @param source - The node as written.
   */
  matches(node: Nodes, source: string, context: NodeContext): boolean
}

/** A node as written in its text. */
export function sliceNode({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}
