import type { MarkdownNode } from './markdown-writer.ts'

/**
 * Lists the children of a container without wrappers: fragments, and paragraphs that contain only components. White
 * space between them is dropped.
 */
export function listItems(children: readonly MarkdownNode[]): MarkdownNode[] {
  return children.flatMap((child): MarkdownNode[] => {
    if (child.type === 'root') return listItems(child.children)
    if (child.type === 'text') return child.value.trim() === '' ? [] : [child]
    if (child.type !== 'element' || child.tagName !== 'p') return [child]
    const parts = listItems(child.children)
    return parts.length > 0 && parts.every((part) => part.type === 'component') ? parts : [child]
  })
}
