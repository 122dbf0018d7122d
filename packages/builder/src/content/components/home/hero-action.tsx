import { z } from 'zod'
import { toDestination } from '../../markdown-output/escape-text.ts'
import { unwrapParagraphs } from '../children/unwrap-paragraphs.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { text } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import { toText } from '../props/to-text.ts'
import { toElement } from '../to-element.ts'

/** A link of a hero that looks like a button. The first one stands out. */
export const heroAction = defineComponent({
  name: 'Hero.Action',
  description: 'A link of a hero, as a button. The first one stands out.',
  parents: ['Hero'],
  props: z.object({
    href: text.optional().describe('The URL or path to link to.'),
    icon: icon.optional().describe('The icon before the text.'),
    iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
  }),
  render({ href, ...iconProps }, node, context) {
    const address = href ? context.resolveHref(href, node) : ''
    const label = (
      <>
        {renderIcon(iconProps, node, context)}
        {unwrapParagraphs(node.children)}
      </>
    )
    // A link cannot contain other links or controls.
    const isLink = address !== '' && !context.hasControls(node.children)
    return toElement(
      isLink ? (
        <a class="button button-quiet" href={address}>
          {label}
        </a>
      ) : (
        <span class="button button-quiet">{label}</span>
      ),
    )
  },
  toMarkdown(node, writer) {
    const href = toText(node.props.href)
    const label = writer.toInline(unwrapParagraphs(node.children)).trim()
    return `- ${href === '' ? label : `[${label}](${toDestination(writer.toUrl(writer.resolveHref(href, node)))})`}`
  },
})
