import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'

/** A cell of `Columns` with any content. */
export const column = defineComponent({
  name: 'Column',
  description: 'A cell of `Columns` with any content.',
  parents: ['CardGroup'],
  props: z.object({}),
  render: (_props, node) => toElement(<div class="column">{node.children}</div>),
  hasControls: false,
})
