import { toLanguageLabel } from '../../highlight/to-language-label.ts'
import { defineComponent } from '../define-component.ts'
import { codeTabsProps, renderCodeTabs, toCodeTabsMarkdown } from './code-tabs.tsx'

/** Code blocks as tabs. The label of a block without a title is the name of its language. */
export const codeGroup = defineComponent({
  name: 'CodeGroup',
  aliases: ['SnippetGroup'],
  description: 'Code blocks as tabs, labeled with their titles.',
  items: ['CodeBlock'],
  props: codeTabsProps,
  render: ({ title, dropdown }, node, context) =>
    renderCodeTabs(node, context, {
      title,
      nameBlock: ({ language = '' }) => toLanguageLabel(language) ?? (language || context.words.say('code.title')),
      isDropdown: dropdown,
    }),
  toMarkdown: toCodeTabsMarkdown,
})
