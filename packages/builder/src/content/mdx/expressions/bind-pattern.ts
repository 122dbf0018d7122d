import type { Expression, ObjectPattern, Pattern } from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { unexpectedValue, unsupportedCode } from '../problems.ts'
import { type Binding, createVariable, type Scope } from '../scope.ts'
import { findItems } from '../values/find-items.ts'
import { createObject, isObjectValue, type Value } from '../values/value.ts'
import { evaluateKey } from './evaluate-object.ts'

/**
 * Binds the names of a parameter or declaration, such as `{title, size = 2, ...rest}`.
 *
 * @param bindings - The bindings of `scope`, so that defaults can use the names before them.
 * @param toBinding - Creates the binding of a name: a variable, unless it is declared as a constant.
 */
export function bindPattern(
  pattern: Pattern,
  value: Value,
  bindings: Map<string, Binding>,
  scope: Scope,
  evaluator: Evaluator,
  toBinding: (value: Value) => Binding = createVariable,
): void {
  evaluator.budget.spend(1)
  const bind = (inner: Pattern, innerValue: Value) =>
    bindPattern(inner, innerValue, bindings, scope, evaluator, toBinding)
  switch (pattern.type) {
    case 'Identifier':
      bindings.set(pattern.name, toBinding(value))
      return
    case 'AssignmentPattern':
      bind(pattern.left, value === undefined ? evaluator.evaluate(pattern.right, scope) : value)
      return
    case 'ObjectPattern':
      bindObject(pattern, value, bind, scope, evaluator)
      return
    case 'ArrayPattern': {
      const items = findItems(value, evaluator.budget) ?? fail(unexpectedValue('a list', value), pattern, scope)
      evaluator.budget.spend(pattern.elements.length)
      for (const [index, element] of pattern.elements.entries()) {
        if (element?.type === 'RestElement') {
          bind(element.argument, evaluator.ownership.own(evaluator.budget.spendList(items.slice(index))))
        } else if (element) bind(element, items[index])
      }
      return
    }
    default:
      fail(unsupportedCode('An assignment to a property'), pattern, scope)
  }
}

function bindObject(
  pattern: ObjectPattern,
  value: Value,
  bind: (inner: Pattern, value: Value) => void,
  scope: Scope,
  evaluator: Evaluator,
): void {
  if (!isObjectValue(value)) fail(unexpectedValue('an object', value), pattern, scope)
  const taken = new Set<string>()
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') {
      const rest = evaluator.budget.spendList(Object.entries(value)).filter(([name]) => !taken.has(name))
      bind(property.argument, evaluator.ownership.own(createObject(rest)))
    } else {
      const key = evaluateKey(
        { key: property.key as Expression, computed: property.computed, loc: property.loc },
        scope,
        evaluator,
      )
      taken.add(key)
      bind(property.value, Object.hasOwn(value, key) ? value[key] : undefined)
    }
  }
}
