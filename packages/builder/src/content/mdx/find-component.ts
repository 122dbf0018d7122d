import type { Evaluator } from './evaluator.ts'
import { findBinding, type Scope } from './scope.ts'
import type { SourceLocation } from './source-position.ts'
import { Closure, isObjectValue, MissingValue, SnippetValue, type Value } from './value.ts'

/**
 * Finds the component that a JSX name (`Note`, `Tree.Folder`, `crmCatalog`) refers to in a scope: a function, a snippet, or
 * a failed import. Undefined if the file defines no such component. A definition that can't be evaluated is reported and
 * returned as a failed import.
 */
export function findComponent(
  name: string,
  scope: Scope,
  evaluator: Evaluator,
  location: SourceLocation,
): Closure | SnippetValue | MissingValue | undefined {
  const [first = '', ...path] = name.split('.')
  const binding = findBinding(scope, first)
  if (!binding) return undefined
  let value = evaluator.attempt<Value>(
    () => binding.get(),
    () => new MissingValue(name, { isCode: true }),
    location,
  )
  for (const key of path) {
    if (value instanceof MissingValue) return value
    value = isObjectValue(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value instanceof Closure || value instanceof SnippetValue || value instanceof MissingValue ? value : undefined
}
