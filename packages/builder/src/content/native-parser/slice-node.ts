import type { Nodes } from 'mdast'

/** A node as it is written in its text. */
export function sliceNode({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}
