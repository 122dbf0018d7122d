import type { ElementContent, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import { createMdxProcessor } from '../../markdown/create-processor.ts'

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

const processor = createMdxProcessor()

/**
 * Parses MDX whose JSX has only literal attributes (strings, no value, and JSON in braces). It replaces the evaluator in
 * tests of components.
 */
export function parseMdx(source: string): Root {
  const tree = processor.runSync(processor.parse(source))
  return { type: 'root', children: tree.children.flatMap(toContents) }
}

function toContents(node: Nodes): ElementContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toElements(node)
    case 'element':
    case 'component':
      return [{ ...node, children: node.children.flatMap(toContents) }]
    case 'text':
      return [node]
    default:
      return []
  }
}

function toElements(node: JsxElement): ElementContent[] {
  const children = node.children.flatMap(toContents)
  const props = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, toValue(attribute.value)]] : [],
    ),
  )
  if (!node.name) return children
  if (/^[a-z]/.test(node.name)) return [h(node.name, props as Record<string, string>, children)]
  return [{ type: 'component', name: node.name, props, children }]
}

function toValue(value: string | { value: string } | null | undefined): unknown {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : JSON.parse(value.value)
}
