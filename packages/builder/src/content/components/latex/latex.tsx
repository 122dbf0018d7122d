import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { toScrollArea } from '../to-scroll-area.ts'
import { toFormula } from './to-formula.ts'
import { toReport } from './to-report.ts'

/** A formula in TeX. It is a block if its text is a paragraph. */
export const latex = defineComponent({
  name: 'Latex',
  description: 'A formula written in TeX.',
  props: z.object({}),
  render(_props, node, context) {
    const formula = toFormula(node)
    const { tex, isBlock } = formula
    const rendered = context.renderMath(tex, isBlock)
    if ('math' in rendered)
      return isBlock ? renderBlock(tex, rendered.math, context.words.say('math.title')) : rendered.math
    context.report(...toReport(formula, rendered.error, node))
    return h('code', tex)
  },
  toInlineMarkdown(node) {
    const { tex, isBlock } = toFormula(node)
    return isBlock ? `$$\n${tex}\n$$` : `$${tex}$`
  },
  isBlock: (node) => toFormula(node).isBlock,
  hasControls: false,
})

/** A longer formula may be wider than a phone, so the keyboard must reach it to scroll it. */
const MAX_UNSCROLLED_LENGTH = 40

function renderBlock(tex: string, math: ElementContent[], name: string): ElementContent {
  const block = h('div', { class: 'math-block' }, math)
  return tex.length > MAX_UNSCROLLED_LENGTH ? toScrollArea(block, name) : block
}
