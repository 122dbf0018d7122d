import { z } from 'zod'
import { defineComponent } from '../define-component.ts'

/**
 * Content for one audience. Content for agents is only in the Markdown copy of the page, content for humans only on the
 * page itself.
 */
export const visibility = defineComponent({
  name: 'Visibility',
  description: 'Content only for people, or only for agents that read the page as Markdown.',
  props: z.object({
    for: z
      .enum(['humans', 'agents'], 'humans or agents')
      .optional()
      .describe('Who gets the content: humans or agents; both by default.'),
  }),
  render: (props, node) => (props.for === 'agents' ? [] : node.children),
  isOmittedFromMarkdown: ({ props }) => props.for === 'humans',
  hasControls: false,
})
