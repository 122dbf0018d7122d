import { z } from 'zod'
import { toDestination } from '../../markdown-output/escape-text.ts'
import { isBlank } from '../children/is-blank.ts'
import { unwrapParagraphs } from '../children/unwrap-paragraphs.ts'
import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { toText } from '../props/to-text.ts'
import { toElement } from '../to-element.ts'
import { modeImageProps, renderModeImage } from './mode-image.tsx'

/** One logo: an image, a drawing as its content, or else the name as text. */
export const logosItem = defineComponent({
  name: 'Logos.Item',
  description: 'One logo, with an optional link.',
  parents: ['Logos'],
  label: 'name',
  props: z.object({
    name: text.optional().describe('The name, as alternative text or in place of an image.'),
    ...modeImageProps,
    href: text.optional().describe('The URL or path to link to.'),
  }),
  render({ name = '', href, ...image }, node, context) {
    const images = renderModeImage(image, name, node, context)
    const drawing = node.children.every(isBlank) ? [] : unwrapParagraphs(node.children)
    const logo = [...images, ...drawing]
    const content = logo.length > 0 ? logo : [{ type: 'text' as const, value: name }]
    const address = href ? context.resolveHref(href, node) : ''
    // A link cannot contain other links or controls.
    if (address === '' || context.hasControls(drawing)) return toElement(<div class="home-logo">{content}</div>)
    const label = images.length === 0 && drawing.length > 0 && name !== '' ? name : undefined
    return toElement(
      <a class="home-logo" href={address} aria-label={label}>
        {content}
      </a>,
    )
  },
  toMarkdown(node, writer) {
    const name = writer.toProp(toText(node.props.name))
    const href = toText(node.props.href)
    const label = name || writer.toInline(unwrapParagraphs(node.children)).trim()
    return `- ${href === '' ? label : `[${label || href}](${toDestination(writer.toUrl(writer.resolveHref(href, node)))})`}`
  },
})
