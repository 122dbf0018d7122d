import type { Element } from 'hast'
import { z } from 'zod'
import { toSlug } from '../../../core/index.ts'
import { withAuthorAttributes } from '../expansion/author-attributes.ts'
import { type ComponentNode, defineComponent, type RenderContext } from '../define-component.ts'
import { text } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import { renderIcon } from '../icon/render-icon.ts'
import type { TabItem } from './tab-set.tsx'
import { toElement } from '../to-element.ts'

export const tabProps = z.object({
  title: text.optional().describe('The text on the tab.'),
  id: text.optional().describe('The name in its address; made of the title by default.'),
  icon: icon.optional().describe('The icon before the title.'),
  iconType: iconType.optional().describe('The style of the icon.'),
})

/** One tab. Inside `Tabs` that component draws it; alone it is a titled block. */
export const tab = defineComponent({
  name: 'Tab',
  description: 'One tab of `Tabs`: a title and its content.',
  props: tabProps,
  render(props, node, context) {
    const { title, id, icon, content } = toTabItem(props, node, context)
    return toElement(
      <div class="tab-panel" id={id}>
        <p class="tab-title">
          {icon}
          {title}
        </p>
        {content}
      </div>,
    )
  },
})

/** The tab a `Tab` stands for. Claims its id. */
export function toTabItem(props: z.output<typeof tabProps>, node: ComponentNode, context: RenderContext): TabItem {
  const title = props.title?.trim() || 'Tab'
  const id = context.ids.claim(props.id ?? (toSlug(title) || 'tab'))
  const finish = (panel: Element): Element => withAuthorAttributes(panel, node, tabProps, context)
  return { title, id, icon: renderIcon(props, node, context), content: node.children, finish }
}
