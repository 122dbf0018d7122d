import { z } from 'zod'
import { isHast } from '../../../core/index.ts'
import { joinBlocks } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { written } from '../props/content.ts'
import { length } from '../props/length.ts'
import { toElement } from '../to-element.ts'

/** A rounded box around pictures and videos. */
export const frame = defineComponent({
  name: 'Frame',
  description: 'A frame around a picture or a video, with a caption.',
  props: z.object({
    caption: written.optional().describe('The text below; Markdown.'),
    hint: written.optional().describe('The text above; Markdown.'),
    type: z.enum(['glass'], '"glass"').optional().describe('The look: `glass` is a soft area without a border.'),
    width: length.optional().describe('The greatest width of the box, in pixels or with a unit of CSS.'),
    height: length.optional().describe('Accepted, and not needed: the box is as high as what it holds.'),
  }),
  render({ caption, hint, type, width }, node, context) {
    const toContent = (value: z.output<typeof written>) => (isHast(value) ? value : context.renderInline(String(value)))
    return toElement(
      <figure class={['frame', ...(type ? [`frame-${type}`] : [])]} style={width && `max-width: ${width}`}>
        {hint && <p class="frame-hint">{toContent(hint)}</p>}
        <div class="frame-content">{node.children}</div>
        {caption && <figcaption>{toContent(caption)}</figcaption>}
      </figure>,
    )
  },
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(
      writer.toMarkdownProp(props.hint),
      writer.toBlocks(children, level),
      writer.toMarkdownProp(props.caption),
    ),
  hasControls: false,
})
