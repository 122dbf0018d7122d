import { z } from 'zod'
import { joinBlocks } from '../../markdown-output/format-blocks.ts'
import { listItems } from '../../markdown-output/list-items.ts'
import { findItems } from '../children/find-items.ts'
import { defineComponent } from '../define-component.ts'
import { withAuthorAttributes } from '../expansion/author-attributes.ts'
import { parseProps } from '../expansion/parse-props.ts'
import { titleSize } from '../props/title-size.ts'
import { toText } from '../props/to-text.ts'
import { renderStep, renderStepList, stepProps, toStepMarkdown } from './step.tsx'

/** A numbered list of steps. Content between two steps belongs to the first of them. */
export const steps = defineComponent({
  name: 'Steps',
  description: 'A numbered list of steps.',
  items: ['Step'],
  props: z.object({
    titleSize: titleSize.default('p').describe('The element of the titles: p, h2, h3 or h4.'),
  }),
  render({ titleSize }, node, context) {
    const { leading, items } = findItems(node.children, 'Step')
    if (items.length === 0) return leading
    const list = items.map(({ node: item, trailing }) => {
      const props = parseProps(stepProps, item, context)
      const whole = { ...item, children: [...item.children, ...trailing] }
      const step = renderStep({ ...props, titleSize: props.titleSize ?? titleSize }, whole, context)
      return withAuthorAttributes(step, item, stepProps, context)
    })
    return [...leading, renderStepList(list)]
  },
  toMarkdown({ children }, writer, level) {
    let number = 0
    const blocks = listItems(children).map((child) => {
      if (child.type !== 'component' || child.name !== 'Step') return writer.toBlocks([child], level)
      const given = Number(toText(child.props.stepNumber))
      number = Number.isInteger(given) && given > 0 ? given : number + 1
      return toStepMarkdown(number, child, writer, level)
    })
    return joinBlocks(...blocks)
  },
})
