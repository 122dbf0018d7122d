import type { ElementContent, Root } from 'hast'
import type { Budget } from '../budget.ts'
import type { Value } from './value.ts'

/** Converts content to the value of `children`. A single text is text, as in React. */
export function toChildren(content: readonly ElementContent[]): Value {
  const [first, ...others] = content
  if (first?.type === 'text' && others.length === 0) return first.value
  return first && { type: 'root', children: [...content] }
}

/** The nodes of JSX that count as children: the line breaks between the blocks of a page don't. */
export function listNodes({ children }: Pick<Root, 'children'>, budget: Budget): ElementContent[] {
  budget.spend(1 + children.length)
  return children.filter((node): node is ElementContent =>
    node.type === 'text'
      ? node.value !== '' && !/^\s*\n\s*$/.test(node.value)
      : node.type === 'element' || node.type === 'component',
  )
}

/** The nodes of JSX as values, one by one. */
export function listItems(jsx: Pick<Root, 'children'>, budget: Budget): Value[] {
  return listNodes(jsx, budget).map((node) => (node.type === 'text' ? node.value : { type: 'root', children: [node] }))
}
