import type { Root, Text } from 'hast'
import { visit } from '../../../core/index.ts'
import type { ComponentNode } from '../component-node.ts'

/** What is between the tags of `<Latex>`, or between dollar signs. */
export interface Formula {
  tex: string
  /** Whether it is on a line of its own: its text is a paragraph or a code block. */
  isBlock: boolean
  /** The text, if it is a single one. */
  text?: Text | undefined
}

/** Reads the formula of the component `Latex`. The code of a code block is a prop. */
export function toFormula({ children }: ComponentNode): Formula {
  const texts: Text[] = []
  let code = ''
  let isBlock = false
  visit({ type: 'root', children } satisfies Root, (node) => {
    if (node.type === 'text') texts.push(node)
    else if (node.type === 'element') isBlock ||= node.tagName === 'p'
    else if (node.type === 'component' && typeof node.props.code === 'string') {
      code += node.props.code
      isBlock = true
    }
  })
  return {
    tex: `${texts.map(({ value }) => value).join('')}${code}`.trim(),
    isBlock,
    text: texts.length === 1 && code === '' ? texts[0] : undefined,
  }
}
