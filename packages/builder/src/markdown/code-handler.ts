import type { Code } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import type { ComponentNode } from '../model/component.ts'
import { parseCodeMeta } from './parse-code-meta.ts'

/**
 * Turns a fence into the component `CodeBlock`, so that a fence and `<CodeBlock>` are drawn by the same code and groups
 * can collect both. The text goes in as the prop `code`, without its last line break.
 */
export function codeHandler(state: State, node: Code): ComponentNode {
  const meta = parseCodeMeta(node.meta ?? '')
  const component: ComponentNode = {
    type: 'component',
    name: 'CodeBlock',
    props: { ...meta, ...(node.lang ? { language: node.lang } : {}), code: node.value },
    children: [],
  }
  state.patch(node, component)
  return component
}
