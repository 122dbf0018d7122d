import type { Element } from 'hast'
import { h } from 'hastscript'
import { z } from 'zod'
import { toNameText, toSlug } from '../../../core/index.ts'
import { joinBlocks, toBold, toListItem } from '../../markdown-output/format-blocks.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { type ComponentContext, defineComponent } from '../define-component.ts'
import { createHeadingAnchor } from '../heading/create-heading-anchor.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { content, text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { icon, iconType } from '../props/icon.ts'
import { integer } from '../props/integer.ts'
import { titleSize } from '../props/title-size.ts'
import { toElement } from '../to-element.ts'

export const stepProps = z.object({
  title: content.optional().describe('The heading of the step.'),
  titleSize: titleSize.optional().describe('The element of the title; the one of `Steps` by default.'),
  icon: icon.optional().describe('An icon in place of the number.'),
  iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
  stepNumber: integer.optional().describe('The number of this step; the following steps continue from it.'),
  id: text.optional().describe('The anchor ID; generated from the title by default.'),
  noAnchor: flag.default(false).describe('Whether to omit the link to the title.'),
})

/** One step. Inside `Steps`, that component renders it; alone, it is a list of one. */
export const step = defineComponent({
  name: 'Step',
  description: 'One step of `Steps`: a title and its content.',
  parents: ['Steps'],
  label: 'title',
  props: stepProps,
  render: (props, node, context) => renderStepList([renderStep(props, node, context)]),
  toMarkdown: (node, writer, level) => toStepMarkdown(1, node, writer, level),
})

/** Writes a step as an item of a numbered list. */
export function toStepMarkdown(number: number, node: ComponentNode, writer: MarkdownWriter, level: number): string {
  const title = toBold(writer.toProp(node.props.title))
  return toListItem(`${number}. `, joinBlocks(title, writer.toBlocks(node.children, level)))
}

/** The list around steps. */
export function renderStepList(steps: Element[]): Element {
  return toElement(<ol class="steps">{steps}</ol>)
}

/** Renders the list item of a step. Its number is the one of the item, drawn by CSS. */
export function renderStep(props: z.output<typeof stepProps>, node: ComponentNode, context: ComponentContext): Element {
  const icon = renderIcon(props, node, context)
  return toElement(
    <li class={['step', ...(icon.length > 0 ? ['step-with-icon'] : [])]} value={props.stepNumber}>
      {icon.length > 0 ? <span class="step-icon">{icon}</span> : undefined}
      {props.title && renderTitle(props, context)}
      <div class="step-content">{node.children}</div>
    </li>,
  )
}

function renderTitle(props: z.output<typeof stepProps>, context: ComponentContext): Element {
  const { title = [], titleSize = 'p' } = props
  const className = titleSize === 'p' ? 'step-title' : 'heading step-title'
  if (props.noAnchor) return h(titleSize, { class: className }, title)
  const slug = props.id ?? toSlug(toNameText(title))
  const id = context.ids.claim(slug || 'step')
  const anchor = context.hasControls(title) ? title : [createHeadingAnchor(id, title)]
  return h(titleSize, { id, class: className }, anchor)
}
