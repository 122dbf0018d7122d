import type { ElementContent } from 'hast'
import { z } from 'zod'
import { toDestination } from '../../markdown-output/escape-text.ts'
import { joinBlocks, toBlockquote, toBold } from '../../markdown-output/format-blocks.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { type Component, type ComponentContext, defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { calloutKind } from '../props/callout-kind.ts'
import { color } from '../props/color.ts'
import { content, text } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import { toElement } from '../to-element.ts'

type Kind = z.output<typeof calloutKind>

const KINDS = {
  note: { label: 'Note', icon: 'circle-info', description: 'A note, in blue.' },
  tip: { label: 'Tip', icon: 'lightbulb', description: 'A helpful tip, in green.' },
  info: { label: 'Info', icon: 'circle-info', description: 'Background information, in gray.' },
  warning: { label: 'Warning', icon: 'triangle-exclamation', description: 'A warning, in yellow.' },
  check: { label: 'Check', icon: 'circle-check', description: 'A success message, in green.' },
  danger: { label: 'Danger', icon: 'circle-exclamation', description: 'A danger or error, in red.' },
} as const satisfies Record<Kind, { label: string; icon: string; description: string }>

/** The built-in callouts have the same props. */
const calloutProps = z.object({
  title: content.optional().describe('The heading of the callout.'),
  icon: icon.optional().describe('An icon that replaces the one before the text.'),
  iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
  href: text.optional().describe('The URL or path that the callout links to.'),
})

export const note = createCallout('note')
export const tip = createCallout('tip')
export const info = createCallout('info')
export const warning = createCallout('warning')
export const check = createCallout('check')
export const danger = createCallout('danger')

/** A callout whose icon and color the author chooses. */
export const callout = defineComponent({
  name: 'Callout',
  description: 'A callout with your own icon and color.',
  props: z.object({
    type: calloutKind.optional().describe('The built-in callout to start from.'),
    title: content.optional().describe('The heading of the callout.'),
    icon: icon.optional().describe('An icon before the text.'),
    iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
    color: color.optional().describe('The color of the border, the background and the icon.'),
    href: text.optional().describe('The URL or path that the callout links to.'),
  }),
  render(props, node, context) {
    const kind = props.type === undefined ? undefined : KINDS[props.type]
    const drawn =
      props.icon === undefined && kind !== undefined
        ? renderKindIcon(kind.icon, node, context)
        : renderIcon({ icon: props.icon, iconType: props.iconType }, node, context)
    const label = context.words.say(props.type === undefined ? 'callout.other' : `callout.${props.type}`)
    const parts = { ...props, kind: props.type, label }
    return renderCallout({ ...parts, href: props.href && context.resolveHref(props.href, node) }, drawn, node, context)
  },
  toMarkdown: (node, writer, level) => toCalloutMarkdown(toLabel(node.props.type, writer), node, writer, level),
  hasControls: ({ props }) => props.href !== undefined,
})

function createCallout(kind: Kind): Component {
  const { label, icon, description } = KINDS[kind]
  return defineComponent({
    name: label,
    description,
    props: calloutProps,
    render(props, node, context) {
      const drawn =
        props.icon === undefined
          ? renderKindIcon(icon, node, context)
          : renderIcon({ icon: props.icon, iconType: props.iconType }, node, context)
      const href = props.href && context.resolveHref(props.href, node)
      const spoken = context.words.say(`callout.${kind}`)
      return renderCallout({ kind, label: spoken, title: props.title, href }, drawn, node, context)
    },
    toMarkdown: (node, writer, level) => toCalloutMarkdown(writer.words.say(`callout.${kind}`), node, writer, level),
    hasControls: ({ props }) => props.href !== undefined,
  })
}

/** The icons of built-in callouts are from one library, whichever the site uses. */
function renderKindIcon(icon: string, node: ComponentNode, context: ComponentContext): ElementContent[] {
  return renderIcon({ icon, library: 'fontawesome' }, node, context)
}

interface CalloutParts {
  kind: Kind | undefined
  /** Its name for assistive technology. */
  label: string
  title?: ElementContent[] | undefined
  color?: string | undefined
  /** Resolved. Empty for an address that would run code. */
  href?: string | undefined
}

/**
 * With `role="note"`, an `aside` inside the text is not a landmark. With `href`, the title is the link, without a title
 * the text, and if that contains links, a link below it.
 */
function renderCallout(
  { kind, label, title, color, href }: CalloutParts,
  icon: ElementContent[],
  { children }: ComponentNode,
  context: ComponentContext,
): ElementContent {
  const link = href ? { class: 'callout-link', href } : undefined
  const isText = link !== undefined && title === undefined && !context.hasControls(children)
  return toElement(
    <aside
      class={['callout', ...(kind ? [`callout-${kind}`] : [])]}
      role="note"
      aria-label={label}
      style={color && `--tone: ${color}`}
    >
      {icon.length > 0 ? <span class="callout-icon">{icon}</span> : undefined}
      <div class="callout-content">
        {title && <p class="callout-title">{link ? <a {...link}>{title}</a> : title}</p>}
        {isText ? <a {...link}>{children}</a> : children}
        {link && !title && !isText ? (
          <p>
            <a {...link}>{href}</a>
          </p>
        ) : undefined}
      </div>
    </aside>,
  )
}

function toCalloutMarkdown(label: string, node: ComponentNode, writer: MarkdownWriter, level: number): string {
  const { props, children } = node
  const title = writer.toProp(props.title)
  const name = toBold(title === '' ? label : `${label}: ${title}`)
  const href = typeof props.href === 'string' && props.href !== '' ? writer.resolveHref(props.href, node) : ''
  const head = href === '' ? name : `[${name}](${toDestination(writer.toUrl(href))})`
  return toBlockquote(joinBlocks(head, writer.toBlocks(children, level)))
}

/** The name of a kind as written, such as `Warning`. One that is not built in is its own name. */
function toLabel(type: unknown, { words }: MarkdownWriter): string {
  if (typeof type !== 'string' || type === '') return words.say('callout.note')
  const { data: kind } = calloutKind.safeParse(type.toLowerCase())
  return kind === undefined ? `${type[0]?.toUpperCase()}${type.slice(1).toLowerCase()}` : words.say(`callout.${kind}`)
}
