import type { MarkdownNode } from './markdown-writer.ts'

/**
 * The children of a container as a flat list: fragments and paragraphs around nothing but components are opened, blank
 * text is dropped.
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
