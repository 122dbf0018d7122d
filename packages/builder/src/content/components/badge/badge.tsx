import { z } from 'zod'
import { unwrapParagraphs } from '../children/unwrap-paragraphs.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { color } from '../props/color.ts'
import { flag } from '../props/flag.ts'
import { icon, iconType } from '../props/icon.ts'
import { toElement } from '../to-element.ts'

/** The named colors, defined in badge.css (docs/reference/page-content.mdx#badge-colors). */
const NAMED = [
  'gray',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'purple',
  'white',
  'surface',
  'white-destructive',
  'surface-destructive',
] as const

const EXPECTED = 'a color such as "green" or "#16a34a"'

/** A short label in a line of text, for example a status, a version or a plan. */
export const badge = defineComponent({
  name: 'Badge',
  description: 'A short label in a line of text.',
  props: z.object({
    color: z
      .union([z.enum(NAMED), color], EXPECTED)
      .default('gray')
      .describe('The color: a name or any CSS color.'),
    size: z.enum(['xs', 'sm', 'md', 'lg'], 'one of xs, sm, md, lg').default('md').describe('The size.'),
    shape: z.enum(['rounded', 'pill'], 'rounded or pill').default('rounded').describe('The shape of the corners.'),
    icon: icon.optional().describe('An icon before the text.'),
    iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
    stroke: flag.default(false).describe('Whether it is outlined instead of filled.'),
    disabled: flag.default(false).describe('Whether it looks disabled.'),
  }),
  render({ color, size, shape, stroke, disabled, ...look }, node, context) {
    const isNamed = NAMED.some((name) => name === color)
    const flags = { 'badge-stroke': stroke, 'badge-disabled': disabled, 'badge-pill': shape === 'pill' }
    const classes = [
      'badge',
      isNamed ? `badge-${color}` : 'badge-own',
      ...(size === 'md' ? [] : [`badge-${size}`]),
      ...Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [name] : [])),
    ]
    return toElement(
      <span class={classes} style={isNamed ? undefined : `--tone: ${color}`}>
        {renderIcon(look, node, context)}
        {unwrapParagraphs(node.children)}
      </span>,
    )
  },
  toInlineMarkdown: ({ children }, writer) => writer.toInline(children),
  hasControls: false,
})
