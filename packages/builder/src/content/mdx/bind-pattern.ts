import type { Expression, ObjectPattern, Pattern } from 'estree-jsx'
import { evaluateKey } from './evaluate-object.ts'
import { fail } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { unexpectedValue, unsupportedCode } from './problems.ts'
import { type Binding, createBinding, type Scope } from './scope.ts'
import { createObject, isListValue, isObjectValue, type Value } from './value.ts'

/**
 * Binds the names of a parameter or declaration, such as `{title, size = 2, ...rest}`.
 *
 * @param bindings - The bindings of `scope`, so that defaults can use the names before them.
 */
export function bindPattern(
  pattern: Pattern,
  value: Value,
  bindings: Map<string, Binding>,
  scope: Scope,
  evaluator: Evaluator,
): void {
  const bind = (inner: Pattern, innerValue: Value) => bindPattern(inner, innerValue, bindings, scope, evaluator)
  switch (pattern.type) {
    case 'Identifier':
      bindings.set(pattern.name, createBinding(value))
      return
    case 'AssignmentPattern':
      bind(pattern.left, value === undefined ? evaluator.evaluate(pattern.right, scope) : value)
      return
    case 'ObjectPattern':
      bindObject(pattern, value, bind, scope, evaluator)
      return
    case 'ArrayPattern': {
      if (!isListValue(value)) fail(unexpectedValue('a list', value), pattern, scope)
      for (const [index, element] of pattern.elements.entries()) {
        if (element?.type === 'RestElement') bind(element.argument, evaluator.budget.spendList(value.slice(index)))
        else if (element) bind(element, value[index])
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
  const rest = new Map(Object.entries(value))
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') {
      bind(property.argument, createObject(evaluator.budget.spendList([...rest])))
    } else {
      const key = evaluateKey(
        { key: property.key as Expression, computed: property.computed, loc: property.loc },
        scope,
        evaluator,
      )
      bind(property.value, rest.get(key))
      rest.delete(key)
    }
  }
}
