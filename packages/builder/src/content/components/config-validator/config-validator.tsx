import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { toElement } from '../to-element.ts'

/**
 * A field that checks a `docs.json` or a `mint.json` in the browser with the island `config-validator`. Nothing is sent anywhere. Only
 * sites with such a field get the files of the island.
 */
export const configValidator = defineComponent({
  name: 'ConfigValidator',
  description: 'A field that checks a docs.json or mint.json in the browser.',
  props: z.object({
    codes: text.optional().describe('A page that explains the diagnostic codes, to link them to.'),
  }),
  render({ codes }, node, context) {
    const href = codes === undefined ? '' : context.resolveHref(codes, node)
    return toElement(
      <sm-config-validator {...(href === '' ? {} : { 'data-codes': href })}>
        <p>
          This field checks a <code>docs.json</code> or <code>mint.json</code>. It requires JavaScript. In a terminal,
          run <code>spearmint check</code> instead.
        </p>
        {node.children}
      </sm-config-validator>,
    )
  },
})
