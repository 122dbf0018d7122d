import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { content, text } from '../props/content.ts'
import { toElement } from '../to-element.ts'

/** A word with an explanation that CSS shows on hover and focus. With the island `tooltip`, Escape hides it. */
export const tooltip = defineComponent({
  name: 'Tooltip',
  description: 'A word or phrase with an explanation on hover and focus.',
  label: 'tip',
  props: z.object({
    tip: content.default([]).describe('The explanation.'),
    headline: content.optional().describe('A heading above the explanation.'),
    cta: content.optional().describe('The text of a link below the explanation; requires `href`.'),
    href: text.optional().describe('The URL or path of that link.'),
  }),
  render({ tip, headline, cta, href }, node, context) {
    const link = href === undefined ? '' : context.resolveHref(href, node)
    const id = context.ids.claim('sm-tooltip')
    return toElement(
      <span class="tooltip">
        <span class="tooltip-trigger" tabindex="0" aria-describedby={id}>
          {node.children}
        </span>
        <span class="tooltip-bubble" role="tooltip" id={id}>
          {headline && <strong class="tooltip-headline">{headline}</strong>} {tip}{' '}
          {link === '' ? (
            cta
          ) : (
            <a class="tooltip-link" href={link}>
              {cta ?? context.words.say('tooltip.more')}
            </a>
          )}
        </span>
      </span>,
      'tooltip',
    )
  },
  toInlineMarkdown({ props, children }, writer) {
    const tip = writer.toProp(props.tip)
    return writer.toInline(children) + (tip === '' ? '' : ` (${tip})`)
  },
})
