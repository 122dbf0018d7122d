import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { color } from '../props/color.ts'
import { icon as iconProp, iconType } from '../props/icon.ts'
import { renderIcon } from './render-icon.ts'

/** A size in CSS pixels, written `{20}`, `"20"` or `"20px"`. The result is a number. */
const pixels = z.preprocess(
  (value) =>
    typeof value === 'string' ? Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value)?.[1] ?? Number.NaN) : value,
  z.number('a size in pixels such as {20}').positive('a size in pixels such as {20}'),
)

/** An icon in the text, by its name or with an SVG as its child. Other children follow it. */
export const icon = defineComponent({
  name: 'Icon',
  description: 'An icon in the text.',
  props: z.object({
    icon: iconProp.optional().describe('The name of a Font Awesome or Lucide icon, or a path.'),
    src: z.string('a path').optional().describe('The path of an image, instead of `icon`.'),
    iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
    color: color.optional().describe('The color; the text color by default.'),
    size: pixels.default(16).describe('The size in pixels.'),
  }),
  render: ({ icon, src, ...look }, node, context) => [
    ...renderIcon({ icon: icon ?? src, ...look }, node, context),
    ...node.children.map((child) => (isDrawing(child) ? toIcon(child, look) : child)),
  ],
  toInlineMarkdown: ({ children }, writer) => writer.toInline(children),
  hasControls: false,
})

function isDrawing(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'svg'
}

/** An SVG from the author gets the size and color of an icon unless it has its own. */
function toIcon(svg: Element, { size, color }: { size: number; color?: string | undefined }): Element {
  const { width = size, height = size } = svg.properties
  return { ...svg, properties: { ...(color && { color }), ...svg.properties, width, height } }
}
