import { optionalSettings } from '../docs-format/schema/settings.ts'
import type { DocsObject } from './to-compact-object.ts'

/**
 * Selects the keys of `docs.json` that are already in the `mint.json`, where they have no effect, and are valid.
 *
 * @param value - The content of the `mint.json`.
 * @param unknown - The keys that its format doesn't have.
 */
export function selectDocsKeys(value: DocsObject, unknown: readonly string[]): DocsObject {
  return Object.fromEntries(
    Object.entries(optionalSettings).flatMap(([key, schema]): [string, unknown][] =>
      unknown.includes(key) && schema.safeParse(value[key]).success ? [[key, value[key]]] : [],
    ),
  )
}
