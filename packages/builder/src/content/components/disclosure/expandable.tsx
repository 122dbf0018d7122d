import { z } from 'zod'
import { joinBlocks, toBold } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { content } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { toElement } from '../to-element.ts'

/** A box of child fields that opens: "Show …" turns into "Hide …" by CSS. */
export const expandable = defineComponent({
  name: 'Expandable',
  description: 'A box of child attributes that is shown on demand.',
  props: z.object({
    title: content.default([{ type: 'text', value: 'child attributes' }]).describe('What is shown or hidden.'),
    defaultOpen: flag.optional().describe('Whether it is open at first; it is closed by default.'),
    openDefault: flag.optional().describe('Another spelling of `defaultOpen`.'),
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
    ),
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(toBold(writer.toProp(props.title ?? 'Child attributes')), writer.toBlocks(children, level)),
})
