/** JSON as people write it, on several lines. */
export function toJsonText(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'null'
}
