/** An object of which nothing is known yet, such as JSON and YAML give. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object with members: neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
