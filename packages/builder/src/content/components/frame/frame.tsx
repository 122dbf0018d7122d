import { z } from 'zod'
import { joinBlocks } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { isHast } from '../is-hast.ts'
import { written } from '../props/content.ts'
import { toElement } from '../to-element.ts'

const EXPECTED = 'a length such as {400} or "50%"'

/** A length, written `{400}`, `"400"`, `"400px"`, `"50%"` or `"20rem"`. The result is CSS. */
const length = z
  .union([z.number().positive(), z.string().regex(/^\s*\d+(?:\.\d+)?(?:px|%|r?em|ch|vw)?\s*$/)], EXPECTED)
  .transform((value) => (/^[\d.]+$/.test(String(value).trim()) ? `${String(value).trim()}px` : String(value).trim()))
  .meta({ title: 'length' })

/** A rounded box around images and videos. */
export const frame = defineComponent({
  name: 'Frame',
  description: 'A frame around an image or a video, with a caption.',
  props: z.object({
    caption: written.optional().describe('The text below, as Markdown.'),
    hint: written.optional().describe('The text above, as Markdown.'),
    type: z.enum(['glass'], '"glass"').optional().describe('The style: `glass` has a soft background and no border.'),
    width: length.optional().describe('The maximum width of the box, in pixels or with a CSS unit.'),
    height: length.optional().describe('Accepted but ignored: the box is as high as its content.'),
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
