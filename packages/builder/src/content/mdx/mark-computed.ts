import type { ElementContent } from 'hast'

/** Marks what a component in a line of text renders on its own, so that it doesn't become part of the ID of a heading. */
export function markComputed(content: readonly ElementContent[]): ElementContent[] {
  return content.map((node) => ({ ...node, data: { ...node.data, isComputed: true } }) as ElementContent)
}
