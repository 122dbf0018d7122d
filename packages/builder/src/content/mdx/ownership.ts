/**
 * Which lists, objects, maps and sets code may change: those that it created itself. What outlives an evaluation, such as a
 * constant of a file or a value of React, never changes, so that every component sees the same.
 */
export interface Ownership {
  /** Runs an action as an evaluation of its own. When it has ended, nothing that it created can change. */
  isolate<T>(action: () => T): T
  /** Runs an action as a part of the current evaluation, or as one of its own if there is none. */
  join<T>(action: () => T): T
  /** Marks a new value as created by the current evaluation, and returns it. */
  own<T extends object>(value: T): T
  isOwned(value: object): boolean
}

export function createOwnership(): Ownership {
  const owners = new WeakMap<object, symbol>()
  let current: symbol | undefined

  function isolate<T>(action: () => T): T {
    const outer = current
    current = Symbol('evaluation')
    try {
      return action()
    } finally {
      current = outer
    }
  }

  return {
    isolate,
    join: (action) => (current ? action() : isolate(action)),
    own(value) {
      if (current) owners.set(value, current)
      return value
    },
    isOwned: (value) => current !== undefined && owners.get(value) === current,
  }
}
