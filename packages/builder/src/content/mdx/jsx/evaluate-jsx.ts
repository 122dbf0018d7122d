import type { JSXElement, JSXFragment } from 'estree-jsx'
import type { ElementContent } from 'hast'
import { toLocation } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Scope } from '../scope.ts'
import { toPosition } from '../source-position.ts'
import { evaluateEstreeAttributes } from './evaluate-attributes.ts'
import { toJsxName } from './jsx-name.ts'
import { renderElement } from './render-element.ts'
import { toContent } from './to-content.ts'

/** Evaluates JSX in an expression. Parts that can't be evaluated are reported and left out. */
export function evaluateJsx(node: JSXElement | JSXFragment, scope: Scope, evaluator: Evaluator): ElementContent[] {
  if (node.type === 'JSXFragment') return evaluateChildren(node, scope, evaluator)
  return renderElement(
    {
      name: toJsxName(node.openingElement.name),
      attributes: () => evaluateEstreeAttributes(node, scope, evaluator),
      children: () => evaluateChildren(node, scope, evaluator),
      isInline: false,
      position: toPosition(node),
    },
    scope,
    evaluator,
  )
}

function evaluateChildren(node: JSXElement | JSXFragment, scope: Scope, evaluator: Evaluator): ElementContent[] {
  return evaluator.budget.nestContent(() => node.children.flatMap((child) => evaluateChild(child, scope, evaluator)))
}

function evaluateChild(child: JSXElement['children'][number], scope: Scope, evaluator: Evaluator): ElementContent[] {
  evaluator.budget.spend(1)
  if (child.type === 'JSXText') return toTextNodes(collapseLines(child.value))
  if (child.type === 'JSXElement' || child.type === 'JSXFragment') {
    return evaluator.budget.nest(() => evaluator.evaluateJsx(child, scope))
  }
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return []
  const location = toLocation(child, scope)
  return evaluator.attempt(
    () => toContent(evaluator.evaluate(expression, scope), location, evaluator.budget),
    () => [],
    location,
    scope.isComponentCode,
  )
}

/** Handles white space as JSX does: trims lines, removes empty ones, and joins the others with a space. */
function collapseLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r]/)
  return lines
    .map((line, index) => {
      const unindented = index === 0 ? line : line.replace(/^[ \t]+/, '')
      return index === lines.length - 1 ? unindented : unindented.replace(/[ \t]+$/, '')
    })
    .filter((line) => line !== '')
    .join(' ')
}

function toTextNodes(value: string): ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}
