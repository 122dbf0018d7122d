import type { BinaryExpression, LogicalExpression, Node, TemplateLiteral, UnaryExpression } from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { unexpectedValue, unsupportedCode } from '../problems.ts'
import { findBinding, type Scope } from '../scope.ts'
import { DateValue } from '../values/date-value.ts'
import { isFunctionValue, isPrimitive, type Primitive, type Value } from '../values/value.ts'
import { findBinaryOperator, findUnaryOperator } from './find-operator.ts'

/** `!`, `typeof` and `void` accept any value, the other operators only primitive ones. */
export function evaluateUnary(node: UnaryExpression, scope: Scope, evaluator: Evaluator): Value {
  const { argument } = node
  // Components ask for `window` in this way, to find out whether there is a browser.
  if (node.operator === 'typeof' && argument.type === 'Identifier' && !findBinding(scope, argument.name)) {
    return 'undefined'
  }
  const value = evaluator.evaluate(argument, scope)
  if (node.operator === '!') return !value
  if (node.operator === 'void') return undefined
  if (node.operator === 'typeof') return isFunctionValue(value) ? 'function' : typeof value
  const apply = findUnaryOperator(node.operator)
  if (!apply) return fail(unsupportedCode(`The operator "${node.operator}"`), node, scope)
  return apply(toPrimitive(value, argument, scope))
}

interface Operand {
  value: Value
  node: Node
}

export function evaluateBinary(node: BinaryExpression, scope: Scope, evaluator: Evaluator): Value {
  const { left } = node
  if (left.type === 'PrivateIdentifier') return fail(unsupportedCode('A private name'), node, scope)
  const operands = {
    left: { value: evaluator.evaluate(left, scope), node: left },
    right: { value: evaluator.evaluate(node.right, scope), node: node.right },
  }
  return applyBinary(node.operator, operands, node, scope, evaluator)
}

/** Applies an operator such as `+`. Any values can be compared by identity, other operators accept only primitive ones. */
export function applyBinary(
  operator: string,
  { left, right }: { left: Operand; right: Operand },
  node: Node,
  scope: Scope,
  evaluator: Evaluator,
): Value {
  const isObject = !isPrimitive(left.value) || !isPrimitive(right.value)
  if (operator === '===' || (operator === '==' && isObject)) return left.value === right.value
  if (operator === '!==' || (operator === '!=' && isObject)) return left.value !== right.value
  const apply = findBinaryOperator(operator)
  if (!apply) return fail(unsupportedCode(`The operator "${operator}"`), node, scope)
  // A date counts as a number in JavaScript too, but is joined to a text in words.
  const toOperand = ({ value, node: operand }: Operand) =>
    toPrimitive(value instanceof DateValue && operator !== '+' ? value.time : value, operand, scope)
  const result = apply(toOperand(left), toOperand(right))
  return typeof result === 'string' ? evaluator.budget.spendText(result) : result
}

export function evaluateLogical(node: LogicalExpression, scope: Scope, evaluator: Evaluator): Value {
  const left = evaluator.evaluate(node.left, scope)
  const isDecided = { '&&': !left, '||': Boolean(left), '??': left !== null && left !== undefined }[node.operator]
  return isDecided ? left : evaluator.evaluate(node.right, scope)
}

export function evaluateTemplate(node: TemplateLiteral, scope: Scope, evaluator: Evaluator): Value {
  let text = ''
  for (const [index, quasi] of node.quasis.entries()) {
    text += quasi.value.cooked ?? ''
    const expression = node.expressions[index]
    if (expression) text += String(toPrimitive(evaluator.evaluate(expression, scope), expression, scope))
    evaluator.budget.spendText(text)
  }
  return text
}

function toPrimitive(value: Value, node: Node, scope: Scope): Primitive {
  if (isPrimitive(value)) return value
  return fail(unexpectedValue('text or a number', value), node, scope)
}
