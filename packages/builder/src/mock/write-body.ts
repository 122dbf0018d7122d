/** Writes a value as a body of a media type. A text that is an example is the body as it stands, but in JSON. */
export function writeBody(value: unknown, mediaType: string): string {
  if (/[/+]json\b/i.test(mediaType)) return value === undefined ? '' : JSON.stringify(value, null, 2)
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  const items = (Array.isArray(value) ? value : [value]).map((item) => JSON.stringify(item))
  if (/event-stream/i.test(mediaType)) return items.map((item) => `data: ${item}\n\n`).join('')
  if (/(?:ndjson|jsonl|json-seq)/i.test(mediaType)) return items.map((item) => `${item}\n`).join('')
  if (/x-www-form-urlencoded/i.test(mediaType)) return new URLSearchParams(toTexts(value)).toString()
  return JSON.stringify(value, null, 2)
}

function toTexts(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, typeof item === 'string' ? item : JSON.stringify(item)]),
  )
}
