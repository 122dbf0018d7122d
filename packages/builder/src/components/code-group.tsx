import { z } from 'zod'
import { defineComponent } from '../model/component.ts'
import { renderCodeTabs } from './code-tabs.tsx'

/** Code blocks as tabs. A block without a title is named by its language. */
export const codeGroup = defineComponent({
  name: 'CodeGroup',
  aliases: ['SnippetGroup'],
  description: 'Code blocks as tabs, labelled with their titles.',
  props: z.object({}),
  render: (_props, node, context) => renderCodeTabs(node, context, ({ language }) => language ?? 'Code'),
})
