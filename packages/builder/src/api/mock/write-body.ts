import { findMediaKind } from '../model/find-media-kind.ts'
import { toBareMediaType } from '../model/to-bare-media-type.ts'
import { toJsonLines } from '../model/to-json-lines.ts'

/** Writes a value as a body of a media type. A text that is an example is the body as it stands, but in JSON. */
export function writeBody(value: unknown, mediaType: string): string {
  const kind = findMediaKind(mediaType)
  if (kind === 'json') return value === undefined ? '' : JSON.stringify(value, null, 2)
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (kind === 'events')
    return toJsonLines(value)
      .map((line) => `data: ${line}\n\n`)
      .join('')
  if (kind === 'lines') return writeLines(value, mediaType)
  if (kind === 'form') return new URLSearchParams(toTexts(value)).toString()
  return JSON.stringify(value, null, 2)
}

/** Each value of `application/json-seq` begins with a mark of its own (RFC 7464, section 2.2). */
function writeLines(value: unknown, mediaType: string): string {
  const mark = toBareMediaType(mediaType).endsWith('json-seq') ? '\x1e' : ''
  return toJsonLines(value)
    .map((line) => `${mark}${line}\n`)
    .join('')
}

function toTexts(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, typeof item === 'string' ? item : JSON.stringify(item)]),
  )
}
