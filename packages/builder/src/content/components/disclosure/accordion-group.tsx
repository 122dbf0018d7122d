import { z } from 'zod'
import { flattenChildren } from '../children/flatten-children.ts'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'

/** Accordions joined to one list. They open independently of each other; other content keeps its place between them. */
export const accordionGroup = defineComponent({
  name: 'AccordionGroup',
  description: 'Accordions in one bordered list.',
  props: z.object({}),
  render: (_props, node) => toElement(<div class="accordion-group">{flattenChildren(node.children)}</div>),
})
