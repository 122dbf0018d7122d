import { z } from 'zod'
import { toNameText, toSlug } from '../../../core/index.ts'
import { toTitledSection } from '../../markdown-output/titles.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { content, text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { icon, iconType } from '../props/icon.ts'
import { toElement } from '../to-element.ts'

/** A `<details>` element, so it works without JavaScript and find-in-page searches it. */
export const accordion = defineComponent({
  name: 'Accordion',
  description: 'A row with a title that expands to show its content.',
  label: 'title',
  props: z.object({
    title: content.default([]).describe('The title of the row.'),
    description: content.optional().describe('Text below the title.'),
    defaultOpen: flag.default(false).describe('Whether it is open initially.'),
    icon: icon.optional().describe('An icon before the title.'),
    iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
    id: text.optional().describe('The anchor ID; generated from the title by default.'),
  }),
  render(props, node, context) {
    const slug = props.id ?? toSlug(toNameText(props.title))
    const icon = renderIcon(props, node, context)
    return toElement(
      <details class="disclosure accordion" id={context.ids.claim(slug || 'accordion')} open={props.defaultOpen}>
        <summary>
          {icon.length > 0 ? <span class="accordion-icon">{icon}</span> : undefined}
          <span class="accordion-label">
            <span class="accordion-title">{props.title}</span>{' '}
            {props.description && <span class="accordion-description">{props.description}</span>}
          </span>
        </summary>
        <div class="accordion-content">{node.children}</div>
      </details>,
      'disclosure',
    )
  },
  toMarkdown: toTitledSection,
})
