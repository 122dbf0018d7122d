import type { Element, ElementContent, Root } from 'hast'
import { z } from 'zod'
import { toDestination } from '../../markdown-output/escape-text.ts'
import { joinBlocks, toListItem } from '../../markdown-output/format-blocks.ts'
import { toLinkedTitle } from '../../markdown-output/titles.ts'
import { isBlank } from '../children/is-blank.ts'
import type { ComponentNode } from '../component-node.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { calloutKind } from '../props/callout-kind.ts'
import { color } from '../props/color.ts'
import { content, text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { icon, iconType } from '../props/icon.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'

const props = z.object({
  title: content.optional().describe('The heading of the card.'),
  description: content.optional().describe('Text below the title, before the content.'),
  icon: icon.optional().describe('An icon above the title.'),
  iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
  color: color.optional().describe('The color of the icon.'),
  href: text.optional().describe('The URL or path to link to.'),
  horizontal: flag.default(false).describe('Whether the icon is beside the title instead of above it.'),
  img: text.optional().describe('An image at the top of the card.'),
  cta: content.optional().describe('The text of a link at the end of the card.'),
  arrow: flag.optional().describe('Whether to show an arrow; by default, only external links have one.'),
  newTab: flag.optional().describe('Whether the link opens in a new tab; by default, only external links do.'),
  type: calloutKind.optional().describe('The color of the box: that of the callout with this name.'),
  disabled: flag.default(false).describe('Whether the card looks disabled and has no link.'),
})

type CardProps = z.output<typeof props>

/** The attributes of the card's link. */
interface Link {
  href: string
  target?: '_blank'
  rel?: 'noopener'
}

/** A box with a title. With `href`, the whole box is the link. */
export const card = defineComponent({
  name: 'Card',
  description: 'A box with a title, an icon and an optional link.',
  props,
  render(props, node, context) {
    const link = toLink(props, node, context)
    const className = [
      'card',
      ...(props.horizontal ? ['card-horizontal'] : []),
      ...(props.type ? ['card-toned', `card-${props.type}`] : []),
    ]
    // A link cannot contain other links or controls. In that case only the title is the link, and CSS stretches it over
    // the card.
    if (link !== undefined && !context.hasControls([...node.children, ...(props.description ?? [])])) {
      const parts = renderParts(props.title, link, props, node, context)
      return toElement(
        <a class={className} {...link}>
          {parts}
        </a>,
      )
    }
    const title = link === undefined ? props.title : [toElement(<a {...link}>{props.title ?? link.href}</a>)]
    return toElement(
      <div class={className} aria-disabled={props.disabled ? 'true' : undefined}>
        {renderParts(title, link, props, node, context)}
      </div>,
    )
  },
  toMarkdown(node, writer, level) {
    const { img } = node.props
    const image = typeof img === 'string' ? `![](${toDestination(writer.toUrl(writer.resolveAsset(img, node)))})` : ''
    const content = writer.toBlocks(node.children, level)
    return toListItem(
      '- ',
      joinBlocks(toLinkedTitle(node, writer), image, writer.toProp(node.props.description), content),
    )
  },
})

function toLink(props: CardProps, node: ComponentNode, context: RenderContext): Link | undefined {
  if (props.disabled || !props.href) return undefined
  const href = context.resolveHref(props.href, node)
  // A URL that would run code is reported and resolves to an empty string.
  if (href === '') return undefined
  return (props.newTab ?? isExternal(href)) ? { href, target: '_blank', rel: 'noopener' } : { href }
}

/** Everything in the card but the link. */
function renderParts(
  title: ElementContent[] | undefined,
  link: Link | undefined,
  props: CardProps,
  node: ComponentNode,
  context: RenderContext,
): Element | Root {
  const icon = renderIcon(props, node, context)
  const hasArrow = link !== undefined && (props.arrow ?? isExternal(link.href))
  return (
    <>
      {props.img && <img class="card-image" src={context.resolveAsset(props.img, node)} alt="" />}
      {icon.length > 0 ? <div class="card-icon">{icon}</div> : undefined}
      <div class="card-body">
        {title && <div class="card-title">{title}</div>}
        {props.description && <div class="card-content">{props.description}</div>}
        {node.children.every(isBlank) ? undefined : <div class="card-content">{node.children}</div>}
        {link && props.cta ? <div class="card-cta">{props.cta}</div> : undefined}
      </div>
      {hasArrow ? <span class="card-arrow">{context.icons.resolve({ name: 'arrow-up-right' }).svg}</span> : undefined}
    </>
  )
}

/** Whether a link leads out of the site. */
function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(href)
}
