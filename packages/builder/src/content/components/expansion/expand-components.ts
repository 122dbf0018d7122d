import type { Element, ElementContent, Root } from 'hast'
import { hasControls } from '../children/has-controls.ts'
import type { ComponentNode } from '../component-node.ts'
import type { Component, ComponentContext } from '../define-component.ts'
import { findComponent } from '../registry.ts'
import type { RenderContext } from '../render-context.ts'
import { withAuthorAttributes } from './author-attributes.ts'
import { parseProps } from './parse-props.ts'
import { splitParagraph } from './split-paragraph.ts'

/**
 * Expands every component of a page, outermost first and in the order of the text, until none is left. The given tree
 * is not changed. A component that the registry does not know is replaced by its children.
 */
export function expandComponents(tree: Root, context: RenderContext): Root {
  return { ...tree, children: expandAll(tree.children as ElementContent[], toComponentContext(context)) }
}

/** Adds what the registry knows. Components cannot import it: it imports them. */
export function toComponentContext(context: RenderContext): ComponentContext {
  return { ...context, hasControls: (nodes) => hasControls(nodes, findComponent) }
}

/** hast has no root below another node, but an evaluated fragment is one. */
type Expandable = ElementContent | Root

function expandAll(nodes: readonly Expandable[], context: ComponentContext): ElementContent[] {
  return nodes.flatMap((node) => expand(node, context))
}

function expand(node: Expandable, context: ComponentContext): ElementContent[] {
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

/** Renders a component. The attributes that every component takes go to the first element that is its own. */
export function renderComponent(
  component: Component,
  node: ComponentNode,
  context: ComponentContext,
): ElementContent[] {
  const rendered = [component.render(parseProps(component.props, node, context), node, context)].flat()
  const outer = rendered.find((part) => part.type === 'element' && !node.children.includes(part))
  return rendered.map((part) =>
    part === outer && part.type === 'element' ? withAuthorAttributes(part, node, component.props, context) : part,
  )
}
