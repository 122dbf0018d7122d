import type { Evaluator } from './evaluator.ts'
import { findBinding, type Scope } from './scope.ts'
import type { Place } from './source-position.ts'
import { Closure, isObjectValue, MissingValue, SnippetValue, type Value } from './value.ts'

/**
 * Finds the component that a JSX name (`Note`, `Tree.Folder`, `crmCatalog`) means in a scope: a function, a snippet, or
 * an import that failed. Undefined when the file defines no such component. A definition that can't be evaluated is
 * reported and counts as failed.
 */
export function findComponent(
  name: string,
  scope: Scope,
  evaluator: Evaluator,
  place: Place,
): Closure | SnippetValue | MissingValue | undefined {
  const [first = '', ...path] = name.split('.')
  const binding = findBinding(scope, first)
  if (!binding) return undefined
  let value = evaluator.attempt<Value>(
    () => binding.read(),
    () => new MissingValue(name, { isProgram: true }),
    place,
  )
  for (const key of path) {
    if (value instanceof MissingValue) return value
    value = isObjectValue(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value instanceof Closure || value instanceof SnippetValue || value instanceof MissingValue ? value : undefined
}
