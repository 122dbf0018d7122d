import type { ConfigPath } from '../problems/config-path.ts'

/** Copies a value without the keys at these paths. The empty path has no effect. */
export function copyWithout(value: unknown, paths: readonly ConfigPath[]): unknown {
  const dropped = new Set(paths.map(toId))
  return dropped.size === 0 ? value : copyPart(value, dropped, [])
}

function copyPart(value: unknown, dropped: ReadonlySet<string>, path: ConfigPath): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => copyPart(entry, dropped, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dropped.has(toId([...path, key])))
      .map(([key, entry]) => [key, copyPart(entry, dropped, [...path, key])]),
  )
}

function toId(path: ConfigPath): string {
  return JSON.stringify(path)
}
