import type { ElementContent } from 'hast'

/** Content for a place within a line: of a paragraph, as Markdown on lines of its own makes it, its text is left. */
export function unwrapParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]))
}
