import type { Node } from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { badExpression, unsupportedCode } from '../problems.ts'
import { getJsxMember, isJsxMember } from '../react/jsx-members.ts'
import type { Scope } from '../scope.ts'
import { MapValue, SetValue } from '../values/collection-value.ts'
import { listItems } from '../values/jsx-items.ts'
import { BuiltIn, describeKind, isHastValue, isListValue, isObjectValue, type Value } from '../values/value.ts'

/** Gets an own property, or undefined if there is none. */
export function getMember(object: Value, key: string, node: Node, scope: Scope, evaluator: Evaluator): Value {
  if (object instanceof BuiltIn && object.members) return getMember(object.members, key, node, scope, evaluator)
  if (isObjectValue(object)) return Object.hasOwn(object, key) ? object[key] : undefined
  if (isListValue(object) || typeof object === 'string') {
    if (key === 'length') return object.length
    if (/^\d+$/.test(key)) return object[Number(key)]
    // Components look at each of their children, which may be text.
    if (isJsxMember(key)) return undefined
    return fail(unsupportedCode(`The property "${key}" of ${describeKind(object)}`), node, scope)
  }
  if (object instanceof MapValue && key === 'size') return object.map.size
  if (object instanceof SetValue && key === 'size') return object.set.size
  if (isHastValue(object)) {
    if (isJsxMember(key)) return getJsxMember(object, key, evaluator.budget)
    // Several children are a list in React.
    if (key === 'length' || /^\d+$/.test(key)) {
      return getMember(listItems(object, evaluator.budget), key, node, scope, evaluator)
    }
  }
  return fail(badExpression(`Cannot read "${key}" of ${describeKind(object)}.`), node, scope)
}
