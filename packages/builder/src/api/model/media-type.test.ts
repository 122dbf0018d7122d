import { expect, it } from 'vitest'
import { type MediaKind, toMediaKind } from './media-type.ts'

it.each<[MediaKind, string[]]>([
  ['json', ['application/json', 'application/json; charset=utf-8', 'Application/Problem+JSON', 'text/json']],
  ['lines', ['application/x-ndjson', 'application/jsonl', 'application/json-seq', 'application/x-json-lines; a=b']],
  ['events', ['text/event-stream', 'Text/Event-Stream;charset=utf-8']],
  ['form', ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=utf-8']],
  ['multipart', ['multipart/form-data', 'multipart/mixed; boundary=a']],
  ['text', ['', 'text/plain', 'application/xml; charset=utf-8', 'application/atom+xml', 'application/yaml']],
  ['image', ['image/png', 'image/svg+xml', 'image/*']],
  ['audio', ['audio/mpeg']],
  ['video', ['video/mp4']],
  ['binary', ['application/octet-stream', 'application/pdf', 'font/woff2']],
  ['any', ['*/*']],
  ['other', ['application/vnd.acme', 'application/x-www-form', 'json', 'a/b; x=application/json']],
])('toMediaKind returns %s', (kind, mediaTypes) => {
  expect(mediaTypes.map((mediaType) => [mediaType, toMediaKind(mediaType)])).toEqual(
    mediaTypes.map((mediaType) => [mediaType, kind]),
  )
})
