import type { ElementContent } from 'hast'

/** Inlines content that is a single paragraph of Markdown. */
export function unwrapParagraph(content: ElementContent[]): ElementContent[] {
  const [only, ...others] = content.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const isParagraph = only?.type === 'element' && only.tagName === 'p' && !only.data?.isTag
  return isParagraph && others.length === 0 ? only.children : content
}
