import type { ElementContent } from 'hast'
import type { InlineMath, Math as MathBlock } from 'mdast-util-math'
import type { State } from 'mdast-util-to-hast'
import type { ComponentNode } from '../components/component-node.ts'
import { findFormulaPosition } from './find-formula-position.ts'

declare module 'hast' {
  interface TextData {
    /** Whether it is TeX between dollar signs, and not the text of `<Latex>`. */
    isBetweenDollars?: boolean | undefined
  }
}

/** Converts a formula to the component `Latex`. The text of a block formula is in a paragraph. */
export function mathHandler(state: State, node: InlineMath | MathBlock): ComponentNode {
  const position = findFormulaPosition(node)
  const text: ElementContent = {
    type: 'text',
    value: node.value,
    data: { isBetweenDollars: true },
    ...(position && { position }),
  }
  const component: ComponentNode = {
    type: 'component',
    name: 'Latex',
    props: {},
    children: node.type === 'math' ? [{ type: 'element', tagName: 'p', properties: {}, children: [text] }] : [text],
  }
  state.patch(node, component)
  return component
}
