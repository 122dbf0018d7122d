import type { ElementContent } from 'hast'
import { z } from 'zod'
import { joinBlocks, toBlockquote, toBold } from '../../markdown-output/format-blocks.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { type Component, defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { calloutKind } from '../props/callout-kind.ts'
import { color } from '../props/color.ts'
import { content } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import type { RenderContext } from '../render-context.ts'
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
const calloutProps = z.object({ title: content.optional().describe('The heading of the callout.') })

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
  }),
  render(props, node, context) {
    const kind = props.type === undefined ? undefined : KINDS[props.type]
    const drawn =
      props.icon === undefined && kind !== undefined
        ? renderKindIcon(kind.icon, node, context)
        : renderIcon({ icon: props.icon, iconType: props.iconType }, node, context)
    return renderCallout({ kind: props.type, label: kind?.label ?? 'Callout', ...props }, drawn, node.children)
  },
  toMarkdown: (node, writer, level) => toCalloutMarkdown(toLabel(node.props.type), node, writer, level),
  hasControls: false,
})

function createCallout(kind: Kind): Component {
  const { label, icon, description } = KINDS[kind]
  return defineComponent({
    name: label,
    description,
    props: calloutProps,
    render: ({ title }, node: ComponentNode, context: RenderContext) =>
      renderCallout({ kind, label, title }, renderKindIcon(icon, node, context), node.children),
    toMarkdown: (node, writer, level) => toCalloutMarkdown(label, node, writer, level),
    hasControls: false,
  })
}

/** The icons of built-in callouts are from one library, whichever the site uses. */
function renderKindIcon(icon: string, node: ComponentNode, context: RenderContext): ElementContent[] {
  return renderIcon({ icon, library: 'fontawesome' }, node, context)
}

interface CalloutParts {
  kind: Kind | undefined
  /** Its name for assistive technology. */
  label: string
  title?: ElementContent[] | undefined
  color?: string | undefined
}

/** With `role="note"`, an `aside` inside the text is not a landmark. */
function renderCallout(parts: CalloutParts, icon: ElementContent[], children: ElementContent[]): ElementContent {
  const { kind, label, title, color } = parts
  return toElement(
    <aside
      class={['callout', ...(kind ? [`callout-${kind}`] : [])]}
      role="note"
      aria-label={label}
      style={color && `--tone: ${color}`}
    >
      {icon.length > 0 ? <span class="callout-icon">{icon}</span> : undefined}
      <div class="callout-content">
        {title && <p class="callout-title">{title}</p>}
        {children}
      </div>
    </aside>,
  )
}

function toCalloutMarkdown(
  label: string,
  { props, children }: ComponentNode,
  writer: MarkdownWriter,
  level: number,
): string {
  const title = writer.toProp(props.title)
  const head = toBold(title === '' ? label : `${label}: ${title}`)
  return toBlockquote(joinBlocks(head, writer.toBlocks(children, level)))
}

/** `warning` → `Warning`. */
function toLabel(type: unknown): string {
  return typeof type === 'string' && type !== '' ? `${type[0]?.toUpperCase()}${type.slice(1).toLowerCase()}` : 'Note'
}
