import { toRange } from '@spearmint/config/diagnostics'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { copyProperties } from './copy-content.ts'
import type { Evaluator } from './evaluator.ts'
import { isTextPattern } from './expressions/is-text-pattern.ts'
import { fillCode } from './fill-code.ts'
import { evaluateMdxAttributes, findExpression } from './jsx/evaluate-attributes.ts'
import { findUnsafeReason } from './jsx/find-unsafe-reason.ts'
import { renderElement } from './jsx/render-element.ts'
import { toContent } from './jsx/to-content.ts'
import type { MdxElement, MdxExpression } from './mdx-nodes.ts'
import { unescapedBrace, unsafeAttribute } from './problems.ts'
import type { Scope } from './scope.ts'
import { withSourceFile } from './source-position.ts'

/** Evaluates the content of a file. If an expression between blocks returns text, it becomes a paragraph. */
export function evaluateFile(tree: Root, scope: Scope, evaluator: Evaluator): ElementContent[] {
  return tree.children.flatMap((node) => {
    const content = evaluateNode(node, scope, evaluator)
    return node.type === 'mdxFlowExpression' && isText(content) ? [toParagraph(content)] : content
  })
}

/** Evaluates hast that contains MDX nodes. Returns new nodes and never changes the given ones. */
function evaluateContent(nodes: Root['children'], scope: Scope, evaluator: Evaluator): ElementContent[] {
  return evaluator.budget.nestContent(() => nodes.flatMap((node) => evaluateNode(node, scope, evaluator)))
}

function evaluateNode(node: RootContent, scope: Scope, evaluator: Evaluator): ElementContent[] {
  // Nodes of the page itself are free, because nothing can multiply them.
  if (scope.file !== evaluator.file) evaluator.budget.spend(1)
  const position = withSourceFile(node.position, scope.file, evaluator.file)
  const located = position ? { position } : {}
  switch (node.type) {
    case 'mdxjsEsm':
    case 'doctype':
      return []
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return evaluateElement(node, scope, evaluator)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return evaluateTextExpression(node, scope, evaluator)
    case 'element': {
      const properties = evaluateProperties(node, scope, evaluator)
      const data = node.data ? { data: { ...node.data } } : {}
      return [{ ...node, ...data, ...located, properties, children: evaluateContent(node.children, scope, evaluator) }]
    }
    case 'component': {
      const props = node.name === 'CodeBlock' ? fillCode(node.props, scope, evaluator) : { ...node.props }
      return [{ ...node, ...located, props, children: evaluateContent(node.children, scope, evaluator) }]
    }
    default:
      return [{ ...node, ...located }]
  }
}

function evaluateElement(node: MdxElement, scope: Scope, evaluator: Evaluator): ElementContent[] {
  const children = () => evaluateContent(node.children, scope, evaluator)
  if (node.name === null) return children()
  return renderElement(
    {
      name: node.name,
      attributes: () => evaluateMdxAttributes(node, scope, evaluator),
      children,
      isInline: node.type === 'mdxJsxTextElement',
      position: node.position,
    },
    scope,
    evaluator,
  )
}

/** Evaluates `{…}` in text. An expression that can't be evaluated is shown as written. */
function evaluateTextExpression(node: MdxExpression, scope: Scope, evaluator: Evaluator): ElementContent[] {
  const expression = findExpression(node.data?.estree)
  if (!expression) return []
  const location = { file: scope.file, range: toRange(node.position) }
  const source: ElementContent = { type: 'text', value: `{${node.value}}` }
  if (isTextPattern(expression)) {
    evaluator.report(unescapedBrace(node.value), location)
    return [source]
  }
  return evaluator.attempt<ElementContent[]>(
    () => toContent(evaluator.evaluate(expression, scope), location, evaluator.budget),
    () => [source],
    location,
  )
}

/** Removes unsafe properties: links in Markdown may have URLs that run code. */
function evaluateProperties(node: Element, scope: Scope, evaluator: Evaluator): Element['properties'] {
  const properties = copyProperties(node.properties)
  for (const [name, value] of Object.entries(properties)) {
    const reason = findUnsafeReason(node.tagName, name, value)
    if (reason === undefined) continue
    evaluator.report(unsafeAttribute(name, reason), { file: scope.file, range: toRange(node.position) })
    delete properties[name]
  }
  return properties
}

function isText(content: readonly ElementContent[]): boolean {
  return (
    content.some((node) => node.type === 'text' && node.value.trim() !== '') &&
    content.every(({ type }) => type === 'text')
  )
}

function toParagraph(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'p', properties: {}, children }
}
