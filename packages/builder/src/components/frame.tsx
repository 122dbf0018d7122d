import { z } from 'zod'
import { defineComponent } from '../model/component.ts'
import { isHast } from '../model/is-hast.ts'
import { written } from './props/content.ts'
import { style } from './props/style.ts'
import { toElement } from './to-element.ts'

/** A rounded box around pictures and videos. */
export const frame = defineComponent({
  name: 'Frame',
  description: 'A frame around a picture or a video, with a caption.',
  props: z.object({
    caption: written.optional().describe('The text below; Markdown.'),
    hint: written.optional().describe('The text above; Markdown.'),
    className: z.string('class names').optional().describe('Class names of your own.'),
    style: style.optional().describe('Inline style of the box.'),
  }),
  render({ caption, hint, className = '', style }, node, context) {
    const toContent = (value: z.output<typeof written>) => (isHast(value) ? value : context.renderInline(String(value)))
    return toElement(
      <figure class={['frame', ...className.split(/\s+/).filter(Boolean)]}>
        {hint && <p class="frame-hint">{toContent(hint)}</p>}
        <div class="frame-content" style={style}>
          {node.children}
        </div>
        {caption && <figcaption>{toContent(caption)}</figcaption>}
      </figure>,
    )
  },
})
