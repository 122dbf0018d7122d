import { z } from 'zod'
import { flattenChildren } from '../children/flatten-children.ts'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'

/** Accordions joined into one list. They open independently; other content between them stays where it is. */
export const accordionGroup = defineComponent({
  name: 'AccordionGroup',
  description: 'A bordered list of accordions.',
  items: ['Accordion'],
  props: z.object({}),
  render: (_props, node) => toElement(<div class="accordion-group">{flattenChildren(node.children)}</div>),
})
