import type { ElementContent, Root } from 'hast'
import { isBlank } from './is-blank.ts'

/** hast has no root below another node, but an evaluated fragment is just that. */
type Child = ElementContent | Root

const NONE: ReadonlySet<string> = new Set()

/**
 * The children of a container as a flat list: fragments and paragraphs that hold nothing but components are opened, as
 * are components named in `transparent`; white space between is dropped. Snippets bring such wrappers (real sites, 1.6).
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
