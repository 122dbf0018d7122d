import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'

/** Content for the right column, in place of the table of contents. */
export const panel = defineComponent({
  name: 'Panel',
  description: 'Content for the right column of the page.',
  props: z.object({}),
  // The column around it has the ID `panel`.
  render: (_props, node) =>
    toElement(
      <div class="panel" data-slot="aside">
        {node.children}
      </div>,
    ),
})
