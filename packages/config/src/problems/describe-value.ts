const LONGEST = 60

/** A value as it stands in a message: JSON for plain values, cut when long, and the kind of others. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  return quoteText(JSON.stringify(value))
}

/** `"a", "b" or "c"` */
export function describeChoices(choices: readonly string[]): string {
  if (choices.length < 2) return choices.join('')
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}

function quoteText(json: string): string {
  return json.length > LONGEST ? `${json.slice(0, LONGEST - 2)}…"` : json
}
