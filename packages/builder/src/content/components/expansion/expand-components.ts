import type { Element, ElementContent, Root } from 'hast'
import { withAuthorAttributes } from './author-attributes.ts'
import type { Component, ComponentNode, RenderContext } from '../define-component.ts'
import { parseProps } from './parse-props.ts'
import { findComponent } from '../registry.ts'
import { splitParagraph } from './split-paragraph.ts'

/**
 * Expands every component of a page, outermost first and in the order of the text, until none is left; the given tree
 * stays as it is. A component that the registry does not know is replaced by its children.
 */
export function expandComponents(tree: Root, context: RenderContext): Root {
  return { ...tree, children: expandAll(tree.children as ElementContent[], context) }
}

/** hast has no root below another node, but an evaluated fragment is just that. */
type Expandable = ElementContent | Root

function expandAll(nodes: readonly Expandable[], context: RenderContext): ElementContent[] {
  return nodes.flatMap((node) => expand(node, context))
}

function expand(node: Expandable, context: RenderContext): ElementContent[] {
  if (node.type === 'root') return expandAll(node.children as ElementContent[], context)
  if (node.type === 'component') {
    const component = findComponent(node.name)
    if (component === undefined) return expandAll(node.children, context)
    return expandAll(renderComponent(component, node, context), context)
  }
  if (node.type !== 'element') return [node]
  const element: Element = { ...node, children: expandAll(node.children, context) }
  return element.tagName === 'p' ? splitParagraph(element) : [element]
}

/** Draws a component; the first element of its own, its outer one, gets what the author wrote for any element. */
export function renderComponent(component: Component, node: ComponentNode, context: RenderContext): ElementContent[] {
  const rendered = [component.render(parseProps(component.props, node, context), node, context)].flat()
  const outer = rendered.find((part) => part.type === 'element' && !node.children.includes(part))
  return rendered.map((part) =>
    part === outer && part.type === 'element' ? withAuthorAttributes(part, node, component.props, context) : part,
  )
}
