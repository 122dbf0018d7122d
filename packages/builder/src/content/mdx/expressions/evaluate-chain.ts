import type { ChainExpression, Expression, MemberExpression, SimpleCallExpression, Super } from 'estree-jsx'
import { fail, toLocation } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { unexpectedValue, unsupportedCode } from '../problems.ts'
import type { Scope } from '../scope.ts'
import { BuiltIn, isFunctionValue, isObjectValue, type Value } from '../values/value.ts'
import { callMethod } from './call-method.ts'
import { evaluateList } from './evaluate-list.ts'
import { evaluateKey } from './evaluate-object.ts'
import { getMember } from './get-member.ts'

/** The value of an optional chain (`a?.b.c`) that ended early. */
const SHORT_CIRCUIT = Symbol('short circuit')

type ChainValue = Value | typeof SHORT_CIRCUIT

/** Evaluates own-property access and calls, with or without `?.`. */
export function evaluateChain(
  node: MemberExpression | SimpleCallExpression | ChainExpression,
  scope: Scope,
  evaluator: Evaluator,
): Value {
  const value = evaluateLink(node.type === 'ChainExpression' ? node.expression : node, scope, evaluator)
  return value === SHORT_CIRCUIT ? undefined : value
}

function evaluateLink(node: Expression | Super, scope: Scope, evaluator: Evaluator): ChainValue {
  evaluator.budget.spend(1)
  if (node.type === 'Super') return fail(unsupportedCode('`super`'), node, scope)
  if (node.type === 'MemberExpression') return evaluator.budget.nest(() => evaluateMember(node, scope, evaluator))
  if (node.type === 'CallExpression') return evaluator.budget.nest(() => evaluateCall(node, scope, evaluator))
  return evaluator.evaluate(node, scope)
}

function evaluateMember(node: MemberExpression, scope: Scope, evaluator: Evaluator): ChainValue {
  const object = evaluateLink(node.object, scope, evaluator)
  if (object === SHORT_CIRCUIT || (node.optional && (object === null || object === undefined))) return SHORT_CIRCUIT
  const key = evaluateMemberKey(node, scope, evaluator)
  return getMember(object, key, node, scope, evaluator)
}

function evaluateCall(node: SimpleCallExpression, scope: Scope, evaluator: Evaluator): ChainValue {
  const { callee } = node
  if (callee.type === 'MemberExpression') {
    const object = evaluateLink(callee.object, scope, evaluator)
    if (object === SHORT_CIRCUIT) return SHORT_CIRCUIT
    if (callee.optional && (object === null || object === undefined)) return SHORT_CIRCUIT
    const key = evaluateMemberKey(callee, scope, evaluator)
    if (!isObjectValue(object) && !(object instanceof BuiltIn && object.members)) {
      const parameters = evaluateList(node.arguments, scope, evaluator)
      return callMethod({ object, name: key, parameters, location: toLocation(node, scope) }, evaluator)
    }
    return evaluateCallOf(getMember(object, key, callee, scope, evaluator), node, scope, evaluator)
  }
  const called = evaluateLink(callee, scope, evaluator)
  return called === SHORT_CIRCUIT ? SHORT_CIRCUIT : evaluateCallOf(called, node, scope, evaluator)
}

function evaluateCallOf(called: Value, node: SimpleCallExpression, scope: Scope, evaluator: Evaluator): ChainValue {
  if (node.optional && (called === null || called === undefined)) return SHORT_CIRCUIT
  if (!isFunctionValue(called)) return fail(unexpectedValue('a function', called), node, scope)
  // What a hook doesn't need on the first call isn't evaluated: it may use the browser.
  const written = called instanceof BuiltIn ? node.arguments.slice(0, called.arity) : node.arguments
  return evaluator.call(called, evaluateList(written, scope, evaluator), toLocation(node, scope))
}

function evaluateMemberKey(node: MemberExpression, scope: Scope, evaluator: Evaluator): string {
  const { property } = node
  if (property.type === 'PrivateIdentifier') return fail(unsupportedCode('A private name'), node, scope)
  return evaluateKey({ key: property, computed: node.computed, loc: node.loc }, scope, evaluator)
}
