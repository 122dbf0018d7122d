import type { ConfigSource } from '../config-source.ts'
import type { ConfigPath } from '../problems/config-path.ts'

/** Where a part of the configuration is written. */
export interface Origin {
  source: ConfigSource
  path: ConfigPath
}

/** Where the parts of a configuration with includes are written. */
export interface Origins {
  /** Records that the part at a path has another origin than the part around it. `key` is where its key is. */
  record(path: ConfigPath, value: Origin, key: Origin): void
  /** Finds where the key or the value at a path is written. */
  resolve(path: ConfigPath, at: 'key' | 'value'): Origin
}

export function createOrigins(main: ConfigSource): Origins {
  const recorded = new Map<string, { value: Origin; key: Origin }>()

  return {
    record(path, value, key) {
      recorded.set(JSON.stringify(path), { value, key })
    },
    resolve(path, at) {
      if (recorded.size === 0) return { source: main, path }
      for (let length = path.length; length >= 0; length--) {
        const origin = recorded.get(JSON.stringify(path.slice(0, length)))
        if (!origin) continue
        if (length === path.length && at === 'key') return origin.key
        return { source: origin.value.source, path: [...origin.value.path, ...path.slice(length)] }
      }
      return { source: main, path }
    },
  }
}
