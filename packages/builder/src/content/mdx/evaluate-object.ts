import type { Expression, ObjectExpression, Property } from 'estree-jsx'
import { fail } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { badExpression, unsupportedCode } from './problems.ts'
import type { Scope } from './scope.ts'
import { createObject, describeKind, isForbiddenKey, isObjectValue, isPrimitive, type Value } from './value.ts'

/** Evaluates an object literal to an object without prototype. Getters and setters are refused. */
export function evaluateObject(node: ObjectExpression, scope: Scope, evaluator: Evaluator): Value {
  const entries: [string, Value][] = []
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluator.evaluate(property.argument, scope)
      if (isObjectValue(spread)) entries.push(...evaluator.budget.spendList(Object.entries(spread)))
      else if (spread)
        fail(badExpression(`Only an object can be spread here, not ${describeKind(spread)}.`), property, scope)
    } else {
      if (property.kind !== 'init') fail(unsupportedCode('A getter or setter'), property, scope)
      // The value is no pattern: those stand only in parameters and declarations.
      entries.push([evaluateKey(property, scope, evaluator), evaluator.evaluate(property.value as Expression, scope)])
    }
  }
  return createObject(evaluator.budget.spendList(entries))
}

/** Evaluates the key of a property or of a member access: a name, a literal or, when computed, any primitive value. */
export function evaluateKey(
  node: Pick<Property, 'key' | 'computed' | 'loc'>,
  scope: Scope,
  evaluator: Evaluator,
): string {
  const { key } = node
  const value = !node.computed && key.type === 'Identifier' ? key.name : evaluator.evaluate(key, scope)
  if (!isPrimitive(value)) return fail(badExpression(`A key can't be ${describeKind(value)}.`), node, scope)
  const name = String(value)
  if (isForbiddenKey(name)) return fail(unsupportedCode(`The key "${name}"`), node, scope)
  return name
}
