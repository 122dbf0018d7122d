import type { Nodes } from 'mdast'

/** Types of the blocks whose last paragraph may continue right below them, without their marker or indentation. */
const CONTAINERS: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

export function isContainer({ type }: Nodes): boolean {
  return CONTAINERS.has(type)
}

/** Whether a block starts on the line where the previous one ends, or on the next one. */
export function isRightBelow(node: Nodes, previous: Nodes): boolean {
  return (node.position?.start.line ?? 0) - (previous.position?.end.line ?? 0) < 2
}
