import type { ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from '../../../core/index.ts'
import type { RenderContext } from '../define-component.ts'
import { renderComponent } from './expand-components.ts'
import { isBlank } from '../children/is-blank.ts'
import { findComponent } from '../registry.ts'

/**
 * Expands the components of one name in place, at any depth and before all others: what later steps need to see as plain
 * content, such as headings.
 */
export function expandNamed(tree: Root, name: string, context: RenderContext): void {
  const component = findComponent(name)
  if (component === undefined) return
  visit(tree, 'component', (node, index, parent) => {
    if (node.name !== name || parent === undefined || index === undefined) return undefined
    const rendered = renderComponent(component, node, context)
    parent.children.splice(index, 1, ...(parent === tree ? toBlocks(rendered) : rendered))
    return index
  })
}

/** Text on a line of its own, from between tags, is a paragraph. */
function toBlocks(content: ElementContent[]): ElementContent[] {
  return content.some((node) => node.type === 'text' && !isBlank(node)) ? [h('p', content)] : content
}
