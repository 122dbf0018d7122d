import { z } from 'zod'
import { defineComponent } from '../define-component.ts'

/**
 * Content for one kind of readers. What is for agents stands in the page as Markdown alone; what is for humans stands in
 * the page alone, which `page-text/` sees to.
 */
export const visibility = defineComponent({
  name: 'Visibility',
  description: 'Content for human readers only, or for agents that read the page as Markdown.',
  props: z.object({
    for: z
      .enum(['humans', 'agents'], 'humans or agents')
      .optional()
      .describe('Who gets the content: humans or agents; all by default.'),
  }),
  render: (props, node) => (props.for === 'agents' ? [] : node.children),
  isOmittedFromMarkdown: ({ props }) => props.for === 'humans',
  hasControls: false,
})
