import type { Expression, ObjectExpression, Property } from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { unexpectedValue, unsupportedCode } from '../problems.ts'
import type { Scope } from '../scope.ts'
import { createObject, isForbiddenKey, isObjectValue, isPrimitive, type Value } from '../values/value.ts'

/** Evaluates an object literal to an object without a prototype. Getters and setters are not supported. */
export function evaluateObject(node: ObjectExpression, scope: Scope, evaluator: Evaluator): Value {
  const entries: [string, Value][] = []
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluator.evaluate(property.argument, scope)
      if (isObjectValue(spread)) entries.push(...evaluator.budget.spendList(Object.entries(spread)))
      else if (spread) fail(unexpectedValue('an object after "..."', spread), property, scope)
    } else {
      if (property.kind !== 'init') fail(unsupportedCode('A getter or setter'), property, scope)
      // The value is not a pattern: those only occur in parameters and declarations.
      entries.push([evaluateKey(property, scope, evaluator), evaluator.evaluate(property.value as Expression, scope)])
    }
  }
  return evaluator.ownership.own(createObject(evaluator.budget.spendList(entries)))
}

/** Evaluates the key of a property or member access: a name, a literal or, if computed, any primitive value. */
export function evaluateKey(
  node: Pick<Property, 'key' | 'computed' | 'loc'>,
  scope: Scope,
  evaluator: Evaluator,
): string {
  const { key } = node
  const value = !node.computed && key.type === 'Identifier' ? key.name : evaluator.evaluate(key, scope)
  if (!isPrimitive(value)) return fail(unexpectedValue('text or a number as the key', value), node, scope)
  const name = String(value)
  if (isForbiddenKey(name)) return fail(unsupportedCode(`The key "${name}"`), node, scope)
  return name
}
