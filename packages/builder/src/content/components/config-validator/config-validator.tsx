import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { toElement } from '../to-element.ts'

/**
 * A field that checks a `mint.json` in the reader's browser: the place of the island `config-validator`, whose files only
 * sites with such a field get. Nothing leaves the browser.
 */
export const configValidator = defineComponent({
  name: 'ConfigValidator',
  description: 'A field that checks a mint.json in the browser of the reader.',
  props: z.object({
    codes: text
      .optional()
      .describe('A page that explains the diagnostic codes. They are links to it when it is given.'),
  }),
  render({ codes }, node, context) {
    const href = codes === undefined ? '' : context.resolveHref(codes, node)
    return toElement(
      <sm-config-validator {...(href === '' ? {} : { 'data-codes': href })}>
        <p>
          Here is a field that checks a <code>mint.json</code>. It needs JavaScript. On a terminal,{' '}
          <code>spearmint check</code> does the same.
        </p>
        {node.children}
      </sm-config-validator>,
    )
  },
})
