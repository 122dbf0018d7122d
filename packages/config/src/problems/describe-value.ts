const MAX_LENGTH = 60

/** Formats a value for a message: plain values as JSON, truncated when long, and only the type of others. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  return truncateJson(JSON.stringify(value))
}

/** `"a", "b" or "c"` */
export function describeChoices(choices: readonly string[]): string {
  if (choices.length < 2) return choices.join('')
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}

function truncateJson(json: string): string {
  return json.length > MAX_LENGTH ? `${json.slice(0, MAX_LENGTH - 2)}…"` : json
}
