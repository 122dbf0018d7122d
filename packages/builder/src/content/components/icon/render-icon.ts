import { describeIconLibraries } from '@spearmint/config'
import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { z } from 'zod'
import { type IconRequest, toIconKind } from '../../../core/index.ts'
import type { ComponentNode } from '../component-node.ts'
import { isHast } from '../is-hast.ts'
import type { icon as iconProp } from '../props/icon.ts'
import type { RenderContext } from '../render-context.ts'

/** The props of an icon. */
export interface IconProps {
  icon?: z.output<typeof iconProp> | undefined
  iconType?: string | undefined
  /** The library of the icon; that of the site by default. */
  library?: IconRequest['library']
  /** A CSS color; the text color by default. Images and emoji keep their own. */
  color?: string | undefined
  /** In CSS pixels; the text size by default. */
  size?: number | undefined
}

/**
 * Renders an icon (docs/reference/page-content.mdx#icons): JSX as it is, an emoji as text, a path or URL as an image,
 * and anything else by name or as SVG. Returns nothing without an icon. An unknown name is reported (`component/unknown-icon`)
 * and shown as a neutral glyph. Icons are decorative: they have no alternative text.
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
  const { svg, match, suggestions } = context.icons.resolve({ name, type: props.iconType, library: props.library })
  if (match === 'unknown') {
    context.report(
      {
        code: 'component/unknown-icon',
        message: `The icon ${JSON.stringify(name)} of <${node.name}> is unknown; expected the name of a ${describeIconLibraries(context.icons.library)} icon.`,
        suggestions: suggestions.map((suggestion) => `Did you mean "${suggestion}"?`),
      },
      node,
    )
  }
  // SVG presentation attributes, so that no inline style is needed. The drawing is 1em high and in the current color.
  const properties = { ...svg.properties }
  if (props.color !== undefined) properties.color = props.color
  if (size !== undefined) properties.fontSize = String(size)
  return [{ ...svg, properties }]
}
