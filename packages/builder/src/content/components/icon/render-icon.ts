import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { z } from 'zod'
import { isHast, toIconKind } from '../../../core/index.ts'
import type { ComponentNode } from '../component-node.ts'
import type { icon as iconProp } from '../props/icon.ts'
import type { RenderContext } from '../render-context.ts'

/** An icon as an author asks for it. */
export interface IconProps {
  icon?: z.output<typeof iconProp> | undefined
  iconType?: string | undefined
  /** CSS color; the text's color by default. Pictures and emoji keep theirs. */
  color?: string | undefined
  /** In CSS pixels; the text's size by default. */
  size?: number | undefined
}

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
  const kind = toIconKind(name)
  if (kind === 'none') return []
  if (kind === 'emoji') return [h('span', { class: 'icon icon-emoji', ariaHidden: 'true' }, name)]
  if (kind === 'picture') {
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
