import type { ElementContent, Root } from 'hast'
import { isBlank } from './is-blank.ts'

/** hast has no root below another node, but an evaluated fragment is one. */
type Child = ElementContent | Root

const NONE: ReadonlySet<string> = new Set()

/**
 * Lists the children of a container without wrappers: fragments, paragraphs that contain only components, and
 * components named in `transparent`. White space between them is dropped. Snippets add such wrappers.
 */
export function flattenChildren(children: readonly Child[], transparent: ReadonlySet<string> = NONE): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'root') return flattenChildren(child.children as ElementContent[], transparent)
    if (isBlank(child)) return []
    return isWrapper(child, transparent) ? flattenChildren(child.children, transparent) : [child]
  })
}

function isWrapper(
  node: ElementContent,
  transparent: ReadonlySet<string>,
): node is ElementContent & { children: ElementContent[] } {
  if (node.type === 'component') return transparent.has(node.name)
  if (node.type !== 'element' || node.tagName !== 'p') return false
  const parts = node.children.filter((child) => !isBlank(child))
  return parts.length > 0 && parts.every((child) => child.type === 'component')
}
