import type { Nodes } from 'mdast'

/** Where a node stands. */
export interface Surroundings {
  text: string
  /** Whether a block quote is around it. */
  isQuoted: boolean
  /** Whether a link is around it. */
  isLinked: boolean
  /** Columns that lines of the innermost list item are indented by; 0 outside of lists. */
  indent: number
}

/** A node of the native parser that the reference parser may see in another way. */
export interface NodeDoubt {
  /** What differs. */
  reason: string
  /** The types of the nodes it is about. */
  types: readonly Nodes['type'][]
  /** Better once too often than once too few. `source` is the node as written. */
  isIn(node: Nodes, source: string, surroundings: Surroundings): boolean
}
