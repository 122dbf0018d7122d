import type { ConfigPath } from '../problems/config-path.ts'

/** Finds the part of a value at a path. */
export function findValueAt(value: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>((part, segment) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, segment)) return undefined
    return Reflect.get(part, segment)
  }, value)
}
