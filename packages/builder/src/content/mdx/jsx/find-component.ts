import { isElementName } from '../../markdown/element-names.ts'
import type { Evaluator } from '../evaluator.ts'
import { FRAGMENT } from '../react/react.ts'
import { findBinding, findOwnBinding, type Scope } from '../scope.ts'
import type { SourceLocation } from '../source-position.ts'
import { Closure, isObjectValue, MissingValue, SnippetValue, type Value } from '../values/value.ts'

/** What a JSX name can refer to. A text is the name of an element. */
type Component = Closure | SnippetValue | MissingValue | typeof FRAGMENT | string

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
): Component | undefined {
  // As in React, a variable such as `b` doesn't change what `<b>` means.
  if (scope.isComponentCode && isElementName(name)) return undefined
  const [first = '', ...path] = name.split('.')
  // What a page defines never replaces a built-in component or an element in the files that it imports.
  const isBuiltIn = evaluator.knownComponents.has(name) || isElementName(name)
  const binding = isBuiltIn ? findOwnBinding(scope, first) : findBinding(scope, first)
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
  if (value === FRAGMENT || (scope.isComponentCode && typeof value === 'string')) return value
  return value instanceof Closure || value instanceof SnippetValue || value instanceof MissingValue ? value : undefined
}
