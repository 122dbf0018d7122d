import { z } from 'zod'
import { toTitledSection } from '../../markdown-output/titles.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { text } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import { toElement } from '../to-element.ts'

/**
 * Content for one language or platform. A page with two or more gets a choice between them (`html/place-view-choice.ts`)
 * that the island `multi-view` serves. Without JavaScript all stand one below the other, each below its title.
 */
export const view = defineComponent({
  name: 'View',
  description: 'Content for one language or platform; the reader chooses which is shown.',
  props: z.object({
    title: text.optional().describe('The name in the choice.'),
    icon: icon.optional().describe('The icon beside the name.'),
    iconType: iconType.optional().describe('The style of the icon.'),
  }),
  render(props, node, context) {
    const title = props.title?.trim() || 'View'
    return toElement(
      <div class="multi-view" data-view={title}>
        <p class="multi-view-title">
          {renderIcon(props, node, context)}
          {title}
        </p>
        <div class="multi-view-content">{node.children}</div>
      </div>,
    )
  },
  toMarkdown: toTitledSection,
})
