import { expect, it } from 'vitest'
import { toBodyText } from './to-body-text.ts'

const USERS = [{ id: 1 }, { id: 2 }]

it.each<[string, unknown, string]>([
  ['application/json; charset=utf-8', 'text', '"text"'],
  ['application/x-ndjson', USERS, '{"id":1}\n{"id":2}\n'],
  ['application/json-seq', USERS, '\x1e{"id":1}\n\x1e{"id":2}\n'],
  ['text/event-stream; charset=utf-8', USERS, 'data: {"id":1}\n\ndata: {"id":2}\n\n'],
  ['application/x-www-form-urlencoded', { a: 'x y', b: 1 }, 'a=x+y&b=1'],
  ['text/csv', 'id\n1\n', 'id\n1\n'],
  ['text/csv', null, ''],
  ['application/json', null, 'null'],
  ['application/json', undefined, ''],
])('serializes a body of %s from %j', (mediaType, value, body) => {
  expect(toBodyText(value, mediaType)).toBe(body)
})
