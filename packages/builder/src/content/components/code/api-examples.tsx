import { type Component, defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'
import { codeTabsProps, type NameBlock, renderCodeTabs } from './code-tabs.tsx'

/** Sample requests for the right column. */
export const requestExample = createExample('RequestExample', 'Request', 'request-example')

/** Sample responses for the right column. */
export const responseExample = createExample('ResponseExample', 'Response', 'response-example')

/**
 * Blocks without a title are named `Request`, `Request 2`, … `extractAside` moves `data-slot="aside"` to the right
 * column.
 */
function createExample(name: string, title: string, id: string): Component {
  return defineComponent({
    name,
    description: `Code blocks as tabs in the right column: the ${title.toLowerCase()} of an API call.`,
    props: codeTabsProps,
    render({ dropdown }, node, context) {
      const nameBlock: NameBlock = (_block, before) => (before === 0 ? title : `${title} ${before + 1}`)
      const content = renderCodeTabs(node, context, { nameBlock, isDropdown: dropdown })
      if (content.length === 0) return []
      return toElement(
        <div class="api-example" id={context.ids.claim(id)} data-slot="aside">
          {content}
        </div>,
      )
    },
  })
}
