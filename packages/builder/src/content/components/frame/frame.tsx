import type { ElementContent } from 'hast'
import { z } from 'zod'
import { visit } from '../../../core/index.ts'
import { joinBlocks } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { isHast } from '../is-hast.ts'
import { text, written } from '../props/content.ts'
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
    alt: text.optional().describe('The alternative text of the images inside that have none.'),
    type: z.enum(['glass'], '"glass"').optional().describe('The style: `glass` has a soft background and no border.'),
    width: length.optional().describe('The maximum width of the box, in pixels or with a CSS unit.'),
    height: length.optional().describe('Accepted but ignored: the box is as high as its content.'),
  }),
  render({ caption, hint, alt, type, width }, node, context) {
    if (alt !== undefined) describeImages(node.children, alt)
    const toContent = (value: z.output<typeof written>) => (isHast(value) ? value : context.renderInline(String(value)))
    return toElement(
      <figure class={['frame', ...(type ? [`frame-${type}`] : [])]} style={width && `max-width: ${width}`}>
        {hint && <p class="frame-hint">{toContent(hint)}</p>}
        <div class="frame-content">{node.children}</div>
        {caption && <figcaption>{toContent(caption)}</figcaption>}
      </figure>,
    )
  },
  toMarkdown({ props, children }, writer, level) {
    if (typeof props.alt === 'string') describeImages(children, props.alt)
    return joinBlocks(
      writer.toMarkdownProp(props.hint),
      writer.toBlocks(children, level),
      writer.toMarkdownProp(props.caption),
    )
  },
  hasControls: false,
})

/** Gives images without a text of their own this one. An empty `alt` is a text: the image is decorative. */
function describeImages(nodes: readonly ElementContent[], alt: string): void {
  visit({ type: 'root', children: [...nodes] }, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') properties.alt ??= alt
  })
}
