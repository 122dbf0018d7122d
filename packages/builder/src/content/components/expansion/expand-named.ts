import type { ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from '../../../core/index.ts'
import { isBlank } from '../children/is-blank.ts'
import { findComponent } from '../registry.ts'
import type { RenderContext } from '../render-context.ts'
import { renderComponent, toComponentContext } from './expand-components.ts'

/**
 * Expands the components of one name in place, at any depth and before all others, for components that later steps must
 * see as plain content, such as headings.
 */
export function expandNamed(tree: Root, name: string, context: RenderContext): void {
  const component = findComponent(name)
  if (component === undefined) return
  const componentContext = toComponentContext(context)
  visit(tree, 'component', (node, index, parent) => {
    if (node.name !== name || parent === undefined || index === undefined) return undefined
    const rendered = renderComponent(component, node, componentContext)
    parent.children.splice(index, 1, ...(parent === tree ? toBlocks(rendered) : rendered))
    return index
  })
}

/** Text between tags that are on their own lines is a paragraph. */
function toBlocks(content: ElementContent[]): ElementContent[] {
  return content.some((node) => node.type === 'text' && !isBlank(node)) ? [h('p', content)] : content
}
