import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { flattenChildren } from '../children/flatten-children.ts'
import type { ComponentNode } from '../component-node.ts'
import { withAuthorAttributes } from '../expansion/author-attributes.ts'
import { parseProps } from '../expansion/parse-props.ts'
import { content } from '../props/content.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'
import { colorItemProps, renderColorItem } from './color-item.tsx'

export const colorRowProps = z.object({ title: content.optional().describe('The heading of the row.') })

/** Renders the content of a palette: consecutive colors become one list, other content stays where it is. */
export function renderPalette(children: readonly ElementContent[], context: RenderContext): ElementContent[] {
  const parts: ElementContent[] = []
  let list: Element | undefined
  for (const child of flattenChildren(children)) {
    if (child.type === 'component' && child.name === 'Color.Item') {
      if (list === undefined) {
        list = toElement(<ul class="color-items" />)
        parts.push(list)
      }
      const item = renderColorItem(parseProps(colorItemProps, child, context), child, context)
      list.children.push(withAuthorAttributes(item, child, colorItemProps, context))
    } else {
      list = undefined
      parts.push(child.type === 'component' && child.name === 'Color.Row' ? renderRow(child, context) : child)
    }
  }
  return parts
}

function renderRow(node: ComponentNode, context: RenderContext): Element {
  const row = renderColorRow(parseProps(colorRowProps, node, context), node, context)
  return withAuthorAttributes(row, node, colorRowProps, context)
}

/** Renders a row of colors with its title. */
export function renderColorRow(
  { title }: z.output<typeof colorRowProps>,
  node: ComponentNode,
  context: RenderContext,
): Element {
  return toElement(
    <div class="color-row">
      {title && <p class="color-row-title">{title}</p>}
      <div class="color-row-content">{renderPalette(node.children, context)}</div>
    </div>,
  )
}
