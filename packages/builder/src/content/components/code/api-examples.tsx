import { type Component, defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'
import { codeTabsProps, type NameBlock, renderCodeTabs, toCodeTabsMarkdown } from './code-tabs.tsx'

/** Sample requests for the right column. */
export const requestExample = createExample('RequestExample', 'request', 'request-example')

/** Sample responses for the right column. */
export const responseExample = createExample('ResponseExample', 'response', 'response-example')

/**
 * Blocks without a title are named `Request`, `Request 2`, … `extractAside` moves `data-slot="aside"` to the right
 * column.
 */
function createExample(name: string, kind: 'request' | 'response', id: string): Component {
  return defineComponent({
    name,
    description: `Code blocks as tabs in the right column: the ${kind} of an API call.`,
    props: codeTabsProps,
    render({ title, dropdown }, node, context) {
      const blockName = context.words.say(`code.${kind}`)
      const nameBlock: NameBlock = (_block, before) => (before === 0 ? blockName : `${blockName} ${before + 1}`)
      const content = renderCodeTabs(node, context, { title, nameBlock, isDropdown: dropdown })
      if (content.length === 0) return []
      return toElement(
        <div class="api-example" id={context.ids.claim(id)} data-slot="aside">
          {content}
        </div>,
      )
    },
    toMarkdown: toCodeTabsMarkdown,
  })
}
