import type { ConfigPath } from '../problems/config-problem.ts'

/** Reads the part of a value at a path; undefined where there is none. */
export function readAt(value: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>((part, segment) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, segment)) return undefined
    return Reflect.get(part, segment)
  }, value)
}
