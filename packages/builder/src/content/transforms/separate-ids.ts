import type { Element, Root } from 'hast'
import { type AnchorIds, isFrameId, toContentId, visit } from '../../core/index.ts'

/**
 * Gives every element its own ID. An element whose ID is already used on the page, or by the frame, gets a free one. Links
 * within the page to an ID of the frame follow the content that wanted it; without such content, they lead to the frame.
 */
export function separateIds(tree: Root, ids: AnchorIds): void {
  const seen = new Set<string>()
  const links: Element[] = []
  visit(tree, 'element', (element) => {
    const { id, href } = element.properties
    if (element.tagName === 'a' && typeof href === 'string' && href.startsWith('#') && isFrameId(href.slice(1)))
      links.push(element)
    if (typeof id !== 'string' || id === '') return
    if (seen.has(id) || isFrameId(id)) element.properties.id = ids.claim(id)
    seen.add(String(element.properties.id))
  })
  for (const link of links) {
    const id = toContentId(String(link.properties.href).slice(1))
    if (seen.has(id)) link.properties.href = `#${id}`
  }
}
