/**
 * What a body of a media type contains.
 * - `lines`: JSON, one value per line (`application/x-ndjson`, `application/json-seq`)
 * - `events`: server-sent events
 * - `form`: `application/x-www-form-urlencoded`
 * - `text`: any other text that people read, and a body without a media type
 * - `binary`: files that nobody reads as text
 * - `any`: a range that matches every type
 * - `other`: an unknown type
 */
export type MediaKind =
  | 'json'
  | 'lines'
  | 'events'
  | 'form'
  | 'multipart'
  | 'text'
  | 'image'
  | 'audio'
  | 'video'
  | 'binary'
  | 'any'
  | 'other'

/** The first match counts. SVG is an image. */
const PATTERNS: readonly (readonly [MediaKind, RegExp])[] = [
  ['events', /^text\/event-stream$/],
  ['lines', /[/.+-](?:ndjson|jsonl|jsonlines|json-lines|json-seq)$/],
  ['json', /[/+]json\b/],
  ['form', /^application\/x-www-form-urlencoded$/],
  ['multipart', /^multipart\//],
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['text', /^$|^text\/|[/+](?:xml|(?:x-)?yaml|toml|javascript|ecmascript|graphql)$/],
  ['any', /^\*\/\*$/],
  ['binary', /^(?:font\/.*|application\/(?:octet-stream|pdf|zip|gzip|x-protobuf))$/],
]

/** Converts a media type, in any case and with or without parameters, to what its bodies contain. */
export function toMediaKind(mediaType: string): MediaKind {
  const type = toBareMediaType(mediaType)
  return PATTERNS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other'
}

/** Strips the parameters of a media type: `Text/HTML; charset=utf-8` → `text/html` (RFC 9110, section 8.3.1). */
export function toBareMediaType(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** Converts a value to lines of JSON without line ends. Each item of a list is one line. */
export function toJsonLines(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((item) => JSON.stringify(item))
}
