import type { ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { z } from 'zod'
import { visit } from '../../../core/index.ts'
import type { ComponentNode } from '../component-node.ts'
import { defineComponent } from '../define-component.ts'
import { toScrollArea } from '../to-scroll-area.ts'

/** A formula in TeX. It is a block if its text is a paragraph. */
export const latex = defineComponent({
  name: 'Latex',
  description: 'A formula written in TeX.',
  props: z.object({}),
  render(_props, node, context) {
    const { tex, isBlock } = toTex(node)
    const rendered = context.renderMath(tex, isBlock)
    if ('math' in rendered)
      return isBlock ? renderBlock(tex, rendered.math, context.words.say('math.title')) : rendered.math
    context.report(
      {
        code: 'page/math',
        message: `The formula ${toQuote(tex)} cannot be rendered: ${rendered.error}.`,
        suggestions: ['Correct the formula. MDX evaluates braces inside <Latex>: put such a formula between $$.'],
      },
      node,
    )
    return h('code', tex)
  },
  toInlineMarkdown(node) {
    const { tex, isBlock } = toTex(node)
    return isBlock ? `$$\n${tex}\n$$` : `$${tex}$`
  },
  isBlock: (node) => toTex(node).isBlock,
  hasControls: false,
})

/** How many characters of a formula a message quotes. */
const MAX_QUOTE_LENGTH = 200

function toQuote(tex: string): string {
  return JSON.stringify(tex.length > MAX_QUOTE_LENGTH ? `${tex.slice(0, MAX_QUOTE_LENGTH)}…` : tex)
}

/** A longer formula may be wider than a phone, so the keyboard must reach it to scroll it. */
const MAX_UNSCROLLED_LENGTH = 40

function renderBlock(tex: string, math: ElementContent[], name: string): ElementContent {
  const block = h('div', { class: 'math' }, math)
  return tex.length > MAX_UNSCROLLED_LENGTH ? toScrollArea(block, name) : block
}

/**
 * The formula, and whether it is on a line of its own: then its text is a paragraph or a code block. The code of a code
 * block is a prop.
 */
function toTex({ children }: ComponentNode): { tex: string; isBlock: boolean } {
  let tex = ''
  let isBlock = false
  visit({ type: 'root', children } satisfies Root, (node) => {
    if (node.type === 'text') tex += node.value
    else if (node.type === 'element') isBlock ||= node.tagName === 'p'
    else if (node.type === 'component' && typeof node.props.code === 'string') {
      tex += node.props.code
      isBlock = true
    }
  })
  return { tex: tex.trim(), isBlock }
}
