import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { z } from 'zod'
import type { ComponentNode, RenderContext } from '../model/component.ts'
import { isHast } from './props/content.ts'
import type { icon as iconProp } from './props/icon.ts'

/** An icon as an author asks for it. */
export interface IconProps {
  icon?: z.output<typeof iconProp> | undefined
  iconType?: string | undefined
  /** CSS color; the text's color by default. Pictures and emoji keep theirs. */
  color?: string | undefined
  /** In CSS pixels; the text's size by default. */
  size?: number | undefined
}

/** What authors write for "no icon". */
const NO_ICON = new Set(['', 'n/a', 'none'])

/**
 * Renders an icon by reference 4.1: JSX as it is, an emoji as text, a path or an address as a picture, anything else by
 * name. Empty when none is asked for. A name that nobody knows is reported (`component/unknown-icon`) and shown as the
 * neutral glyph. The icon is decoration: it has no text of its own.
 */
export function renderIcon(props: IconProps, node: ComponentNode, context: RenderContext): ElementContent[] {
  const { icon, size } = props
  if (icon === undefined) return []
  if (isHast(icon)) return [h('span', { class: 'icon' }, icon)]
  const name = icon.trim()
  if (NO_ICON.has(name.toLowerCase())) return []
  if (isEmoji(name)) return [h('span', { class: 'icon icon-emoji', ariaHidden: 'true' }, name)]
  if (isPicture(name)) {
    const src = context.resolveAsset(name, node)
    return src === '' ? [] : [h('img', { class: 'icon-image', src, alt: '', width: size, height: size })]
  }
  const { svg, match, suggestions } = context.icons.resolve({ name, type: props.iconType })
  if (match === 'unknown') {
    context.report(
      {
        code: 'component/unknown-icon',
        severity: 'warning',
        message: `The icon ${JSON.stringify(name)} of <${node.name}> is unknown; expected a name of Font Awesome or Lucide.`,
        suggestions: suggestions.map((suggestion) => `Write "${suggestion}".`),
      },
      node,
    )
  }
  // Presentation attributes of SVG: the drawing is one em high and has the color of text, without inline style.
  const properties = { ...svg.properties }
  if (props.color !== undefined) properties.color = props.color
  if (size !== undefined) properties.fontSize = String(size)
  return [{ ...svg, properties }]
}

function isEmoji(name: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(name) && !/[\p{L}/]/u.test(name)
}

/** `/a.svg`, `./a.svg`, `https://…`, `data:image/…`, `images/a.png`. */
function isPicture(name: string): boolean {
  return (
    /^(?:\.{0,2}\/|https?:|data:image\/)/i.test(name) ||
    /^[^\s"'();]+\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(name)
  )
}
