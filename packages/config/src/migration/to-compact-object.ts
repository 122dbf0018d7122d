/** An object of the new file while it is built. */
export type DocsObject = Record<string, unknown>

/** Leaves out keys that are undefined. Without any other key, the object itself is undefined. */
export function toCompactObject(keys: DocsObject): DocsObject | undefined {
  const entries = Object.entries(keys).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The same for an object with at least one key. */
export function withoutUndefined(keys: DocsObject): DocsObject {
  return toCompactObject(keys) ?? {}
}
