import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { z } from 'zod'
import { defineComponent } from '../model/component.ts'
import { renderMath } from './render-math.ts'

/** A formula in TeX. Stands on a line of its own when its text is a paragraph. */
export const latex = defineComponent({
  name: 'Latex',
  description: 'A formula written in TeX.',
  props: z.object({}),
  render(_props, node, context) {
    const tex = toText({ type: 'root', children: node.children }).trim()
    const isBlock = node.children.some((child) => child.type === 'element' && child.tagName === 'p')
    const rendered = renderMath(tex, isBlock)
    if ('math' in rendered) return isBlock ? h('div', { class: 'math' }, rendered.math) : rendered.math
    context.report(
      {
        code: 'page/math',
        severity: 'warning',
        message: `The formula ${JSON.stringify(tex)} is not valid TeX: ${rendered.error}.`,
        suggestions: [`Mend the formula; in MDX, write one with braces as {'\\\\frac{1}{2}'}.`],
      },
      node,
    )
    return h('code', tex)
  },
})
