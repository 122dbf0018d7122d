import type { Element } from 'hast'
import { z } from 'zod'
import { toNameText, toSlug } from '../../../core/index.ts'
import { toTitledSection } from '../../markdown-output/titles.ts'
import type { ComponentNode } from '../component-node.ts'
import { defineComponent } from '../define-component.ts'
import { withAuthorAttributes } from '../expansion/author-attributes.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { text } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import { toInlineContent } from '../props/to-inline-content.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'
import type { TabItem } from './tab-set.tsx'

export const tabProps = z.object({
  title: text.optional().describe('The label of the tab.'),
  id: text.optional().describe('The anchor ID; generated from the title by default.'),
  icon: icon.optional().describe('An icon before the title.'),
  iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
})

/** One tab. Inside `Tabs`, that component renders it; alone, it is a titled block. */
export const tab = defineComponent({
  name: 'Tab',
  description: 'One tab of `Tabs`: a title and its content.',
  parents: ['Tabs'],
  label: 'title',
  props: tabProps,
  render(props, node, context) {
    const { label, id, icon, content } = toTabItem(props, node, context)
    return toElement(
      <div class="tab-panel" id={id}>
        <p class="tab-title">
          {icon}
          {toInlineContent(label)}
        </p>
        {content}
      </div>,
    )
  },
  toMarkdown: toTitledSection,
})

/** Converts a `Tab` to an item of a set and claims its ID. */
export function toTabItem(
  props: z.output<typeof tabProps>,
  node: ComponentNode,
  context: RenderContext,
): TabItem & { label: string } {
  const written = props.title?.trim() ?? ''
  const label = written || context.words.say('tab.title')
  const title = toNameText(toInlineContent(label))
  const id = context.ids.claim(props.id ?? (toSlug(written && title) || 'tab'))
  const finish = (panel: Element): Element => withAuthorAttributes(panel, node, tabProps, context)
  return { title, label, id, icon: renderIcon(props, node, context), content: node.children, finish }
}
