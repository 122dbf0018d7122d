import { z } from 'zod'
import { toTitledSection } from '../../markdown-output/titles.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { text } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import { toElement } from '../to-element.ts'

/**
 * Content for one language or platform. A page with two or more gets a menu to choose one (`addViewSelect`), which the
 * island `multi-view` handles. Without JavaScript, all views are shown, each below its title.
 */
export const view = defineComponent({
  name: 'View',
  description: 'Content for one language or platform; visitors choose which one is shown.',
  label: 'title',
  props: z.object({
    title: text.optional().describe('The name in the menu.'),
    icon: icon.optional().describe('An icon beside the name.'),
    iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
  }),
  render(props, node, context) {
    const title = props.title?.trim() || context.words.say('view.title')
    return toElement(
      <div class="multi-view" data-view={title}>
        <p class="multi-view-title">
          {renderIcon(props, node, context)}
          {title}
        </p>
        <div class="multi-view-content">{node.children}</div>
      </div>,
      'multi-view',
    )
  },
  toMarkdown: toTitledSection,
})
