import { z } from 'zod'
import { toDestination } from '../../markdown-output/escape-text.ts'
import { defineComponent } from '../define-component.ts'
import { content, text } from '../props/content.ts'
import { toElement } from '../to-element.ts'

/** A link that is written as a component. A Markdown link does the same. */
export const link = defineComponent({
  name: 'Link',
  description: 'A link, as an alternative to a Markdown link.',
  props: z.object({
    href: text.optional().describe('The URL or path to link to.'),
    title: content.optional().describe('The text of a link without content.'),
  }),
  render({ href, title }, node, context) {
    const address = href ? context.resolveHref(href, node) : ''
    const shown = node.children.length > 0 ? node.children : (title ?? [{ type: 'text', value: address }])
    return toElement(address === '' ? <span>{shown}</span> : <a href={address}>{shown}</a>)
  },
  toInlineMarkdown(node, writer) {
    const { href } = node.props
    const address = typeof href === 'string' && href !== '' ? writer.toUrl(writer.resolveHref(href, node)) : ''
    const name = writer.toInline(node.children).trim() || writer.toProp(node.props.title) || writer.toProp(address)
    return address === '' ? name : `[${name}](${toDestination(address)})`
  },
})
