import { defineComponent } from '../define-component.ts'
import { codeTabsProps, renderCodeTabs } from './code-tabs.tsx'

/** Code blocks as tabs. The label of a block without a title is its language. */
export const codeGroup = defineComponent({
  name: 'CodeGroup',
  aliases: ['SnippetGroup'],
  description: 'Code blocks as tabs, labeled with their titles.',
  props: codeTabsProps,
  render: ({ dropdown }, node, context) =>
    renderCodeTabs(node, context, { nameBlock: ({ language }) => language ?? 'Code', isDropdown: dropdown }),
})
