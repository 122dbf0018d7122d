import type { PlaygroundContent } from '../../../src/model/api/playground.ts'

/** How a body is filled in: as JSON, as parts of a form, as text, or by choosing a file. */
export type BodyForm = 'json' | 'parts' | 'text' | 'file'

/** Finds it by the media type and the schema. */
export function findBodyForm({ mediaType, schema }: PlaygroundContent): BodyForm {
  const type = mediaType.toLowerCase()
  if (/^multipart\/|^application\/x-www-form-urlencoded/.test(type)) return 'parts'
  if (/[/+]json\b/.test(type) && !/ndjson|jsonl|json-seq/.test(type)) return 'json'
  if (schema?.isFile || /^(?:application\/(?:octet-stream|pdf|zip|gzip)|image\/|audio\/|video\/|\*\/\*)/.test(type))
    return 'file'
  return 'text'
}
