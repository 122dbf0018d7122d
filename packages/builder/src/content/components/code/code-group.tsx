import { defineComponent } from '../define-component.ts'
import { codeTabsProps, renderCodeTabs } from './code-tabs.tsx'

/** Code blocks as tabs. A block without a title is named by its language. */
export const codeGroup = defineComponent({
  name: 'CodeGroup',
  aliases: ['SnippetGroup'],
  description: 'Code blocks as tabs, labelled with their titles.',
  props: codeTabsProps,
  render: ({ dropdown }, node, context) =>
    renderCodeTabs(node, context, { nameBlock: ({ language }) => language ?? 'Code', isDropdown: dropdown }),
})
