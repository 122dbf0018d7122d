import { CONFIG_CODES } from './config-codes.ts'
import type { ConfigPath, Problem } from './problem.ts'

/**
 * Leaves out what problems were found in, so that the rest of the configuration can be used: an unknown key alone, and
 * the whole top-level key around any error. What is only warned of stays.
 */
export function dropUnsoundParts(value: unknown, problems: readonly Problem[]): unknown {
  const dropped = new Set<string>()
  for (const { code, path } of problems) {
    if (code === 'config/unknown-key') dropped.add(toId(path))
    else if (CONFIG_CODES[code].severity === 'error' && path.length > 0) dropped.add(toId(path.slice(0, 1)))
  }
  return dropped.size === 0 ? value : copyWithout(value, dropped, [])
}

function copyWithout(value: unknown, dropped: ReadonlySet<string>, path: ConfigPath): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => copyWithout(entry, dropped, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dropped.has(toId([...path, key])))
      .map(([key, entry]) => [key, copyWithout(entry, dropped, [...path, key])]),
  )
}

function toId(path: ConfigPath): string {
  return JSON.stringify(path)
}
