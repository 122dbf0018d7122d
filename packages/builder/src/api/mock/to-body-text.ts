import { toBareMediaType, toJsonLines, toMediaKind } from '../model/media-type.ts'

/** Serializes an example as a body of a media type. Text is the body as it is, except in JSON. */
export function toBodyText(value: unknown, mediaType: string): string {
  const kind = toMediaKind(mediaType)
  if (kind === 'json') return value === undefined ? '' : JSON.stringify(value, null, 2)
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (kind === 'events')
    return toJsonLines(value)
      .map((line) => `data: ${line}\n\n`)
      .join('')
  if (kind === 'lines') return toLines(value, mediaType)
  if (kind === 'form') return new URLSearchParams(toTexts(value)).toString()
  return JSON.stringify(value, null, 2)
}

/** Each value of `application/json-seq` starts with a record separator (RFC 7464, section 2.2). */
function toLines(value: unknown, mediaType: string): string {
  const separator = toBareMediaType(mediaType).endsWith('json-seq') ? '\x1e' : ''
  return toJsonLines(value)
    .map((line) => `${separator}${line}\n`)
    .join('')
}

function toTexts(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, typeof item === 'string' ? item : JSON.stringify(item)]),
  )
}
