import { isReactGlobal } from './react/react.ts'
import type { Binding, Scope, Value } from './values/value.ts'

export type { Binding, Scope }

export function createScope(
  file: string,
  bindings: ReadonlyMap<string, Binding>,
  parent?: Scope,
  isComponentCode = parent?.isComponentCode ?? false,
): Scope {
  return { file, bindings, parent, isComponentCode }
}

/** Finds the nearest binding of a name. */
export function findBinding(scope: Scope, name: string): Binding | undefined {
  for (let current: Scope | undefined = scope; current; current = current.parent) {
    const binding = current.bindings.get(name)
    if (binding) return binding
  }
  return undefined
}

/** Finds the binding of a name that the file itself defines or imports, or gets as a prop. */
export function findOwnBinding(scope: Scope, name: string): Binding | undefined {
  for (let current: Scope | undefined = scope; current?.file === scope.file; current = current.parent) {
    const binding = current.bindings.get(name)
    if (binding) return binding
  }
  return undefined
}

/** Lists the visible names for suggestions, without those of React: a misspelled name is rarely meant to be a hook. */
export function listNames(scope: Scope): string[] {
  const names: string[] = []
  for (let current: Scope | undefined = scope; current; current = current.parent) names.push(...current.bindings.keys())
  return names.filter((name) => !isReactGlobal(name))
}

/** Creates a binding of a known value. */
export function createBinding(value: Value): Binding {
  return { get: () => value }
}

/** Creates the binding of a variable that a function can assign to. */
export function createVariable(initial: Value): Binding {
  let value = initial
  return {
    get: () => value,
    set(next) {
      value = next
    },
  }
}

/** Creates a binding that is evaluated when it is first used, so that the order of definitions doesn't matter. */
export function createLazyBinding(evaluate: () => Value, onCycle: () => never): Binding {
  let state: 'new' | 'busy' | 'done' = 'new'
  let value: Value
  return {
    get() {
      if (state === 'busy') return onCycle()
      if (state === 'new') {
        state = 'busy'
        try {
          value = evaluate()
          state = 'done'
        } finally {
          if (state === 'busy') state = 'new'
        }
      }
      return value
    },
  }
}
