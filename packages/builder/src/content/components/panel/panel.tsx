import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'

/** Content for the right column, in place of the table of contents. */
export const panel = defineComponent({
  name: 'Panel',
  description: 'Content for the right column of the page.',
  props: z.object({}),
  render: (_props, node, context) =>
    toElement(
      <div class="panel" id={context.ids.claim('panel')} data-slot="aside">
        {node.children}
      </div>,
    ),
})
