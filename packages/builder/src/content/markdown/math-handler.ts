import type { ElementContent } from 'hast'
import type { InlineMath, Math as MathBlock } from 'mdast-util-math'
import type { State } from 'mdast-util-to-hast'
import type { ComponentNode } from '../components/component-node.ts'

/** Turns a formula into the component `Latex`, whose text is a paragraph when it stands on a line of its own. */
export function mathHandler(state: State, node: InlineMath | MathBlock): ComponentNode {
  const text: ElementContent = { type: 'text', value: node.value }
  const component: ComponentNode = {
    type: 'component',
    name: 'Latex',
    props: {},
    children: node.type === 'math' ? [{ type: 'element', tagName: 'p', properties: {}, children: [text] }] : [text],
  }
  state.patch(node, component)
  return component
}
