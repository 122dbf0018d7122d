import { z } from 'zod'
import { joinBlocks, toBold } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { content } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { toElement } from '../to-element.ts'

/** A collapsible box of child fields. CSS switches its label between "Show …" and "Hide …". */
export const expandable = defineComponent({
  name: 'Expandable',
  description: 'A collapsible box of child attributes.',
  props: z.object({
    title: content
      .default([{ type: 'text', value: 'child attributes' }])
      .describe('What the label says is shown or hidden.'),
    defaultOpen: flag.optional().describe('Whether it is open initially; closed by default.'),
    openDefault: flag.optional().describe('An alias for `defaultOpen`.'),
    defaultClosed: flag.optional().describe('The opposite of `defaultOpen`.'),
  }),
  render: ({ title, defaultOpen, openDefault, defaultClosed }, node) =>
    toElement(
      <details class="disclosure expandable" open={defaultOpen ?? openDefault ?? defaultClosed === false}>
        <summary>
          <span class="expandable-show">Show </span>
          <span class="expandable-hide">Hide </span>
          {title}
        </summary>
        <div class="expandable-content">{node.children}</div>
      </details>,
      'disclosure',
    ),
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(toBold(writer.toProp(props.title ?? 'Child attributes')), writer.toBlocks(children, level)),
})
