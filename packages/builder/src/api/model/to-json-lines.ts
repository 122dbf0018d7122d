/** A value as lines of JSON, without their ends: of a list each item is one. */
export function toJsonLines(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((item) => JSON.stringify(item))
}
