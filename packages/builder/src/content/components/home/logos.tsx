import { h } from 'hastscript'
import { z } from 'zod'
import { joinBlocks, toBold } from '../../markdown-output/format-blocks.ts'
import { flattenChildren } from '../children/flatten-children.ts'
import { defineComponent } from '../define-component.ts'
import { content } from '../props/content.ts'
import { toElement } from '../to-element.ts'

/** A row of logos. Each child is a cell of the same size, so nothing moves while images load. */
export const logos = defineComponent({
  name: 'Logos',
  description: 'A row of logos, for example of customers or integrations.',
  items: ['Logos.Item'],
  props: z.object({ title: content.optional().describe('A line above the logos.') }),
  render({ title }, node) {
    const cells = flattenChildren(node.children).map((child) => h('li', { class: 'home-logos-cell' }, [child]))
    return toElement(
      <div class="home-logos">
        {title && <p class="home-logos-title">{title}</p>}
        <ul class="home-logos-list">{cells}</ul>
      </div>,
    )
  },
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(toBold(writer.toProp(props.title)), writer.toBlocks(flattenChildren(children), level, true)),
})
