import type { ElementContent } from 'hast'

/** Unwraps paragraphs, which Markdown creates for text on its own lines, for use inside a line. */
export function unwrapParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]))
}
