import type { Expression, Identifier, Literal } from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { unsupportedCode } from '../problems.ts'
import { findBinding, type Scope } from '../scope.ts'
import { RegExpValue } from '../values/reg-exp-value.ts'
import { MissingValue, type Value } from '../values/value.ts'
import { createClosure } from './create-closure.ts'
import { describeUnknown } from './describe-unknown.ts'
import { evaluateAssignment, evaluateUpdate } from './evaluate-assignment.ts'
import { evaluateChain } from './evaluate-chain.ts'
import { evaluateList } from './evaluate-list.ts'
import { evaluateNew } from './evaluate-new.ts'
import { evaluateObject } from './evaluate-object.ts'
import { evaluateBinary, evaluateLogical, evaluateTemplate, evaluateUnary } from './evaluate-operators.ts'

/**
 * Evaluates an expression in content: literals, templates, lists, objects, operators, conditions, own properties,
 * functions and JSX. There is no global object and no access to prototypes. Assignments change only what the same code
 * created. Throws an `EvaluationError` for everything else.
 */
export function evaluateExpression(node: Expression, scope: Scope, evaluator: Evaluator): Value {
  switch (node.type) {
    case 'Literal':
      return evaluateLiteral(node, scope, evaluator)
    case 'TemplateLiteral':
      return evaluateTemplate(node, scope, evaluator)
    case 'ArrayExpression':
      return evaluator.ownership.own(evaluateList(node.elements, scope, evaluator))
    case 'ObjectExpression':
      return evaluateObject(node, scope, evaluator)
    case 'Identifier':
      return evaluateIdentifier(node, scope, evaluator)
    case 'UnaryExpression':
      return evaluateUnary(node, scope, evaluator)
    case 'BinaryExpression':
      return evaluateBinary(node, scope, evaluator)
    case 'LogicalExpression':
      return evaluateLogical(node, scope, evaluator)
    case 'ConditionalExpression':
      return evaluator.evaluate(evaluator.evaluate(node.test, scope) ? node.consequent : node.alternate, scope)
    case 'SequenceExpression':
      return node.expressions.map((expression) => evaluator.evaluate(expression, scope)).at(-1)
    case 'MemberExpression':
    case 'CallExpression':
    case 'ChainExpression':
      return evaluateChain(node, scope, evaluator)
    case 'AssignmentExpression':
      return evaluateAssignment(node, scope, evaluator)
    case 'UpdateExpression':
      return evaluateUpdate(node, scope, evaluator)
    case 'NewExpression':
      return evaluateNew(node, scope, evaluator)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return createClosure(node, scope, evaluator)
    case 'JSXElement':
    case 'JSXFragment':
      return { type: 'root', children: evaluator.evaluateJsx(node, scope) }
    default:
      return fail(unsupportedCode(UNSUPPORTED.get(node.type) ?? `This kind of code (${node.type})`), node, scope)
  }
}

/** Names of unsupported expressions in messages. */
const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ['AwaitExpression', '`await`'],
  ['ClassExpression', 'A class'],
  ['ImportExpression', '`import()`'],
  ['MetaProperty', '`import.meta`'],
  ['TaggedTemplateExpression', 'A tagged template'],
  ['ThisExpression', '`this`'],
  ['YieldExpression', '`yield`'],
])

function evaluateLiteral(node: Literal, scope: Scope, evaluator: Evaluator): Value {
  if ('regex' in node) {
    const { pattern, flags } = node.regex
    return RegExpValue.parse(pattern, flags) ?? fail(unsupportedCode('This kind of regular expression'), node, scope)
  }
  if ('bigint' in node) return fail(unsupportedCode('A big integer'), node, scope)
  return typeof node.value === 'string' ? evaluator.budget.spendText(node.value) : node.value
}

function evaluateIdentifier(node: Identifier, scope: Scope, evaluator: Evaluator): Value {
  const value = (findBinding(scope, node.name) ?? fail(describeUnknown(node.name, scope, evaluator), node, scope)).get()
  // The import itself was reported already.
  return value instanceof MissingValue ? fail(undefined, node, scope) : value
}
