import type { AssignmentExpression, MemberExpression, Pattern, UpdateExpression } from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { badExpression, sharedValue, unsupportedCode } from '../problems.ts'
import { findBinding, type Scope } from '../scope.ts'
import { describeKind, isListValue, isObjectValue, type Value } from '../values/value.ts'
import { describeUnknown } from './describe-unknown.ts'
import { evaluateKey } from './evaluate-object.ts'
import { applyBinary } from './evaluate-operators.ts'
import { getMember } from './get-member.ts'

/** A variable or property that can be assigned to. */
interface Target {
  get(): Value
  set(value: Value): void
}

/** Evaluates `a = b`, `a += b`, `a.b ??= c` and the like. */
export function evaluateAssignment(node: AssignmentExpression, scope: Scope, evaluator: Evaluator): Value {
  const { left, right, operator } = node
  const target = findTarget(left, scope, evaluator)
  const evaluate = () => evaluator.evaluate(right, scope)
  if (operator === '=') return assign(target, evaluate())
  const value = target.get()
  if (operator === '&&=') return value ? assign(target, evaluate()) : value
  if (operator === '||=') return value ? value : assign(target, evaluate())
  if (operator === '??=') return value ?? assign(target, evaluate())
  const operands = { left: { value, node: left }, right: { value: evaluate(), node: right } }
  return assign(target, applyBinary(operator.slice(0, -1), operands, node, scope, evaluator))
}

/** Evaluates `a++` and `--a`. */
export function evaluateUpdate(node: UpdateExpression, scope: Scope, evaluator: Evaluator): Value {
  const target = findTarget(node.argument as Pattern, scope, evaluator)
  const value = target.get()
  if (typeof value !== 'number') return fail(badExpression(`Cannot count ${describeKind(value)}.`), node, scope)
  const changed = assign(target, node.operator === '++' ? value + 1 : value - 1)
  return node.prefix ? changed : value
}

function assign(target: Target, value: Value): Value {
  target.set(value)
  return value
}

function findTarget(node: Pattern, scope: Scope, evaluator: Evaluator): Target {
  if (node.type === 'MemberExpression') return findMember(node, scope, evaluator)
  if (node.type !== 'Identifier') return fail(unsupportedCode('A destructuring assignment'), node, scope)
  const binding = findBinding(scope, node.name)
  if (!binding) {
    return fail(describeUnknown(node.name, scope, evaluator), node, scope)
  }
  const { set } = binding
  return set ? { get: binding.get, set } : fail(unsupportedCode('An assignment to a constant'), node, scope)
}

function findMember(node: MemberExpression, scope: Scope, evaluator: Evaluator): Target {
  const { property } = node
  if (node.object.type === 'Super' || property.type === 'PrivateIdentifier') {
    return fail(unsupportedCode('A class'), node, scope)
  }
  const object = evaluator.evaluate(node.object, scope)
  const key = evaluateKey({ key: property, computed: node.computed, loc: node.loc }, scope, evaluator)
  return {
    get: () => getMember(object, key, node, scope, evaluator),
    set(value) {
      evaluator.budget.spend(1)
      if (!isListValue(object) && !isObjectValue(object)) {
        fail(badExpression(`Cannot set "${key}" of ${describeKind(object)}.`), node, scope)
      }
      if (!evaluator.ownership.isOwned(object)) fail(sharedValue(object), node, scope)
      if (isListValue(object)) setItem(object as Value[], key, value, node, scope)
      else Object.assign(object, { [key]: value })
    },
  }
}

/** Lists have no gaps, so that their length never exceeds the number of assignments. */
function setItem(list: Value[], key: string, value: Value, node: MemberExpression, scope: Scope): void {
  const index = Number(key)
  if (key === 'length' && value === 0) list.length = 0
  else if (/^\d+$/.test(key) && index <= list.length) list[index] = value
  else fail(unsupportedCode(`An assignment to "${key}" of a list`), node, scope)
}
