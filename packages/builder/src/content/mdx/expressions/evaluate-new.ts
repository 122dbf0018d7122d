import type { NewExpression } from 'estree-jsx'
import { fail, toLocation } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { unsupportedCode } from '../problems.ts'
import { findBinding, type Scope } from '../scope.ts'
import { BuiltIn, type Value } from '../values/value.ts'
import { evaluateList } from './evaluate-list.ts'

/** Evaluates `new Map()` and the like. */
export function evaluateNew(node: NewExpression, scope: Scope, evaluator: Evaluator): Value {
  const { callee } = node
  const name = callee.type === 'Identifier' ? callee.name : undefined
  const called = findCalled(callee, scope, evaluator)
  if (!(called instanceof BuiltIn) || !called.construct) {
    return fail(unsupportedCode(name === undefined ? '`new`' : `\`new ${name}()\``), node, scope)
  }
  const create = new BuiltIn(`new ${called.name}`, called.construct)
  return evaluator.call(create, evaluateList(node.arguments, scope, evaluator), toLocation(node, scope))
}

/** Undefined for a name that does not exist: many of those that are used with `new` only exist in browsers. */
function findCalled(callee: NewExpression['callee'], scope: Scope, evaluator: Evaluator): Value {
  if (callee.type === 'Identifier') return findBinding(scope, callee.name)?.get()
  return callee.type === 'MemberExpression' ? evaluator.evaluate(callee, scope) : undefined
}
