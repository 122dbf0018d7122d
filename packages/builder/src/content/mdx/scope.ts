import type { Value } from './value.ts'

/** A name's value. Reading may evaluate it, and may throw an `EvaluationError`. */
export interface Binding {
  read(): Value
}

/** The names that are visible in one place of one file. */
export interface Scope {
  /** The file whose text stands in this scope: places of problems are told in it. */
  readonly file: string
  readonly bindings: ReadonlyMap<string, Binding>
  readonly parent?: Scope | undefined
}

export function createScope(file: string, bindings: ReadonlyMap<string, Binding>, parent?: Scope): Scope {
  return { file, bindings, parent }
}

/** Finds the nearest binding of a name. */
export function findBinding(scope: Scope, name: string): Binding | undefined {
  for (let current: Scope | undefined = scope; current; current = current.parent) {
    const binding = current.bindings.get(name)
    if (binding) return binding
  }
  return undefined
}

/** Every visible name, for suggestions. */
export function listNames(scope: Scope): string[] {
  const names: string[] = []
  for (let current: Scope | undefined = scope; current; current = current.parent) names.push(...current.bindings.keys())
  return names
}

/** A binding of a value that is known. */
export function createBinding(value: Value): Binding {
  return { read: () => value }
}

/** A binding that is evaluated when it is first read, so that the order of definitions doesn't matter. */
export function createLazyBinding(evaluate: () => Value, onCycle: () => never): Binding {
  let state: 'new' | 'busy' | 'done' = 'new'
  let value: Value
  return {
    read() {
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
