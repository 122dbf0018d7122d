import type { Element } from 'hast'
import { z } from 'zod'
import { toInlineCode } from '../../markdown-output/escape-text.ts'
import { isBlank } from '../children/is-blank.ts'
import type { ComponentNode } from '../component-node.ts'
import { defineComponent } from '../define-component.ts'
import { color } from '../props/color.ts'
import { content } from '../props/content.ts'
import { toText } from '../props/to-text.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'

const EXPECTED = 'a color such as "#16a34a" or {{ light: "#16a34a", dark: "#4ade80" }}'

export const colorItemProps = z.object({
  name: content.optional().describe('The name of the color.'),
  value: z
    .union([color, z.object({ light: color, dark: color })], EXPECTED)
    .optional()
    .describe('The color, or one each for light and dark mode.'),
})

/** One color. Inside `Color`, it is an item of the list; alone, it is a palette of one. */
export const colorItem = defineComponent({
  name: 'Color.Item',
  description: 'One color of a palette; click to copy its value.',
  parents: ['Color', 'Color.Row'],
  props: colorItemProps,
  render: (props, node, context) =>
    toElement(
      <div class="color">
        <ul class="color-items">{renderColorItem(props, node, context)}</ul>
      </div>,
      'color',
    ),
  toMarkdown({ props }, writer) {
    const { value } = props
    const values =
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([mode, color]) => `${toInlineCode(toText(color))} (${writer.toProp(mode)})`)
        : [toInlineCode(toText(value))]
    const name = writer.toProp(props.name)
    return `- ${name === '' ? '' : `${name}: `}${values.join(', ')}`
  },
})

/**
 * Renders a color as a list item. Its values are text; the button over the item (island `color`) copies the one for the
 * current mode.
 */
export function renderColorItem(
  { name, value }: z.output<typeof colorItemProps>,
  node: ComponentNode,
  context: RenderContext,
): Element {
  const values = typeof value === 'object' ? [value.light, value.dark] : value === undefined ? [] : [value]
  const [light, dark] = values
  return toElement(
    <li class="color-item">
      {light && <span class="color-swatch" style={`--swatch: ${dark ? `light-dark(${light}, ${dark})` : light}`} />}
      <span class="color-text">
        {name && <span class="color-name">{name}</span>}{' '}
        <span class="color-values">
          {values.map((text, index) =>
            toElement(<code data-scheme={dark && (index === 0 ? 'light' : 'dark')}>{text}</code>),
          )}
        </span>
      </span>
      {light && <button type="button" class="color-copy needs-js" aria-label={toCopyLabel(light, dark, context)} />}
      {node.children.every(isBlank) ? undefined : <div class="color-content">{node.children}</div>}
    </li>,
  )
}

function toCopyLabel(color: string, other: string | undefined, { words }: RenderContext): string {
  return other ? words.say('color.copyEither', { color, other }) : words.say('color.copy', { color })
}
