import { toBareMediaType } from './to-bare-media-type.ts'

/**
 * What a body of a media type is made of.
 * - `lines`: JSON, one value a line (`application/x-ndjson`, `application/json-seq`)
 * - `events`: server-sent events
 * - `form`: `application/x-www-form-urlencoded`
 * - `text`: anything else that people read, and what no media type is told of
 * - `binary`: files that nobody reads
 * - `any`: a range that leaves it open
 * - `other`: nobody here knows
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

/** The first that fits counts. A drawing in SVG is an image. */
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

/** Finds what a body is made of, by its media type as it is written: in any case, with or without parameters. */
export function findMediaKind(mediaType: string): MediaKind {
  const type = toBareMediaType(mediaType)
  return PATTERNS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other'
}
