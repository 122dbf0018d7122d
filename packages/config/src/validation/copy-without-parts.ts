import type { ConfigPath } from '../problems/config-path.ts'

export interface PartialCopy {
  copy: object
  /** Converts a path in the copy to the path of the same part in the original. */
  toSourcePath: (path: ConfigPath) => ConfigPath
}

/** Copies a value without keys and entries of arrays. @param dropped Their paths as JSON. */
export function copyWithoutParts(value: object, dropped: ReadonlySet<string>): PartialCopy {
  if (dropped.size === 0) return { copy: value, toSourcePath: (path) => path }
  /** Original indexes of the entries of arrays from which entries were dropped, by the path of the array in the original. */
  const indexes = new Map<string, number[]>()

  function copyPart(part: unknown, path: ConfigPath): unknown {
    if (typeof part !== 'object' || part === null) return part
    const isKept = (segment: string | number): boolean => !dropped.has(JSON.stringify([...path, segment]))
    if (Array.isArray(part)) {
      const kept = [...part.keys()].filter(isKept)
      if (kept.length < part.length) indexes.set(JSON.stringify(path), kept)
      return kept.map((index) => copyPart(part[index], [...path, index]))
    }
    const entries = Object.entries(part).filter(([key]) => isKept(key))
    return Object.fromEntries(entries.map(([key, entry]) => [key, copyPart(entry, [...path, key])]))
  }

  return {
    copy: copyPart(value, []) as object,
    toSourcePath(path) {
      const source: (string | number)[] = []
      for (const segment of path) {
        const kept = typeof segment === 'number' ? indexes.get(JSON.stringify(source)) : undefined
        source.push(kept?.[Number(segment)] ?? segment)
      }
      return source
    },
  }
}
